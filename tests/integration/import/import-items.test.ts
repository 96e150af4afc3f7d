import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { asc, desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { blogPosts, categories, publications } from '#db/schema';
import type { ImportItem } from '../../../scripts/import/import-item.ts';
import { importItems } from '../../../scripts/import/import-items.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { databaseForFile } from '../../support/test-database.ts';

const corpus = join(process.env['CORPUS_DIR'] ?? '../shared/corpus', 'ptbr-react-docs.json');
const now = new Date('2026-11-20T12:00:00.000Z');

const database = databaseForFile();

const anItem = (key: string, fields: Record<string, unknown> = {}): ImportItem => ({
	key,
	source: `${key}.md`,
	fields: { title: key, author: 'Ana', date: '2026-01-02', content: 'Um texto.', ...fields },
});
const run = (items: ImportItem[], publish = true) =>
	importItems(database.db, items, { publish, now });
async function storedPost(slug: string) {
	const [post] = await database.db.select().from(blogPosts).where(eq(blogPosts.slug, slug));
	return post;
}

test('a whole item is taken with its date, category and tags', async () => {
	const fields = { category: 'Gestão', tags: 'a, b', excerpt: 'Curto.', slug: 'inteiro' };
	const [report] = await run([anItem('inteiro', fields)]);
	expect(report).toMatchObject({ outcome: 'taken', notes: [] });
	expect(await storedPost('inteiro')).toMatchObject({
		title: 'inteiro',
		author: 'Ana',
		excerpt: 'Curto.',
		tags: ['a', 'b'],
		published: true,
		created_at: '2026-01-02T15:00:00.000Z',
		published_at: '2026-01-02T15:00:00.000Z',
	});
	expect(await database.db.select().from(categories)).toMatchObject([{ slug: 'gestao' }]);
});

test('missing fields are filled in, and each change is reported', async () => {
	const bare = { title: null, author: null, date: null, content: '## Do cabeçalho\n\nTexto.' };
	const [report] = await run([anItem('vazio', bare)]);
	expect(report?.outcome).toBe('changed');
	expect(report?.notes).toEqual([
		'título tirado do primeiro cabeçalho',
		'data: a da importação',
		'resumo feito do conteúdo',
		'autor: Redação',
		'sem categoria',
	]);
	expect(await storedPost('do-cabecalho')).toMatchObject({
		author: 'Redação',
		category_id: null,
		created_at: now.toISOString(),
	});
});

test('without a heading the title is the file’s name', async () => {
	const [report] = await run([
		{ ...anItem('x', { title: '' }), source: 'pasta/meu-texto_novo.md' },
	]);
	expect(report?.notes).toContain('título tirado do nome do arquivo');
	expect(await storedPost('meu-texto-novo')).toMatchObject({ title: 'meu texto novo' });
});

test('a note that is never mentioned is reported, and stays', async () => {
	const [report] = await run([anItem('nota', { excerpt: 'x', content: 'Um.\n\n[^1]: Solta.' })]);
	expect(report?.notes).toContain('notas que o texto não menciona ficaram como parágrafos: [^1]');
	expect((await storedPost('nota'))?.html).toBe('<p>Um.</p>\n<p>Solta.</p>\n');
});

test('an excerpt over 180 letters is cut', async () => {
	const [report] = await run([anItem('longo', { excerpt: 'palavra '.repeat(40) })]);
	expect(report?.notes).toContainEqual(expect.stringMatching(/^resumo cortado em 180 caracteres/));
	expect((await storedPost('longo'))?.excerpt.length).toBeLessThanOrEqual(180);
});

test('an item without content is refused, and the others are taken', async () => {
	const reports = await run([anItem('nada', { content: ' \n' }), anItem('algo')]);
	expect(reports).toMatchObject([
		{ outcome: 'refused', notes: ['não tem conteúdo'] },
		{ source: 'algo.md' },
	]);
	expect(await storedPost('algo')).toBeDefined();
});

test('equal titles get addresses of their own, in the order of the file', async () => {
	const same = { title: 'Mesmo título', date: null };
	await run([anItem('primeiro', same), anItem('segundo', same)]);
	const order = await database.db
		.select({ slug: blogPosts.slug })
		.from(blogPosts)
		.where(eq(blogPosts.title, 'Mesmo título'))
		.orderBy(desc(blogPosts.created_at));
	expect(order.map(({ slug }) => slug)).toEqual(['mesmo-titulo', 'mesmo-titulo-2']);
});

test('a date to come is a schedule, and a draft stays a draft', async () => {
	await run([anItem('futuro', { date: '2027-01-02T10:00' }), anItem('esboco', { draft: true })]);
	expect(await storedPost('futuro')).toMatchObject({
		published: false,
		scheduled_at: '2027-01-02T13:00:00.000Z',
	});
	expect(await storedPost('esboco')).toMatchObject({ published: false, scheduled_at: null });
	await run([anItem('sem-publicar')], false);
	expect(await storedPost('sem-publicar')).toMatchObject({ published: false, published_at: null });
});

test('importing again changes nothing', async () => {
	const newest = () => database.db.select().from(publications).orderBy(asc(publications.id));
	await run([anItem('duas-vezes')]);
	const before = await newest();
	const [report] = await run([anItem('duas-vezes', { content: 'Outro texto.' })]);
	expect(report?.outcome).toBe('present');
	expect(await newest()).toEqual(before);
	expect((await storedPost('duas-vezes'))?.content).toBe('Um texto.');
});

test.skipIf(!existsSync(corpus))(
	'all 197 articles of the Portuguese corpus are taken',
	async () => {
		const reports = await importItems(database.db, (await openSource(corpus)).items(), {
			publish: true,
			now,
		});
		expect(reports).toHaveLength(197);
		expect(reports.filter(({ outcome }) => outcome === 'refused' || outcome === 'present')).toEqual(
			[],
		);
	},
	120_000,
);

test('links to the old blog’s own articles lead to where these are now, drafts included', async () => {
	const links =
		'[a](/2012/mesa/#fim) [b](https://www.velho.example/?p=7) <a href="http://velho.example/2012/mesa">c</a> [d](/2012/outra) [e](https://alheio.example/2012/mesa/) ![](/2012/mesa)';
	const items = [
		anItem('com-links', { content: links }),
		anItem('mesa', { aliases: ['/2012/mesa/'] }),
		anItem('sala', { aliases: ['https://velho.example/?p=7'], draft: true }),
	];
	await importItems(database.db, items, {
		publish: true,
		now,
		place: { hosts: ['velho.example'], path: '' },
	});
	const post = await storedPost('com-links');
	expect(post?.content).toBe(
		'[a](/post/mesa#fim) [b](/post/sala) <a href="/post/mesa">c</a> [d](/2012/outra) [e](https://alheio.example/2012/mesa/) ![](/2012/mesa)',
	);
	expect(post?.html).toContain('<a href="/post/sala"');
});

test('a draft yields its slug and its old address to what is public, whatever their order', async () => {
	const twin = { title: 'Agenda global', aliases: ['/agenda-global/'] };
	const items = [
		anItem('agenda-en', { ...twin, draft: true }),
		anItem('agenda-pt', twin),
		anItem('agenda-es', { ...twin, status: 'draft' }),
	];
	const reports = await run(items);
	expect(reports.map(({ source }) => source)).toEqual(items.map(({ source }) => source));
	expect(await storedPost('agenda-global')).toMatchObject({ published: true });
	expect(await storedPost('agenda-global-2')).toMatchObject({ published: false });
	expect(reports.map(({ notes }) => notes.some((each) => each.includes('já leva')))).toEqual([
		true,
		false,
		true,
	]);
	const again = await run([anItem('agenda-nova', twin), ...items]);
	expect(again.map(({ outcome }) => outcome)).toEqual(['changed', ...Array(3).fill('present')]);
	expect(await storedPost('agenda-global-4')).toMatchObject({ published: true });
});

test('without --publish, too, what the old site hid yields to what it showed', async () => {
	const items = [
		anItem('b', { title: 'Sem pressa', draft: true }),
		anItem('a', { title: 'Sem pressa' }),
	];
	const reports = await run(items, false);
	expect(reports.map(({ notes }) => notes.find((each) => each.startsWith('endereço')))).toEqual([
		'endereço: sem-pressa-2',
		undefined,
	]);
});
