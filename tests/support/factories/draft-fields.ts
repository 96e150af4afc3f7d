import { completeDraft, type DraftFields } from '#domain/post-versions';

/** What the form holds while a post is being written. */
export const aDraft = (given: Partial<DraftFields> = {}): DraftFields =>
	completeDraft({
		title: 'Um título',
		content: 'Um texto em curso.',
		author: 'Ana',
		read_time: '5 min',
		...given,
	});
