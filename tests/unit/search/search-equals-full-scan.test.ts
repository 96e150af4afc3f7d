import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#config/limits';
import { isBook } from '#domain/post/book';
import type { PostCard } from '#domain/post/post';
import { listWords, type SearchTerm } from '#domain/search/search-match';
import { fold } from '#domain/text/fold';
import { buildSearchIndex } from '#search/build-index';
import type { Search } from '#search/open-index';
import { listOtherMeanings } from '#search/other-meanings';
import { readQuery } from '#search/read-query';
import type { SearchRequest } from '#search/search-index';
import { folderForFile } from '../../support/a-folder.ts';
import { matchesQuery } from '../../support/full-scan.ts';
import {
	type GeneratedPost,
	generatedCategories,
	generatePosts,
} from '../../support/generate-posts.ts';
import { openSearchOnDisk } from '../../support/search-on-disk.ts';
import { writeSnapshot } from '../../support/write-snapshot.ts';

/** `npm run check:deep` asks more. */
const queries = Number(process.env['QUERIES'] ?? 80);
/** Enough for two segments, so that both are queried. */
const count = 1100;
const odd: Partial<GeneratedPost['post']>[] = [
	{ title: 'TI e RH no mesmo time', excerpt: 'A pílula de 10 mg', author: 'Zoë Ñandú' },
	{ title: 'ΟΔΟΣ, ΣΊΣΥΦΟΣ e os gregos', excerpt: 'İstanbul, Straße, ﬁlme, e-mail, C++, 1º lugar' },
	{ title: '漢字 no título 𝐀𝐁𝐂 😀 emoji😀colado', excerpt: `${'muitolonga'.repeat(9)}fim` },
	{
		title: 'O 13º e a 1ª, 2.ª, 3° e 4os, ½, 1½, 10²',
		excerpt: '40m², 7 m³, ﬂor, № 9, Ａ１, ①②, fim…Novo',
	},
	{ title: '!!! ??? ...', excerpt: '', tags: ['Resenha', 'C++', 'São Paulo'], category: null },
	{ title: 'cão co\u0302r aço\u0327', excerpt: 'nota_de_rodapé foo\u00adbar zero\u200bwidth' },
	{ title: 'C++ e C#: aberto 24/7, com .NET', excerpt: 'a+b, fim.Net, c#7, ASP.NET e 124/75' },
	{ title: 'Vitamina C e a rede (net)', excerpt: 'Notepad++ 18+ F# .env 1/2/3 e\u0301++ e/ou' },
	{
		title: 'C+ não é C, é c+++',
		excerpt: `${'1/'.repeat(40)} ${'c'.repeat(31)}++ .${'n'.repeat(40)}`,
	},
];
const posts = [...generatePosts({ count })].map((generated, index) => {
	const change = odd[index - 500] ?? odd[index - count + odd.length];
	const article = { ...generated.article, plain_text: generated.article.plain_text.slice(0, 300) };
	return { article, post: { ...generated.post, ...change } };
});

const folder = folderForFile();
let search: Search;
beforeAll(async () => {
	await writeSnapshot(join(folder, 'snapshot'), posts, generatedCategories);
	await buildSearchIndex({ snapshotFolder: join(folder, 'snapshot'), outFolder: folder });
	search = openSearchOnDisk(folder).search;
});

const asTitleAlone = { content: '', author: '', excerpt: '' };

/** Scans every post, in the order of the results: titles, then texts, in each posts, then books, each newest first. */
function scan(request: SearchRequest): string[] {
	const { terms } = readQuery(request.q);
	for (const spelled of [terms, ...(terms.length > 0 ? listOtherMeanings(terms) : [])]) {
		const found = scanFor(request, spelled);
		if (found.length > 0) return found;
	}
	return [];
}

function scanFor(request: SearchRequest, terms: SearchTerm[]): string[] {
	const filtered = request.category !== '' || request.tag !== '';
	if (terms.length === 0 && (request.q.trim() !== '' || !filtered)) return [];
	const found = posts
		.filter(({ post, article }) => {
			const isKept =
				(request.category === '' || post.category?.id === request.category) &&
				(request.tag === '' || post.tags.map(fold).includes(fold(request.tag)));
			return isKept && matchesQuery({ terms }, { ...post, content: article.plain_text });
		})
		.map(({ post }) => ({
			slug: post.slug,
			tier:
				(matchesQuery({ terms }, { ...asTitleAlone, title: post.title }) ? 0 : 2) +
				(isBookPost(post) ? 1 : 0),
		}))
		.reverse();
	return found.toSorted((a, b) => a.tier - b.tier).map(({ slug }) => slug);
}

const isBookPost = (post: PostCard) =>
	isBook({ category: post.category?.name ?? '', tags: post.tags });

