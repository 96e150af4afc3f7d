import { useEffect } from 'react';
import { onSessionChange } from '../session/session.ts';
import type { FormStart } from './form-start.ts';
import type { VisitJournal } from './visit-journal.ts';
import type { WorkingCopyWriter } from './working-copy-writer.ts';

/** While the form is on the screen, saves at once when the page may close or the server is back. */
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
		const stopSession = onSessionChange((event) => event === 'signed-in' && flush());
		addEventListener('online', flush);
		addEventListener('pagehide', hide);
		document.addEventListener('visibilitychange', hide);
		return () => {
			stopSession();
			removeEventListener('online', flush);
			removeEventListener('pagehide', hide);
			document.removeEventListener('visibilitychange', hide);
			journal.write();
			leave();
			writer.close();
		};
	}, [start, writer, journal]);
}
