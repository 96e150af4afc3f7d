import { generate } from 'otplib';
import { expect } from 'vitest';
import { renderArticle } from '#article/render-article';
import { makeNameSlug } from '#domain/names/slug';
import { isAutomatic } from '#domain/text/excerpt';
import { remember } from '#domain/text/remember';
import type { KeptVersion } from '../../support/kept-version.ts';
import { createTestApi, type TestApi } from '../../support/test-api.ts';
import type { TestDatabase } from '../../support/test-database.ts';

/** When the kept data is opened. */
export const later = new Date('2027-01-01T12:00:00.000Z');

export type Row = Record<string, unknown>;
export const rowsOf = ({ tables }: KeptVersion, table: string): Row[] => tables.get(table) ?? [];
/** The fields that contain somebody's words and decisions. */
export const words = [
	...['title', 'content', 'excerpt', 'author', 'category_id', 'tags', 'read_time', 'slug'],
	...['image_url', 'image_alt', 'published'],
];
export const pick = (row: Row, names = words) =>
	Object.fromEntries(names.map((name) => [name, row[name]]));

export async function openApi(version: KeptVersion, database: TestDatabase) {
	const api = await createTestApi(database);
	api.deps.clock.set(later.toISOString());
	Object.assign(api.deps, {
		authSecret: async () => new TextEncoder().encode(version.account.authSecret),
	});
	return api;
}

/** Signs in with that version's account, including its second factor. */
async function signIn(api: TestApi, { account }: KeptVersion) {
	const { email, password, secondFactor } = account;
	const code = await generate({ secret: secondFactor, epoch: later.getTime() / 1000 });
	const { status, body } = await api.send('admin-auth', {
		action: 'login',
		email,
		password,
		code,
	});
	expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
	const headers = { 'x-admin-token': body.adminToken, 'x-session-token': body.sessionToken };
	return async (name: string, input: object) => {
		const answer = await api.send(name, input, { headers });
		expect({ name, status: answer.status }).toEqual({ name, status: 200 });
		return answer.body;
	};
}

const articleOnce = remember((text) => {
	const [title, content] = JSON.parse(text);
	return renderArticle(content, { title });
}, 1_000);
const articleOf = ({ title, content }: Row) => articleOnce(JSON.stringify([title, content]));
/** What somebody typed of an excerpt: '' for one that one of these texts gives by itself. */
export const typedOf = (excerpt: unknown, texts: Row[]) =>
	texts.some((text) => isAutomatic(String(excerpt), articleOf(text))) ? '' : excerpt;
export const textsOf = (version: KeptVersion, id: unknown) =>
	rowsOf(version, 'post_revisions')
		.filter(({ post_id }) => post_id === id)
		.map(({ fields }) => fields as Row);

/** The words of a revision with the topics and the author that its own lead to by now. */
function followed(version: KeptVersion, revision: Row): Row {
	const fields = pick(revision['fields'] as Row);
	const isLater = (row: Row) => String(row['created_at']) > String(revision['created_at']);
	const tags = rowsOf(version, 'former_tags').filter(isLater);
	const heir = rowsOf(version, 'former_categories').find(
		({ former_id }) => former_id && former_id === fields['category_id'],
	);
	const former = rowsOf(version, 'author_addresses').find(
		({ slug }) => slug === makeNameSlug(String(fields['author'])),
	);
	const author = rowsOf(version, 'authors').find(({ id }) => id === former?.['author_id']);
	const follow = (tag: string) => tags.find(({ name }) => name === tag)?.['tag'] ?? tag;
	return {
		...fields,
		excerpt: typedOf(fields['excerpt'], textsOf(version, revision['post_id'])),
		author: author?.['name'] ?? fields['author'],
		category_id: heir ? heir['category_id'] : fields['category_id'],
		tags: [...new Set((fields['tags'] as string[]).map(follow))],
	};
}

/** Every post, revision and working copy, as the desk receives them. */
export async function expectEveryWord(api: TestApi, version: KeptVersion) {
	const call = await signIn(api, version);
	const isDraft = (row: Row) => !row['published'] && !row['scheduled_at'];
	const typed = new Set(rowsOf(version, 'drafts').map(({ post_id }) => post_id));
	const hasOtherWords = (row: Row) => isDraft(row) && typed.has(row['id']);
	for (const row of rowsOf(version, 'blog_posts').filter(({ deleted_at }) => !deleted_at)) {
		if (hasOtherWords(row)) continue;
		const { post } = await call('admin-posts', { action: 'get', slug: row['id'] });
		const typed = typedOf(row['excerpt'], textsOf(version, row['id']));
		expect(pick(post)).toEqual({ ...pick(row), excerpt: typed || articleOf(row).opening });
		const preview = await call('admin-posts', { action: 'preview', slug: row['id'] });
		expect(preview.article.html).not.toBe('');
	}
	for (const row of rowsOf(version, 'post_revisions')) {
		const { post_id, revision } = row;
		const { fields } = await call('post-revisions', { action: 'get', post_id, revision });
		expect(pick(fields)).toEqual(followed(version, row));
	}
	for (const row of rowsOf(version, 'drafts')) {
		const fields = row['fields'] as Row;
		// An emptied text was no post, and is none.
		if (`${fields['title']}${fields['content']}${fields['excerpt']}` === '') continue;
		const { draft } = await call('drafts', { action: 'get', post_id: row['post_id'] });
		const excerpt = typedOf(fields['excerpt'], textsOf(version, row['post_id']));
		const post = rowsOf(version, 'blog_posts').find(({ id }) => id === row['post_id']);
		const isMerged = post && hasOtherWords(post) && post['author'] !== fields['author'];
		const author = isMerged && !post['begun_at'] ? post['author'] : fields['author'];
		expect(draft.fields).toMatchObject({ ...fields, excerpt, author });
	}
	const bin = await call('admin-posts', { action: 'list', status: 'deleted' });
	const deleted = rowsOf(version, 'blog_posts').filter(({ deleted_at }) => deleted_at);
	const wordsOf = ({ id }: Row) =>
		rowsOf(version, 'drafts').find(({ post_id }) => post_id === id)?.['fields'] as Row | undefined;
	const typedTitle = (row: Row) => (row['begun_at'] ? wordsOf(row)?.['title'] : row['title']);
	expect(bin.posts.map(({ title }: Row) => title).sort()).toEqual(deleted.map(typedTitle).sort());
}
