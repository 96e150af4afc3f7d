import { findTypedExcerpt } from '#content/typed-excerpt';
import { getRevision } from '#db/posts/post-revisions';
import type { RevisionFields } from '#domain/post-versions';
import type { Deps } from '#lib/deps';

/** What somebody wrote of one revision: earlier versions also stored the excerpt that the text gave by itself. */
export async function getOwnRevision(
	{ db }: Pick<Deps, 'db'>,
	id: string,
	revision: number,
): Promise<RevisionFields> {
	const fields = await getRevision(db, id, revision);
	return { ...fields, excerpt: await findTypedExcerpt(db, { ...fields, id }) };
}
