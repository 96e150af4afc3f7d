import { useEffect, useState } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { paths } from '#config/paths';
import { messages } from '../../messages/all.ts';
import { picturesUnderWay } from '../../pictures/pictures-under-way.ts';
import type { WorkingCopyWriter } from '../../text/working-copy-writer.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';

/** How long leaving waits for a last save before asking. */
const lastSaveMs = 2_500;

const losesSomething = ({ text }: WorkingCopyWriter) =>
	!text.isSafe || picturesUnderWay.current() > 0;

interface LeaveGuardProps {
	writer: WorkingCopyWriter;
}

function Leaving({
	blocker,
	writer,
}: LeaveGuardProps & { blocker: Extract<Blocker, { state: 'blocked' }> }) {
	const { leave } = messages.form;
	const [asking, setAsking] = useState(false);
	const pictures = picturesUnderWay.useValue();
	useEffect(() => {
		let open = true;
		const ask = () => open && setAsking(true);
		const timer = setTimeout(ask, lastSaveMs);
		void writer.flush().then((safe) => {
			if (!open) return;
			if (safe && picturesUnderWay.current() === 0) blocker.proceed();
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
			title={pictures > 0 ? leave.withoutPictures(pictures) : leave.title}
			stay={leave.stay}
			go={leave.leave}
			onAnswer={(leaves) => (leaves ? blocker.proceed() : blocker.reset())}
		>
			{pictures > 0 && `${leave.pictures(pictures)} `}
			{!writer.text.isSafe && leave.text}
		</AskDialog>
	);
}

/**
 * Saves before leaving, and asks the user only if that fails or pictures have not arrived. Closing the tab uses the browser's own prompt.
 */
export function LeaveGuard({ writer }: LeaveGuardProps) {
	const blocker = useBlocker(({ currentLocation, nextLocation }) => {
		// A new post's form stays when it gets its own address.
		const own = paths.admin.edit(writer.text.state.post?.id ?? '');
		return (
			![currentLocation.pathname, own].includes(nextLocation.pathname) && losesSomething(writer)
		);
	});
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => {
			if (losesSomething(writer)) event.preventDefault();
		};
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [writer]);
	if (blocker.state !== 'blocked') return null;
	return <Leaving blocker={blocker} writer={writer} />;
}
