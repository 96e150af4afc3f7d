import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface AskDialogProps {
	title: string;
	stay?: string;
	go: string;
	onAnswer: (goes: boolean) => void;
	children: ReactNode;
}

/** Asks before something that cannot be undone; staying is the default. */
export function AskDialog({ title, stay, go, onAnswer, children }: AskDialogProps) {
	return (
		<Dialog title={title} onClose={() => onAnswer(false)}>
			<p className="lead">{children}</p>
			<footer>
				<Button data-autofocus onClick={() => onAnswer(false)}>
					{stay ?? messages.common.cancel}
				</Button>
				<Button tone="warn" onClick={() => onAnswer(true)}>
					{go}
				</Button>
			</footer>
		</Dialog>
	);
}