async function expectSameAsScan(request: SearchRequest) {
	const expected = scan(request);
	const answer = await search.answer(request);
	const start = (answer.page - 1) * limits.homePageSize;
	expect(answer.total).toBe(expected.length);
	const { posts, books } = answer;
	expect(
		[posts.inTitle, books.inTitle, posts.inText, books.inText].flat().map(({ slug }) => slug),
	).toEqual(expected.slice(start, start + limits.homePageSize));
	expect([...posts.inTitle, ...posts.inText].some(isBookPost)).toBe(false);
	expect([...books.inTitle, ...books.inText].every(isBookPost)).toBe(true);
}

const anyPost = fc
	.integer({ min: 0, max: count - 1 })
	.map((index) => posts[index] as GeneratedPost);
const anyWord = fc
	.tuple(anyPost, fc.nat(), fc.boolean())
	.map(([{ post, article }, pick, inTitle]) => {
		const words = listWords(inTitle ? `${post.title} ${post.excerpt}` : article.plain_text);
		return words[pick % Math.max(1, words.length)] ?? 'nada';
	});
/** A word of some post, a piece from its middle, or random letters. */
const anyTerm = fc.oneof(
	anyWord,
	fc.tuple(anyWord, fc.nat(8), fc.integer({ min: 1, max: 9 })).map(([word, start, length]) => {
		const from = start % Math.max(1, word.length);
		return word.slice(from, from + length) || word;
	}),
	fc.string({ unit: fc.constantFrom(...'aeioursmtnlc'), minLength: 1, maxLength: 4 }),
	fc.string({ unit: 'grapheme', maxLength: 5 }),
	fc.string({ unit: fc.constantFrom(..."acno1234²ºª½.+#/ -'"), minLength: 1, maxLength: 5 }),
	fc.constantFrom('C++', 'c#', '.NET', '24/7', '.n', '4/7', 'd++'),
);
const anyRequest = fc.record({
	q: fc.array(anyTerm, { minLength: 1, maxLength: 4 }).map((terms) => terms.join(' ')),
	category: fc.option(
		anyPost.map(({ post }) => post.category?.id ?? ''),
		{ nil: '', freq: 3 },
	),
	tag: fc.option(
		anyPost.map(({ post }) => post.tags[0] ?? ''),
		{ nil: '', freq: 3 },
	),
	page: fc.integer({ min: 1, max: 4 }),
});

describe('the search index finds what a full scan finds', () => {
	test(
		'Spec §5, S4: whatever is asked: same count, same posts, same order',
		async () => {
			await fc.assert(fc.asyncProperty(anyRequest, expectSameAsScan), {
				numRuns: queries,
				seed: 7,
			});
		},
		60_000 + 200 * queries,
	);

	const q = (text: string): SearchRequest => ({ q: text, category: '', tag: '', page: 1 });
	test.each([
		'ti',
		'RH',
		'10',
		'é',
		'odos',
		'ΟΔΟΣ',
		'istanbul',
		'ße',
		'email',
		'e-mail',
		'漢字',
		'𝐀𝐁',
		'𝐀𝐁𝐂',
		'emoji',
		`${'muitoLonga'.repeat(9)}fim`,
		'ngamuitolongamui',
		'nota_de',
		'13',
		'13o',
		'13.º',
		'1',
		'1a',
		'2 3',
		'4º',
		'1/2',
		'½',
		'40 m2',
		'7m3',
		'flor',
		'no 9',
		'Ａ',
		'①',
		'fim novo',
		'foobar',
		'zerowidth',
		'cor aco',
		'mente',
		'cao',
		'que',
		'zzz nada',
		'c',
		'C+',
		'c++',
		'C#',
		'net',
		'.net',
		'24/7',
		'24',
		`${'1/'.repeat(40)}`,
		`${'c'.repeat(31)}++`,
		`.${'n'.repeat(40)}`,
	])('as for %j', async (text) => {
		await expectSameAsScan(q(text));
	});

	test('Spec §5, S4: signs count where they make the word', async () => {
		const titlesOf = async (text: string) => {
			const { posts: found } = await search.answer(q(text));
			return [...found.inTitle, ...found.inText].map(({ title }) => title);
		};
		const [language = '', vitamin = '', pluses = ''] = odd.slice(-3).map(({ title }) => title);
		expect(new Set(await titlesOf('c#'))).toEqual(new Set([language]));
		expect(new Set(await titlesOf('24/7 .net'))).toEqual(new Set([language]));
		expect(new Set(await titlesOf('notepad++'))).toEqual(new Set([vitamin]));
		const cPlusPlus = await titlesOf('C++');
		expect(cPlusPlus).toContain(language);
		expect(cPlusPlus).toContain(pluses);
		expect(cPlusPlus).not.toContain(vitamin);
		expect(await titlesOf('c')).toContain(vitamin);
	});

	test('in the middle of a word, with and without accents and capitals', async () => {
		const totals = await Promise.all(
			['gestao', 'GESTÃO', 'Gestão', 'gesta\u0303o'].map(
				async (text) => (await search.answer(q(text))).total,
			),
		);
		expect(new Set(totals).size).toBe(1);
		expect((await search.answer(q('rgem'))).total).toBeGreaterThan(0);
	});
});
