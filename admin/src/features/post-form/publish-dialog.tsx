import type { Check } from '../../checks/check-text.ts';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckList } from './check-list.tsx';

interface PublishDialogProps {
	checks: Check[];
	schedules: boolean;
	onShow: (at: number) => void;
	onAnswer: (goOn: boolean) => void;
}

/** The check list before publishing, which warns but never blocks. */
export function PublishDialog({ checks, schedules, onShow, onAnswer }: PublishDialogProps) {
	const { checks: text } = messages.form;
	const warnings = checks.filter(({ fine }) => !fine).length;
	return (
		<Dialog
			title={schedules ? text.dialogTitleSchedule : text.dialogTitle}
			onClose={() => onAnswer(false)}
		>
			<p className="lead">{text.lead(warnings)}</p>
			<CheckList
				checks={checks}
				onShow={(at) => {
					onAnswer(false);
					onShow(at);
				}}
			/>
			<footer>
				<Button onClick={() => onAnswer(false)}>{text.backToText}</Button>
				<Button tone="primary" data-autofocus onClick={() => onAnswer(true)}>
					{schedules ? text.scheduleAnyway : text.anyway}
				</Button>
			</footer>
		</Dialog>
	);
}
