import { useState } from 'react';
import { messages } from '../messages.ts';
import { logOut, sessionState } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { later } from '../ui/later.tsx';
import { toast } from '../ui/toast.ts';

const AskUnsaved = later(async () => (await import('./ask-unsaved.tsx')).AskUnsaved);

/** Whether any tab of this browser has a text that never reached the server. */
async function holdsUnsavedText(): Promise<boolean> {
	const { user } = sessionState();
	if (!user) return false;
	try {
		const { findUnsaved } = await import('../text/find-lost.ts');
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
	const { bar } = messages;
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
			{isAsking && <AskUnsaved onAnswer={(leaves) => (leaves ? signOut() : setIsAsking(false))} />}
		</>
	);
}
