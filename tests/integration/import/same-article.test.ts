import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { asc } from 'drizzle-orm';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blogPosts } from '#db/schema';
import type { ImportItem } from '../../../scripts/import/import-item.ts';
import { importItems } from '../../../scripts/import/import-items.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { anEntry, anExport, site } from '../../support/exports/wordpress-export.ts';
import { importFile } from '../../support/import-file.ts';
import { databaseForEachTest } from '../../support/test-database.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
let folder: string;
const database = databaseForEachTest();
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'same-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function write(files: Record<string, string>): Promise<void> {
	for (const [name, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), text);
	}
}

async function take(name: string): Promise<string[]> {
	const { reports } = await importFile(database.db, join(folder, name), now, true);
	return reports.map(({ outcome, notes }) =>
		[
			outcome === 'changed' ? 'taken' : outcome,
			...notes.filter((note) => /^(?:outro artigo|o que está|o texto que)/.test(note)),
		].join(': '),
	);
}

async function listSlugs(): Promise<string[]> {
	const rows = await database.db
		.select({ slug: blogPosts.slug })
		.from(blogPosts)
		.orderBy(asc(blogPosts.slug));
	return rows.map(({ slug }) => slug);
}

const settings = (url: string) => `url: ${url}\n`;
const text = (title: string, words: string) =>
	`---\ntitle: ${title}\n---\n${words} de um texto que continua por mais algumas palavras.\n`;
const post = '_posts/2020-01-01-ola-mundo.md';
const isOther = 'taken: outro artigo com este nome ou número já estava aqui';

test('files of the same name from two blogs are two articles, and each is recognised again', async () => {
	await write({
		'a/_config.yml': settings('https://a.example'),
		[`a/${post}`]: text('Olá', 'A mesa'),
		'b/_config.yml': settings('https://b.example'),
		[`b/${post}`]: text('Oi', 'A sala'),
		'x/post.md': text('Um', 'O gato'),
		'y/post.md': text('Dois', 'O rato'),
		'z/post.md': text('Três', 'O pato'),
	});
	const names = ['a', 'b', 'x/post.md', 'y/post.md', 'z/post.md'];
	const taken = [];
	for (const name of names) taken.push(...(await take(name)));
	expect(taken).toEqual(['taken', isOther, 'taken', isOther, isOther]);
	for (const name of names) expect(await take(name)).toEqual(['present']);
	expect(await listSlugs()).toHaveLength(5);
});

test('one title in two blogs is two articles on different days, and a text that is not taken is named', async () => {
	const dated = (day: string, words: string) =>
		text('Olá', words).replace('---\n', `---\ndate: ${day}\n`);
	await write({
		'a/post.md': dated('2020-01-01', 'A mesa'),
		'b/post.md': dated('2024-05-05', 'A sala'),
		'c/post.md': dated('2020-01-01', 'A mesa nova'),
	});
	expect(await take('a/post.md')).toEqual(['taken']);
	expect(await take('b/post.md')).toEqual([isOther]);
	expect(await take('c/post.md')).toEqual(['present: o texto que está aqui é outro']);
});

test('a text is another when a note of it is: its words are no address', async () => {
	await write({
		'a/post.md': text('Olá', 'A mesa[^1]\n\n[^1]: Paulista').replace(
			'---\n',
			'---\ndate: 2020-01-01\n',
		),
		'b/post.md': text('Olá', 'A mesa[^1]\n\n[^1]: Augusta').replace(
			'---\n',
			'---\ndate: 2020-01-01\n',
		),
	});
	expect(await take('a/post.md')).toEqual(['taken']);
	expect(await take('b/post.md')).toEqual(['present: o texto que está aqui é outro']);
});

test('a site, its folder of articles and its zip give the same posts', async () => {
	const files = { '_config.yml': settings('https://a.example'), [post]: text('Olá', 'A mesa') };
	const entries = Object.entries(files);
	await write(Object.fromEntries(entries.map(([name, each]) => [`blog/${name}`, each])));
	const zip = Object.fromEntries(entries.map(([name, each]) => [`blog/${name}`, strToU8(each)]));
	await writeFile(join(folder, 'blog.zip'), zipSync(zip));
	expect(await take('blog')).toEqual(['taken']);
	expect(await take('blog/_posts')).toEqual(['present']);
	expect(await take('blog.zip')).toEqual(['present']);
	expect(await listSlugs()).toEqual(['ola-mundo']);
});

test('posts of an earlier version are recognised, also after both title and text were changed here', async () => {
	await write({ 'blog/_config.yml': 'title: x\n', [`blog/${post}`]: text('Olá', 'A mesa') });
	const source = await openSource(join(folder, 'blog'));
	const earlier: ImportItem[] = [];
	for await (const { source: key, fields } of source.items())
		earlier.push({ key, source: key, fields });
	await importItems(database.db, earlier, { publish: true, now });
	await database.db.update(blogPosts).set({ title: 'Outro', content: 'Outro.' });
	expect(await take('blog')).toEqual(['present']);
});

test('a WordPress blog that moved to https or dropped its www. is the same blog', async () => {
	const xml = anExport(anEntry({ id: 1, title: 'Primeiro', slug: 'primeiro' }));
	for (const address of [
		'http://www.velho.com.br',
		'https://www.velho.com.br',
		'https://velho.com.br/',
	]) {
		await write({ 'antigo.xml': xml.replaceAll(site, address) });
		await take('antigo.xml');
	}
	expect(await listSlugs()).toEqual(['primeiro']);
});

test('a post by the WordPress address of an earlier version is recognised', async () => {
	const [item] = [{ title: 'Primeiro', content: 'Um texto.', date: '2012-01-03' }];
	const key = 'wordpress/http://www.velho.com.br/1';
	await importItems(database.db, [{ key, source: key, fields: item }], { publish: true, now });
	const xml = anExport(anEntry({ id: 1, title: 'Renomeado', content: 'Mudou.' }));
	await write({ 'antigo.xml': xml.replaceAll(site, 'https://velho.com.br') });
	expect(await take('antigo.xml')).toEqual([
		'present: o que está aqui tem outro título e outro texto',
	]);
});

test('trial installations share an address, and not their articles', async () => {
	const local = (entry: string) => anExport(entry).replaceAll(site, 'http://localhost/wordpress');
	await write({
		'um.xml': local(anEntry({ id: 1, title: 'Um', content: 'O gato.' })),
		'dois.xml': local(anEntry({ id: 1, title: 'Dois', content: 'O rato.' })),
	});
	expect([await take('um.xml'), await take('dois.xml')]).toEqual([['taken'], [isOther]]);
	expect(await take('dois.xml')).toEqual(['present']);
});
