import { expect, test } from 'vitest';
import { bareAuthor } from '#domain/names/author';
import { paginate } from '#domain/post/pagination';
import { authorMeta, categoryMeta, tagMeta } from '#seo/page-meta';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';

const postsOf = (titles: string[]) =>
	titles.map((title, index) => aPostSummary({ id: `p${index}`, slug: `p${index}`, title }));
const describe = (titles: string[], line: string | null = null) => {
	const posts = postsOf(titles);
	const list = paginate(posts, 1, 24);
	return [
		categoryMeta(aCategory({ name: 'Foco', line }), { posts, total: posts.length, page: 1 }),
		tagMeta({ name: 'foco', slug: 'foco' }, list),
		authorMeta({ ...bareAuthor('Ana'), line }, list),
	].map(({ description }) => description);
};

test('a category, a tag and an author are described by what they hold', () => {
	const one = describe(['A conta que não se mistura', 'O preço da hora']);
	const other = describe(['Trabalho focado']);
	for (const [index, text] of one.entries()) {
		expect(text).toMatch(/: A conta que não se mistura; O preço da hora\.$/);
		expect(text).not.toBe(other[index]);
	}
	const [category, tag, author] = describe(['A'], 'Uma linha do editor.');
	expect([category, author]).toEqual(['Uma linha do editor.', 'Uma linha do editor.']);
	expect(tag).toMatch(/: A\.$/);
});

test('a description has the titles that fit, a long one is cut between words, and without posts it names the list', () => {
	for (const text of describe(Array<string>(40).fill('Um título de tamanho médio')))
		expect(text).toMatch(/^.{120,160}médio\.$/);
	for (const text of describe(['palavra '.repeat(25).trim()])) {
		expect(text.length).toBeLessThanOrEqual(160);
		expect(text).toMatch(/ palavra…$/);
	}
	for (const text of describe(['W'.repeat(200)])) expect(text.length).toBeLessThanOrEqual(160);
	for (const text of describe([])) expect(text).toMatch(/^(?:Posts|Textos) [^:]+\.$/);
});
