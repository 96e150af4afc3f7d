import { useEffect } from 'react';
import { onSessionChange } from '../session/session.ts';
import type { FormStart } from './form-start.ts';
import type { VisitJournal } from './visit-journal.ts';
import type { WorkingCopyWriter } from './working-copy-writer.ts';

/** A tab that is shown says so twice, by its visibility and its focus. */
const seenAgainMs = 2_000;

/**
 * While the form is on the screen, saves at once when the page may close or the server is back, and shows what was saved
 * elsewhere when somebody comes back to it.
 */
export function useSavingMoments(
	start: FormStart,
	writer: WorkingCopyWriter,
	journal: VisitJournal,
): void {
	useEffect(() => {
		writer.open();
		const leave = journal.hold();
		const flush = () => void writer.flush();
		// Sends to the server what only this browser had.
		if (!start.post && !writer.text.isSafe) flush();
		const hide = () => {
			journal.write();
			// A running save already contains the text.
			if (document.visibilityState === 'hidden' && !writer.text.state.running) flush();
		};
		let seenAt = 0;
		const see = () => {
			if (document.visibilityState === 'hidden' || Date.now() - seenAt < seenAgainMs) return;
			seenAt = Date.now();
			void writer.lookElsewhere();
		};
		const stopSession = onSessionChange((event) => event === 'signed-in' && flush());
		addEventListener('online', flush);
		addEventListener('pagehide', hide);
		document.addEventListener('visibilitychange', hide);
		document.addEventListener('visibilitychange', see);
		addEventListener('focus', see);
		return () => {
			stopSession();
			removeEventListener('online', flush);
			removeEventListener('pagehide', hide);
			document.removeEventListener('visibilitychange', hide);
			document.removeEventListener('visibilitychange', see);
			removeEventListener('focus', see);
			journal.write();
			leave();
			writer.close();
		};
	}, [start, writer, journal]);
}
