import { Link } from 'react-router';
import { paths } from '#config/paths';
import { checkSentence } from '../../checks/check-sentence.ts';
import type { Check } from '../../checks/check-text.ts';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';

interface CheckDialogProps {
	postId: string;
	title: string;
	lines: readonly Check[];
	onAnswer: (goOn: boolean) => void;
}

/** What readers would notice in a draft that gets a date here. It warns but never blocks. */
export function CheckDialog({ postId, title, lines, onAnswer }: CheckDialogProps) {
	const { checks } = messages.form;
	return (
		<Dialog title={checks.dialogTitleSchedule} onClose={() => onAnswer(false)}>
			<p className="lead">
				“{title}”: {checks.scheduleLead(lines.length)}
			</p>
			<ul className="red-lines">
				{lines.map((line) => (
					<li key={line.name + checkSentence(line)}>
						<Icon name="circle-alert" />
						<span>{checkSentence(line)}</span>
						<Link className="link" to={paths.admin.edit(postId)}>
							{checks.mend[line.name]}
						</Link>
					</li>
				))}
			</ul>
			<footer>
				<Button onClick={() => onAnswer(false)}>{messages.common.cancel}</Button>
				<Button data-autofocus onClick={() => onAnswer(true)}>
					{checks.scheduleAnyway}
				</Button>
			</footer>
		</Dialog>
	);
}
