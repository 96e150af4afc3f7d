import { ended } from '../messages/asks.ts';
import { messages } from '../messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { useRestingHand } from '../ui/use-resting-hand.ts';
import { RequireSession } from './guards.tsx';
import { putOffSignIn } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSession } from './use-session.ts';

/** The session ended while the user was writing: the text stays on the screen, and the sign-in opens above it as soon as the hand rests. */
export function SignInAgain() {
	const { user, isSignInPutOff } = useSession();
	const resting = useRestingHand();
	const later = () => putOffSignIn(true);
	if (isSignInPutOff) {
		return (
			<div className="floating">
				<Notice
					tone="caution"
					icon="lock"
					title={ended.title}
					actions={<Button onClick={() => putOffSignIn(false)}>{ended.signInAgain}</Button>}
				/>
			</div>
		);
	}
	if (!resting) return null;
	return (
		<Dialog title={ended.title} onClose={later} closable={false}>
			<p className="lead">{ended.lead}</p>
			<SignInForm
				className="stack"
				email={user?.email ?? ''}
				buttons={({ blocked, running }) => (
					<footer role="none">
						<Button onClick={later}>{ended.keepWriting}</Button>
						<Button
							type="submit"
							tone="primary"
							disabled={blocked}
							busyText={running && messages.login.running}
						>
							{ended.signInAndSave}
						</Button>
					</footer>
				)}
			/>
		</Dialog>
	);
}

/** Marks a screen where text is being written: when the session ends, it stays. */
export const KeepText = () => <RequireSession whenEnded={<SignInAgain />} />;
