import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Category } from '#domain/names/category';
import { isOneEditAway } from '#domain/search/similar-words';
import { buildSearchIndex } from '#search/build-index';
import { searchFolder } from '#search/manifest';
import { openSearch, type Search } from '#search/open-index';
import { folderForFile } from '../../support/a-folder.ts';
import { aPostSummary } from '../../support/a-post-summary.ts';
import { generatedCategories, generatePosts } from '../../support/generate-posts.ts';
import { openSearchOnDisk } from '../../support/search-on-disk.ts';
import { writeSnapshot } from '../../support/write-snapshot.ts';

const category = (name: string, slug: string): Category => ({ id: slug, name, slug });
const people = category('Gestão de Pessoas', 'gestao-de-pessoas');
const finances = category('Finanças', 'financas');
const empty = category('Gestos', 'gestos');
const aPost = (number: number, title: string, fields: object) => ({
	post: aPostSummary({
		id: `p${number}`,
		slug: `post-${number}`,
		title,
		author: 'Davi Moura',
		...fields,
	}),
	article: {
		html: '',
		outline: [],
		plain_text: 'A reunião semanal acaba em mesas compridas.',
		reading_minutes: 1,
		renderer: 'test',
	},
});
const posts = [
	aPost(1, 'Reunião de gente', { category: people, tags: ['mesas', 'C++'] }),
	aPost(2, 'O orçamento', { category: people, tags: ['mesas', 'mesa posta'] }),
	aPost(3, 'O semanário', { category: people, tags: ['rotina'], author: 'Ana Gestal' }),
	aPost(4, 'Resumo', { category: finances, tags: ['livro'] }),
];

const folder = folderForFile();
let search: Search;
let loaded: string[];
beforeAll(async () => {
	await writeSnapshot(join(folder, 'snapshot'), posts, [people, finances, empty]);
	await buildSearchIndex({ snapshotFolder: join(folder, 'snapshot'), outFolder: folder });
	({ search, loaded } = openSearchOnDisk(folder));
});

const ask = (q: string, filters: { category?: string; tag?: string } = {}) =>
	search.answer({ q, category: '', tag: '', page: 1, ...filters });

describe('a search suggests pages', () => {
	test.each<[string, string[]]>([
		['gestao', ['/categories/gestao-de-pessoas']],
		['GESTÃO', ['/categories/gestao-de-pessoas']],
		['pess', ['/categories/gestao-de-pessoas']],
		['essoas', []],
		['ge', []],
		['gest', ['/categories/gestao-de-pessoas', '/autores/ana-gestal']],
		['mesa', ['/tags/mesas', '/tags/mesa-posta']],
		['mesa posta', ['/tags/mesa-posta', '/tags/mesas']],
		['davi', ['/autores/davi-moura']],
		['c++', ['/tags/c-mais-mais']],
		['mes davi pessoas', ['/categories/gestao-de-pessoas', '/tags/mesas', '/autores/davi-moura']],
	])('whose names have a word that begins with one of %j', async (q, addresses) => {
		expect((await ask(q)).suggestions.map(({ address }) => address)).toEqual(addresses);
	});
});

describe('a search that finds nothing', () => {
	test.each<[string, string[]]>([
		['reuniaao', ['reunião']],
		['reuniäõ', []],
		['reunaio', ['reunião']],
		['orcamentu', ['orçamento']],
		['orsamento', ['orçamento']],
		['reunixo semanal', ['reunião semanal', 'reunião']],
		['palavra nenhuma', []],
		['reuniao orcamento zzzz', []],
		['!!!', []],
	])('for %j offers what is one slip away', async (q, corrected) => {
		const { total, help } = await ask(q);
		if (total > 0) return expect(corrected).toEqual([]);
		expect(help?.corrected).toEqual(corrected);
	});

	test('offers only words that find something under the same filters', async () => {
		expect((await ask('orcamentu', { category: people.id })).help?.corrected).toEqual([
			'orçamento',
		]);
		expect((await ask('orcamentu', { category: finances.id })).help?.corrected).toEqual([]);
	});

	test('offers the largest categories and the newest posts', async () => {
		const { help } = await ask('zzzz');
		expect(help?.categories.map(({ name }) => name)).toEqual(['Gestão de Pessoas', 'Finanças']);
		expect(help?.areMostRead).toBe(false);
		expect(help?.posts.map(({ slug }) => slug)).toEqual(['post-3', 'post-2', 'post-1']);
	});

	test('says so even where the words do not load', async () => {
		const broken = openSearch(async (name) => {
			if (name.includes('words')) throw new Error('offline');
			return readFileSync(join(folder, searchFolder, name));
		});
		const answer = await broken.answer({ q: 'orcamentu', category: '', tag: '', page: 1 });
		expect(answer).toMatchObject({ total: 0, help: { corrected: [] } });
	});
});

