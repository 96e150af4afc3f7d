import type { Check } from '../../checks/check-text.ts';
import { messages } from '../../messages/all.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
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
		<AskDialog
			title={schedules ? text.dialogTitleSchedule : text.dialogTitle}
			stay={text.backToText}
			go={schedules ? text.scheduleAnyway : text.anyway}
			tone="primary"
			goes
			onAnswer={onAnswer}
			details={
				<CheckList
					checks={checks}
					onShow={(at) => {
						onAnswer(false);
						onShow(at);
					}}
				/>
			}
		>
			{text.lead(warnings)}
		</AskDialog>
	);
}
