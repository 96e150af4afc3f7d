import { useLater } from '../../../ui/use-later.ts';
import { useQuestion } from './relink-question.ts';

const load = () => import('./relink-dialog.tsx').then((module) => module.RelinkDialog);

export function RelinkPlace() {
	const question = useQuestion();
	const RelinkDialog = useLater(question !== undefined, load);
	return question && RelinkDialog ? <RelinkDialog key={question.from} question={question} /> : null;
}
