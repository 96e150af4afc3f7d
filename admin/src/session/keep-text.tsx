import { RequireSession } from './guards.tsx';
import { SignInAgain } from './sign-in-again.tsx';

/** Where text is being written: a session that ends takes nothing from the screen. */
export const KeepText = () => <RequireSession whenEnded={<SignInAgain />} />;
