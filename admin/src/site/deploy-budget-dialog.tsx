import { budget } from '../messages/asks.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';
import { useQuestion } from './deploy-budget-question.ts';

/** Asks before one of the month's last builds is used. */
export function BudgetDialog() {
	const question = useQuestion();
	if (!question) return null;
	const { left, restart, answer } = question;
	return (
		<AskDialog
			title={budget.title(left)}
			stay={budget.wait}
			go={budget.goOn}
			tone="primary"
			onAnswer={answer}
		>
			{left > 0 ? budget.text : budget.spent(restart)}
		</AskDialog>
	);
}
