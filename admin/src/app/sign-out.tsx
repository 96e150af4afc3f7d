import { useState } from 'react';
import { messages } from '../messages.ts';
import { logOut, sessionState } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';

/** Does this browser hold a text that the server never got, in whatever tab? */
async function holdsUnsavedText(): Promise<boolean> {
	const { user } = sessionState();
	if (!user) return false;
	try {
		const { findUnsaved } = await import('../journal/find-lost.ts');
		return (await findUnsaved(user.email)) !== undefined;
	} catch (error) {
		console.warn('journal', error); // Forbidden storage holds nothing.
		return false;
	}
}

function signOut(): void {
	toast.success(<span lang="en">{messages.session.loggedOut}</span>);
	void logOut();
}

/** Spec §4; where a text would be left behind it asks first. */
export function SignOut() {
	const { bar, session } = messages;
	const [isAsking, setIsAsking] = useState(false);
	const ask = async () => {
		if (await holdsUnsavedText()) setIsAsking(true);
		else signOut();
	};
	return (
		<>
			<Button tone="quiet" lang="en" onClick={() => void ask()}>
				{bar.signOut}
			</Button>
			{isAsking && (
				// In a section its header and footer are not the page's.
				<section>
					<Dialog title={session.unsavedTitle} onClose={() => setIsAsking(false)}>
						<p className="lead">{session.unsavedText}</p>
						<footer>
							<Button data-autofocus onClick={() => setIsAsking(false)}>
								{session.stay}
							</Button>
							<Button tone="warn" onClick={signOut}>
								{session.leave}
							</Button>
						</footer>
					</Dialog>
				</section>
			)}
		</>
	);
}
