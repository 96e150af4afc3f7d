import { keptChoice } from '../ui/kept-choice.ts';

/** `text` looks like the article, `markdown` shows the source. */
export type TextView = 'text' | 'markdown';

export const {
	current: keptTextView,
	useValue: useTextView,
	keep: keepTextView,
} = keptChoice<TextView>('deskTextView', ['text', 'markdown']);
