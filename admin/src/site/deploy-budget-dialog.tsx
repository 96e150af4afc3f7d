import { budget } from '../messages/asks.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useQuestion } from './deploy-budget-question.ts';

/** Asks before one of the month's last builds is used. */
export function BudgetDialog() {
	const question = useQuestion();
	if (!question) return null;
	const { left, restart, answer } = question;
	return (
		<Dialog title={budget.title(left)} onClose={() => answer(false)}>
			<p className="lead">{left > 0 ? budget.text : budget.spent(restart)}</p>
			<footer>
				<Button data-autofocus onClick={() => answer(false)}>
					{budget.wait}
				</Button>
				<Button tone="primary" onClick={() => answer(true)}>
					{budget.goOn}
				</Button>
			</footer>
		</Dialog>
	);
}
