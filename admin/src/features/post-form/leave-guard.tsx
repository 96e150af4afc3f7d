import { useEffect, useState } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { messages } from '../../messages/all.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import type { WorkingCopyWriter } from './working-copy-writer.ts';

/** How long leaving waits for a last save before asking. */
const lastSaveMs = 2_500;

function Leaving({
	blocker,
	writer,
}: {
	blocker: Extract<Blocker, { state: 'blocked' }>;
	writer: WorkingCopyWriter;
}) {
	const { leave } = messages.form;
	const [asking, setAsking] = useState(false);
	useEffect(() => {
		let open = true;
		const ask = () => open && setAsking(true);
		const timer = setTimeout(ask, lastSaveMs);
		void writer.flush().then((safe) => {
			if (!open) return;
			if (safe) blocker.proceed();
			else ask();
		});
		return () => {
			open = false;
			clearTimeout(timer);
		};
	}, [writer, blocker]);
	if (!asking) return null;
	return (
		<AskDialog
			title={leave.title}
			stay={leave.stay}
			go={leave.leave}
			onAnswer={(leaves) => (leaves ? blocker.proceed() : blocker.reset())}
		>
			{leave.text}
		</AskDialog>
	);
}

/** Saves before leaving, and asks the user only if that fails. Closing the tab uses the browser's own prompt. */
export function LeaveGuard({ writer }: { writer: WorkingCopyWriter }) {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			!writer.text.isSafe && currentLocation.pathname !== nextLocation.pathname,
	);
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => {
			if (!writer.text.isSafe) event.preventDefault();
		};
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [writer]);
	return blocker.state === 'blocked' ? <Leaving blocker={blocker} writer={writer} /> : null;
}
