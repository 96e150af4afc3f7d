import type { ReactNode } from 'react';
import { FormDialog } from '../../../ui/form-dialog.tsx';
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
		<FormDialog
			title={title}
			go={go}
			disabled={!will || will.count === 0}
			onGo={() => act && will && will.count > 0 && onAct(act)}
			onClose={onClose}
		>
			{children}
			<p className="tally" role="status">
				{fault ?? will?.text}
			</p>
		</FormDialog>
	);
}
