import type { Snapshot } from '#content/snapshot';

/** A blog without anything; a test names what it is about. */
export const emptySnapshot: Snapshot = {
	publication: 0,
	has_published: false,
	taken_at: new Date(0).toISOString(),
	posts: [],
	categories: [],
	authors: [],
	author_redirects: [],
	redirects: [],
	old_addresses: [],
	led_addresses: [],
	former_categories: [],
	former_tags: [],
	most_read: [],
	generated: [],
	videos: {},
};
