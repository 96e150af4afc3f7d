import { type CopyFields, completeCopy } from '#domain/post/post-versions';

/** What the form contains while a post is being edited. */
export const aDraft = (given: Partial<CopyFields> = {}): CopyFields =>
	completeCopy({
		title: 'Um título',
		content: 'Um texto em curso.',
		author: 'Ana',
		read_time: '5 min',
		...given,
	});
