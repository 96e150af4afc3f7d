import { later } from '../../../ui/later.tsx';
import { useQuestion } from './relink-question.ts';

const RelinkDialog = later(async () => (await import('./relink-dialog.tsx')).RelinkDialog);

export function RelinkDialogHost() {
	const question = useQuestion();
	return question ? <RelinkDialog key={question.from} question={question} /> : null;
}
