import { budget as text } from '../messages/asks.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';
import { useQuestion } from './deploy-budget-question.ts';
import { monthRestart } from './deploy-budget-restart.ts';

/** Asks before one of the month's last builds is used. */
export function BudgetDialog() {
	const question = useQuestion();
	if (!question) return null;
	const { left, budget, answer } = question;
	const restart = monthRestart(budget, new Date().toISOString());
	return (
		<AskDialog
			title={text.title(left)}
			stay={text.wait}
			go={text.goOn}
			tone="primary"
			onAnswer={answer}
		>
			{left > 0 ? text.text : text.spent(restart)}
		</AskDialog>
	);
}