test('only a search that finds nothing loads the words, and they weigh at most 30 KB', async () => {
	loaded.length = 0;
	await ask('semanario');
	expect(loaded.some((name) => name.includes('words'))).toBe(false);
	const site = join(folder, 'large');
	await writeSnapshot(join(site, 'snapshot'), generatePosts({ count: 1000 }), generatedCategories);
	await buildSearchIndex({ snapshotFolder: join(site, 'snapshot'), outFolder: site });
	const [words = ''] = globSync(join(site, searchFolder, 'parts/words-*.json'));
	expect(statSync(words).size).toBeGreaterThan(10_000);
	expect(brotliCompressSync(readFileSync(words)).length).toBeLessThan(30 * 1024);
}, 60_000);

test.each([
	['mesa', 'mesas', true],
	['mesa', 'esa', true],
	['mesa', 'meza', true],
	['mesa', 'msea', true],
	['aab', 'aba', true],
	['mesa', 'mesa', false],
	['mesa', 'maseu', false],
	['mesa', 'mseax', false],
	['abcd', 'badc', false],
])('%s and %s are one slip apart: %j', (one, other, expected) => {
	expect(isOneEditAway(one, other)).toBe(expected);
	expect(isOneEditAway(other, one)).toBe(expected);
});

test('a search without results offers the three posts that most read, where enough is known of them', async () => {
	const other = await mkdtemp(join(tmpdir(), 'most-read-'));
	const ids = ['p2', 'p4', 'p1', 'p3', 'p5'];
	const five = [...posts, aPost(5, 'Café', { category: people, tags: [] })];
	await writeSnapshot(join(other, 'snapshot'), five, [people, finances], { most_read: ids });
	await buildSearchIndex({ snapshotFolder: join(other, 'snapshot'), outFolder: other });
	const request = { q: 'zzzz', category: '', tag: '', page: 1 };
	const { help } = await openSearchOnDisk(other).search.answer(request);
	expect(help?.areMostRead).toBe(true);
	expect(help?.posts.map(({ slug }) => slug)).toEqual(['post-2', 'post-4', 'post-1']);
	await rm(other, { recursive: true, force: true });
});

describe('a suggestion is spelled as most posts spell it', () => {
	const ofTexts = (...texts: string[]) =>
		texts.map((plain_text, number) => {
			const { post, article } = aPost(number, `Post ${number}`, { excerpt: '', tags: [] });
			return { post, article: { ...article, plain_text } };
		});

	test.each<[string, string, string[]]>([
		['camara', 'câmera', ['A câmera nova', 'Uma CÂMERA', 'camera sem acento']],
		['orgamizar', 'organizar', ['Organizar', 'organizár', 'organizar', 'organisar, organisar']],
		['sabio', 'sábia', ['a sábia, o sabiá', 'outra sábia', 'ele sabia e sabia e sabia']],
		['fotografa', 'fotógrafo', ['um foto\u0301grafo', 'um fotógrafo', 'fotografo', 'fotografo']],
		['avoz', 'avós', ['avós', 'avós', 'avôs']],
		['bemcaos', 'bênçãos', ['bênçãos', 'bençãos', 'bênçãos']],
	])('%j becomes %j', async (q, spelled, texts) => {
		const site = await mkdtemp(join(tmpdir(), 'spellings-'));
		await writeSnapshot(join(site, 'snapshot'), ofTexts(...texts), []);
		await buildSearchIndex({ snapshotFolder: join(site, 'snapshot'), outFolder: site });
		const request = { q, category: '', tag: '', page: 1 };
		const { total, help } = await openSearchOnDisk(site).search.answer(request);
		if (total === 0) expect(help?.corrected).toContain(spelled);
		else expect.fail(`'${q}' is found`);
		await rm(site, { recursive: true, force: true });
	});
});
