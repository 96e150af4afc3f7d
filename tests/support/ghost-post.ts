/** A row of a Ghost export. */
export type GhostRow = Record<string, unknown>;

/** A published post as Ghost exports it. */
export const aGhostPost = (given: GhostRow = {}): GhostRow => ({
	id: 'a'.repeat(24),
	title: 'Um título',
	slug: 'um-titulo',
	html: '<p>Um texto.</p>',
	status: 'published',
	visibility: 'public',
	type: 'post',
	created_at: '2025-01-01T00:00:00.000Z',
	published_at: '2025-01-02T00:00:00.000Z',
	...given,
});
