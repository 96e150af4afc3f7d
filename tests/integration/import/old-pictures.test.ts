import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { asc } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { oldAddresses } from '#db/address-schema';
import { images } from '#db/picture-schema';
import { importLedAddresses } from '#db/posts/missed-address-redirects';
import { readPublicBlog } from '#db/publishing/read-snapshot';
import { isTaken, listLedAddresses } from '#db/readers/missed-addresses';
import { blogPosts } from '#db/schema';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { writeRedirectRules } from '../../../scripts/site/redirect-rules.ts';
import { anEntry, anExport } from '../../support/exports/wordpress-export.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { aGhostPost } from '../../support/ghost-post.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { databaseForEachTest } from '../../support/test-database.ts';

type Files = Record<string, string | Uint8Array>;

const database = databaseForEachTest();
let folder: string;
let port: number;
/** What the old server has, by path. */
const served = new Map<string, Uint8Array | string>();
const server = createServer((request, response) => {
	const body = served.get(request.url ?? '') ?? served.get('*');
	if (body === undefined) response.writeHead(404).end();
	else response.end(body);
});
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'pictures-'));
	served.clear();
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	port = (server.address() as AddressInfo).port;
});
afterEach(async () => {
	server.closeAllConnections();
	server.close();
	await rm(folder, { recursive: true, force: true });
});

async function run(path: string, withPictures = true) {
	const source = await openSource(path);
	try {
		return await importBlog(source, {
			db: database.db,
			openPictures: async () => ({ pictures: memoryPictureStore(), close: async () => undefined }),
			publish: true,
			asDrafts: false,
			withPictures,
			now: new Date('2026-11-20T12:00:00Z'),
			fetching: {
				port,
				isPlain: true,
				isAllowedAddress: () => true,
				resolve: async () => [{ address: '127.0.0.1', family: 4 }],
			},
		});
	} finally {
		await source.close();
	}
}

async function writeFolder(files: Files) {
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
	return folder;
}

async function writeZip(files: Files) {
	const bytes = Object.entries(files).map(([name, content]) => [name, Buffer.from(content)]);
	const path = join(folder, 'blog.zip');
	await writeFile(path, zipSync(Object.fromEntries(bytes)));
	return path;
}

const full = await aPicture({ width: 1500, height: 1000, format: 'jpeg' });
const thumb = await aPicture({ width: 300, height: 200, format: 'jpeg' });
const other = await aPicture({ width: 600, height: 600, format: 'jpeg' });
const old = 'https://antigo.example/wp-content/uploads/2021/04';
const shown = (name: string, more = '') =>
	anExport(anEntry({ id: 1, content: `<p><img src="${old}/${name}" alt="Mesa"></p>${more}` }));
const widths = async () => (await database.db.select().from(images)).map(({ width }) => width);
const textOf = async () => (await database.db.select().from(blogPosts))[0]?.content;
const notesOf = ({ reports }: Awaited<ReturnType<typeof run>>) => reports[0]?.notes;

