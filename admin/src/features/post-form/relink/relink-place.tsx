import { useSyncExternalStore } from 'react';
import { useLater } from '../../../ui/use-later.ts';
import { onQuestion, openQuestion } from './relink-question.ts';

const load = () => import('./relink-dialog.tsx').then((module) => module.RelinkDialog);

export function RelinkPlace() {
	const question = useSyncExternalStore(onQuestion, openQuestion);
	const RelinkDialog = useLater(question !== undefined, load);
	return question && RelinkDialog ? <RelinkDialog key={question.from} question={question} /> : null;
}
