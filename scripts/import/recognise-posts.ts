import type { Database } from '#db/client';
import { listPostVersions, type PostVersion } from '#db/posts/present-posts';
import type { Prepared } from './to-post.ts';

const hourMs = 3_600_000;
/** A day has a time zone, and one of several equal times was moved by milliseconds. */
const nearbyMs = 36 * hourMs;
/** Letters from which on an equal text is no coincidence. */
const tellingLetters = 40;

/** Without addresses: those of pictures change when they come into the library, and those of articles, too. */
const wordsOf = (content: string) =>
	content
		.replace(
			/\]\([^)\n]{0,2100}\)|^ {0,3}\[(?!\^)[^\]\n]+\]:[ \t]*\S+|https?:[^\s<>)"]+|\b(?:src|href|srcset)=(?:"[^"]*"|'[^']*')/gm,
			'',
		)
		.replace(/[^\p{L}\p{N}]+/gu, '');

interface Likeness {
	hasTitle: boolean;
	hasText: boolean;
	isNearby: boolean;
}

function compare({ post, identity }: Prepared, versions: readonly PostVersion[]): Likeness {
	const words = wordsOf(post.content);
	const created = versions[0]?.created_at ?? '';
	return {
		hasTitle: versions.some(({ title }) => title === post.title),
		hasText: versions.some(({ content }) => wordsOf(content) === words),
		isNearby:
			!identity.isDated || Math.abs(Date.parse(created) - Date.parse(post.created_at)) <= nearbyMs,
	};
}

const otherText = 'o texto que está aqui é outro';
const otherArticle = 'o que está aqui tem outro título e outro texto';

function recognise(
	prepared: Prepared,
	versions: ReadonlyMap<string, PostVersion[]>,
	byTitle: ReadonlyMap<string, PostVersion[]>,
): void {
	const { post, identity } = prepared;
	const known = [post.id, ...identity.former].filter((id) => versions.has(id));
	const likeness = (id: string) => compare(prepared, versions.get(id) ?? []);
	const isPresent = (id: string, notes: string[]) => {
		post.id = id;
		prepared.whenPresent = notes;
	};
	const [first] = known;
	if (identity.own === undefined) {
		if (first === undefined) return;
		const { hasTitle, hasText } = likeness(first);
		isPresent(first, hasTitle || hasText ? [] : [otherArticle]);
		return;
	}
	if (versions.has(identity.own)) {
		isPresent(identity.own, []);
		return;
	}
	for (const id of known) {
		const { hasTitle, hasText, isNearby } = likeness(id);
		const isTelling = wordsOf(post.content).length >= tellingLetters;
		if ((hasTitle && (hasText || isNearby)) || (hasText && isTelling)) {
			isPresent(id, hasText ? [] : [otherText]);
			return;
		}
	}
	const twin = byTitle.get(post.title)?.find((version) => compare(prepared, [version]).hasText);
	if (twin) isPresent(twin.id, []);
	else if (versions.has(post.id)) {
		post.id = identity.own;
		prepared.changes.push('outro artigo com este nome ou número já estava aqui');
	}
}

/**
 * Finds the posts that these articles already are, and gives each article its post's id. A key that says only where a
 * file lay is not enough: blogs have files of the same name.
 */
export async function recognisePosts(db: Database, batch: readonly Prepared[]): Promise<void> {
	const others = batch.filter(({ post }) => !post.isExact);
	if (others.length === 0) return;
	const ids = others.flatMap(({ post, identity }) => [
		post.id,
		...identity.former,
		...(identity.own ? [identity.own] : []),
	]);
	const titles = others.flatMap(({ post, identity }) => (identity.own ? post.title : []));
	const found = await listPostVersions(db, ids, titles);
	const versions = Map.groupBy(found, ({ id }) => id);
	const byTitle = Map.groupBy(found, ({ title }) => title);
	for (const prepared of others) recognise(prepared, versions, byTitle);
}