test.for([
	[
		'a folder with wp-content',
		() => writeFolder({ 'a.xml': shown('foto.jpg'), 'wp-content/uploads/2021/04/foto.jpg': full }),
	],
	[
		'a folder with uploads alone',
		() => writeFolder({ 'a.xml': shown('foto.jpg'), 'uploads/2021/04/foto.jpg': full }),
	],
	[
		'a zip of both',
		() => writeZip({ 'x/a.xml': shown('foto.jpg'), 'x/uploads/2021/04/foto.jpg': full }),
	],
	[
		'the file beside its folder',
		async () =>
			join(
				await writeFolder({ 'a.xml': shown('foto.jpg'), 'uploads/2021/04/foto.jpg': full }),
				'a.xml',
			),
	],
] as const)('pictures of a WordPress export come from %s', async ([, write]) => {
	const path = await write();
	const before = await run(path, false);
	expect(before.pictures).toMatchObject({ brought: 0, waiting: 1 });
	expect(notesOf(before)).toEqual([
		`imagem ficou onde estava: ${old}/foto.jpg (está na pasta: repita com --pictures)`,
	]);
	const { reports, pictures } = await run(path);
	expect(reports).toMatchObject([{ outcome: 'illustrated' }]);
	expect(pictures).toMatchObject({ brought: 1, left: 0 });
	expect(await textOf()).toMatch(/^!\[Mesa\]\(\/images\/[a-f0-9]{64}-1500\.webp#1500x1000\)$/);
});

test('a repetition with pictures names those that it does not find, as a first run does', async () => {
	const more = '<p><a href="https://antigo.example/guia.pdf">guia</a></p>';
	const path = await writeFolder({ 'a.xml': shown('foto.jpg', more) });
	const before = await run(path, false);
	expect(before.reports).toMatchObject([{ outcome: 'changed', hasOldPictures: true }]);
	const [again] = (await run(path)).reports;
	expect(again).toMatchObject({
		outcome: 'present',
		notes: [
			`imagem ficou onde estava: ${old}/foto.jpg (o servidor respondeu 404)`,
			'1 endereço continua no blog antigo: https://antigo.example/guia.pdf',
		],
		leftBehind: [`${old}/foto.jpg`, 'https://antigo.example/guia.pdf'],
	});
	await database.db.delete(blogPosts);
	const [first] = (await run(path)).reports;
	expect([first?.notes, first?.leftBehind]).toEqual([again?.notes, again?.leftBehind]);
});

test('a picture of another month is not taken for one that is missing', async () => {
	const files = { 'a.xml': shown('foto.jpg'), 'uploads/2020/04/foto.jpg': full };
	expect((await run(await writeFolder(files))).pictures).toMatchObject({ brought: 0, left: 1 });
});

const ghost = (html: string) =>
	JSON.stringify({ db: [{ data: { posts: [aGhostPost({ html, visibility: 'public' })] } }] });

test('Ghost’s export comes out of a zip with its pictures, and a collection with those beside it', async () => {
	const html = '<img src="__GHOST_URL__/content/images/size/w600/2021/04/foto.jpg" alt="Mesa">';
	const zip = await writeZip({
		'blog/data/export.json': ghost(html),
		'blog/content/images/2021/04/foto.jpg': full,
	});
	expect((await run(zip)).pictures).toMatchObject({ brought: 1, left: 0 });
	await database.db.delete(blogPosts);
	const cases = [{ id: '1', title: 'Um', date: '2021-01-01', content: '![Mesa](fotos/mesa.jpg)' }];
	const collection = {
		'lista.json': JSON.stringify({ name: 'x', cases }),
		'fotos/mesa.jpg': other,
	};
	expect((await run(await writeFolder(collection))).pictures).toMatchObject({
		brought: 1,
		left: 0,
	});
});

test('a reduced picture gives way to the full one, in the folder or at the old address', async () => {
	const path = await writeFolder({
		'a.xml': shown(
			'foto-300x200.jpg',
			`<p><a href="${old}/foto.jpg"><img src="${old}/foto-300x200.jpg"></a></p>`,
		),
		'uploads/2021/04/foto-300x200.jpg': thumb,
	});
	served.set('/wp-content/uploads/2021/04/foto.jpg', full);
	const imported = await run(path);
	expect(await widths()).toEqual([1500]);
	expect(notesOf(imported)).toEqual([]);
	expect(await textOf()).not.toContain('antigo.example');
});

test('where only the reduced one is to be had, it comes and is named', async () => {
	const path = await writeFolder({ 'a.xml': shown('foto-300x200.jpg') });
	served.set('/wp-content/uploads/2021/04/foto-300x200.jpg', thumb);
	const imported = await run(path);
	expect(await widths()).toEqual([300]);
	expect(notesOf(imported)).toEqual([`só há a imagem reduzida: ${old}/foto-300x200.jpg`]);
});

test('a picture whose name only looks like a reduced one stays itself', async () => {
	const path = await writeFolder({ 'a.xml': shown('foto-300x200.jpg') });
	served.set('/wp-content/uploads/2021/04/foto-300x200.jpg', thumb);
	served.set('/wp-content/uploads/2021/04/foto.jpg', other);
	expect(notesOf(await run(path))).toEqual([`só há a imagem reduzida: ${old}/foto-300x200.jpg`]);
	expect(await widths()).toEqual([300]);
});

test('the export’s own list says which picture is the full one', async () => {
	const attachment = (id: number, name: string) =>
		anEntry({
			id,
			type: 'attachment',
			more: `<wp:attachment_url>${old}/${name}</wp:attachment_url>`,
		});
	const content = `<p><img class="wp-image-90" src="${old}/corte-300x200.webp"></p><p><img src="${old}/placa-300x250.jpg"></p><p><img src="${old}/tela-640x480.jpg" srcset="${old}/tela-640x480.jpg 640w, ${old}/grande.jpg 1500w"></p>`;
	const xml = anExport(
		attachment(90, 'corte.jpg'),
		attachment(91, 'placa-300x250.jpg'),
		anEntry({ id: 1, content }),
	);
	const path = await writeFolder({ 'a.xml': xml });
	for (const name of ['corte', 'placa', 'grande'])
		served.set(`/wp-content/uploads/2021/04/${name}.jpg`, other);
	served.set('/wp-content/uploads/2021/04/grande.jpg', full);
	served.set('/wp-content/uploads/2021/04/placa-300x250.jpg', thumb);
	expect(notesOf(await run(path))).toEqual([]);
	expect((await widths()).toSorted((a, b) => a - b)).toEqual([300, 600, 1500]);
});

test('a server that answers every address with an error page keeps its pictures, each of them named', async () => {
	served.set('*', '<!doctype html><p>Não encontrado</p>');
	const path = await writeFolder({
		'a.xml': shown('foto-300x200.jpg', `<p><img src="${old}/porta.jpg"></p>`),
	});
	const imported = await run(path);
	expect(imported.pictures).toMatchObject({ brought: 0, left: 2 });
	expect(notesOf(imported)).toEqual(
		['foto-300x200', 'porta'].map((name) =>
			expect.stringContaining(`imagem ficou onde estava: ${old}/${name}.jpg (`),
		),
	);
	expect(await widths()).toEqual([]);
	expect(await textOf()).toContain(`${old}/foto-300x200.jpg`);
});

const led = async () =>
	(await database.db.select().from(oldAddresses).orderBy(asc(oldAddresses.address))).flatMap(
		({ address, leads_to, publication }) => (leads_to ? [[address, leads_to, publication]] : []),
	);
const picture = expect.stringMatching(/^\/images\/[a-f0-9]{64}-1500\.webp$/);
const copies = ['-1024x683', '-150x150', '-300x200', '-768x512', ''];

test('the old addresses of a picture and of its copies lead to it, and are no missed ones', async () => {
	const path = await writeFolder({
		'a.xml': shown('foto-300x200.jpg'),
		'uploads/2021/04/foto.jpg': full,
	});
	await run(path);
	const found = await led();
	expect(found).toEqual(
		copies.map((copy) => [`/wp-content/uploads/2021/04/foto${copy}.jpg`, picture, null]),
	);
	const rules = await readPublicBlog(database.db, 'created_at', async (blog) =>
		writeRedirectRules(blog, 'https://blog.test').split('\n'),
	);
	for (const [from, to] of found) expect(rules).toContain(`${from} ${to} 301`);
	expect(await isTaken(database.db, '/wp-content/uploads/2021/04/foto.jpg')).toBe(true);
	expect(await listLedAddresses(database.db)).toEqual([]);
});

test('so does any address of a site’s folder, but none of what the old blog did not show', async () => {
	const markdown = (more: string, name: string) =>
		`---\ntitle: Um\ndate: 2021-01-01\n${more}---\n![Sala](/assets/${name}.png)`;
	const path = await writeFolder({
		'hugo.toml': '',
		'content/posts/a.md': markdown('', 'sala'),
		'content/posts/b.md': markdown('draft: true\n', 'segredo'),
		'content/posts/c.md': markdown('date: 2030-01-01\n', 'futuro').replace(
			'date: 2021-01-01\n',
			'',
		),
		'static/assets/sala.png': full,
		'static/assets/segredo.png': other,
		'static/assets/futuro.png': thumb,
	});
	expect((await run(path)).pictures.brought).toBe(3);
	expect(await led()).toEqual([['/assets/sala.png', picture, null]]);
});

test('there is room for two thousand of them, and what has none is said', async () => {
	const to = `/images/${'a'.repeat(64)}-960.webp`;
	const given = Array.from({ length: 1_998 }, (_, at) => ({ from: `/uploads/${at}.png`, to }));
	expect(await importLedAddresses(database.db, given, '2026-11-20T12:00:00Z')).toBe(0);
	const path = await writeFolder({ 'a.xml': shown('foto.jpg'), 'uploads/2021/04/foto.jpg': full });
	const { leftOut } = await run(path);
	expect(leftOut).toEqual(['3 endereços antigos de imagens (cabem 2.000)']);
	expect(await led()).toHaveLength(2_000);
	expect((await led()).map(([from]) => from)).toContain('/wp-content/uploads/2021/04/foto.jpg');
});
