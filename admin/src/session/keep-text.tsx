import { RequireSession } from './guards.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** Marks a screen where text is being written: when the session ends, it stays. */
export const KeepText = () => <RequireSession whenEnded={<SignInAgain />} />;
