import { messages } from '../messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { useRestingHand } from '../ui/use-resting-hand.ts';
import { putOffSignIn } from './session.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSession } from './use-session.ts';

/** The session ended while the user was writing: the text stays on the screen, and the sign-in opens above it as soon as the hand rests. */
export function SignInAgain() {
	const { session } = messages;
	const { user, isSignInPutOff } = useSession();
	const resting = useRestingHand();
	const later = () => putOffSignIn(true);
	if (isSignInPutOff) {
		return (
			<div className="floating">
				<Notice
					tone="caution"
					icon="lock"
					title={session.endedTitle}
					actions={<Button onClick={() => putOffSignIn(false)}>{session.signInAgain}</Button>}
				/>
			</div>
		);
	}
	if (!resting) return null;
	return (
		<Dialog title={session.endedTitle} onClose={later} closable={false}>
			<p className="lead">{session.endedLead}</p>
			<SignInForm
				className="stack"
				email={user?.email ?? ''}
				buttons={({ blocked, running }) => (
					<footer>
						<Button onClick={later}>{session.keepWriting}</Button>
						<Button
							type="submit"
							tone="primary"
							disabled={blocked}
							busyText={running && messages.login.running}
						>
							{session.signInAndSave}
						</Button>
					</footer>
				)}
			/>
		</Dialog>
	);
}
