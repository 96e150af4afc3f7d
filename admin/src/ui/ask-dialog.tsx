import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface AskDialogProps {
	title: string;
	stay?: string;
	go: string;
	tone?: 'primary' | 'warn';
	/** Enter goes on instead of staying: it loses nothing. */
	goes?: boolean;
	onAnswer: (goes: boolean) => void;
	/** What stands between the question and its answers. */
	details?: ReactNode;
	children: ReactNode;
}

/** Asks before something is done; staying is the default. */
export function AskDialog(props: AskDialogProps) {
	const { title, stay, go, tone = 'warn', goes = false, onAnswer, details, children } = props;
	return (
		<Dialog title={title} onClose={() => onAnswer(false)}>
			<p className="lead">{children}</p>
			{details}
			<footer role="none">
				<Button data-autofocus={!goes || undefined} onClick={() => onAnswer(false)}>
					{stay ?? messages.common.cancel}
				</Button>
				<Button tone={tone} data-autofocus={goes || undefined} onClick={() => onAnswer(true)}>
					{go}
				</Button>
			</footer>
		</Dialog>
	);
}
