import { useState } from 'react';
import { messages } from '../messages.ts';
import { logOut, sessionState } from '../session/session.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';

/** Whether any tab of this browser has a text that never reached the server. */
async function holdsUnsavedText(): Promise<boolean> {
	const { user } = sessionState();
	if (!user) return false;
	try {
		const { findUnsaved } = await import('../journal/find-lost.ts');
		return (await findUnsaved(user.email)) !== undefined;
	} catch (error) {
		console.warn('journal', error); // Storage is not allowed, so it contains nothing.
		return false;
	}
}

function signOut(): void {
	toast.success(<span lang="en">{messages.session.loggedOut}</span>);
	void logOut();
}

/** Spec §4; asks first if unsaved text would be left behind. */
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
				// Within a section, a dialog's header and footer are not the page's landmarks.
				<section>
					<AskDialog
						title={session.unsavedTitle}
						stay={session.stay}
						go={session.leave}
						onAnswer={(leaves) => (leaves ? signOut() : setIsAsking(false))}
					>
						{session.unsavedText}
					</AskDialog>
				</section>
			)}
		</>
	);
}
