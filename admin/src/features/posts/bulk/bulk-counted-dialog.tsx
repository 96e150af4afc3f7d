import type { ReactNode } from 'react';
import { messages } from '../../../messages.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { BulkDialogProps } from './bulk-dialog.ts';
import { tally } from './bulk-tally.ts';
import type { SentBulkAct } from './run-bulk.ts';

interface CountedDialogProps extends BulkDialogProps {
	title: string;
	go: string;
	/** Undefined until enough is chosen. */
	act: SentBulkAct | undefined;
	/** Why it cannot be done like this. */
	fault?: string | undefined;
	children: ReactNode;
}

/** Asks for the rest of an act, and says before how many posts it will change. */
export function CountedDialog(props: CountedDialogProps) {
	const { title, go, act, fault, posts, onAct, onClose, children } = props;
	const will = act && !fault ? tally(act, posts) : undefined;
	return (
		<Dialog title={title} onClose={onClose}>
			<form
				className="stack"
				onSubmit={(event) => {
					event.preventDefault();
					if (act && will && will.count > 0) onAct(act);
				}}
			>
				{children}
				<p className="tally" role="status">
					{fault ?? will?.text}
				</p>
				<footer>
					<Button onClick={onClose}>{messages.common.cancel}</Button>
					<Button type="submit" disabled={!will || will.count === 0}>
						{go}
					</Button>
				</footer>
			</form>
		</Dialog>
	);
}
