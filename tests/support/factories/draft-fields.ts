import type { DraftFields } from '#domain/post-versions';

/** What the form holds while a post is being written. */
export const aDraft = (given: Partial<DraftFields> = {}): DraftFields => ({
	title: 'Um título',
	content: 'Um texto em curso.',
	excerpt: '',
	author: 'Ana',
	category_id: '',
	tags: [],
	read_time: '5 min',
	image_url: '',
	image_alt: '',
	slug: '',
	scheduled_at: null,
	...given,
});
