import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { images } from '#db/picture-schema';
import { blogPosts } from '#db/schema';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { anEntry, anExport } from '../../support/exports/wordpress-export.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { databaseForEachTest } from '../../support/test-database.ts';

const database = databaseForEachTest();
let folder: string;
let port: number;
const asked: string[] = [];
const server = createServer(async (request, response) => {
	asked.push(request.url ?? '');
	if (/\/(?:mesa\.jpg|promo%E7%E3o\.png|50%\.png)$/.test(request.url ?? ''))
		response.end(await aPicture({ width: 640, height: 320, format: 'jpeg' }));
	else if (request.url?.endsWith('/texto.jpg')) response.end('<svg onload="x()">');
	else response.writeHead(404).end();
});
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'pictures-'));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	port = (server.address() as AddressInfo).port;
	asked.length = 0;
});
afterEach(async () => {
	server.closeAllConnections();
	server.close();
	await rm(folder, { recursive: true, force: true });
});

const old = 'http://antigo.example/wp-content/uploads';
const store = memoryPictureStore();

async function run(xml: string, withPictures = true) {
	const path = join(folder, 'export.xml');
	await writeFile(path, xml);
	const source = await openSource(path);
	return importBlog(source, {
		db: database.db,
		openPictures: async () => ({ pictures: store, close: async () => undefined }),
		publish: false,
		asDrafts: false,
		withPictures,
		now: new Date('2026-11-20T12:00:00Z'),
		fetching: {
			port,
			isAllowedAddress: () => true,
			resolve: async () => [{ address: '127.0.0.1', family: 4 }],
		},
	});
}

const content = `<p><img src="${old}/mesa.jpg" alt="Mesa"></p>
<p><img src="${old}/texto.jpg"></p>
<p><img src="https://outro.example/a.jpg"></p>`;

test('with --pictures those of the old blog come into the library, and the rest stay and are named', async () => {
	const { reports, pictures } = await run(anExport(anEntry({ id: 1, content })));
	expect(pictures).toEqual({ brought: 1, left: 2, missing: 0, waiting: 0 });
	expect(asked).toEqual(['/wp-content/uploads/mesa.jpg', '/wp-content/uploads/texto.jpg']);
	const [image] = await database.db.select().from(images);
	expect(image).toMatchObject({ name: 'mesa.jpg', width: 640, height: 320, widths: [480, 640] });
	const [post] = await database.db.select().from(blogPosts);
	expect(post?.content).toContain(`![Mesa](/images/${image?.hash}-640.webp#640x320)`);
	expect(post?.html).toContain(`src="/images/${image?.hash}-640.webp"`);
	expect(post?.html).toContain('src="https://outro.example/a.jpg"');
	expect(store.files.has(`${image?.hash}-480.webp`)).toBe(true);
	expect(reports[0]?.notes).toEqual([
		`imagem ficou onde estava: ${old}/texto.jpg (É um SVG, que pode trazer programas e por isso não é aceito. Exporte-o como PNG.)`,
		'imagem ficou onde estava: https://outro.example/a.jpg (outro.example não é do blog exportado)',
	]);
});

test('a second run asks only for what did not come, and without --pictures nobody is asked at all', async () => {
	await run(anExport(anEntry({ id: 1, content })));
	asked.length = 0;
	const again = await run(anExport(anEntry({ id: 1, content })));
	expect(again.reports).toMatchObject([{ outcome: 'present' }]);
	expect(asked).toEqual(['/wp-content/uploads/texto.jpg']);
	asked.length = 0;
	await run(anExport(anEntry({ id: 2, content })), false);
	expect(asked).toEqual([]);
});

test('a picture named in Latin-1, or with a percent sign of its own, comes like any other', async () => {
	const named = `<p><img src="${old}/promo%E7%E3o.png"></p><p><img src="${old}/50%.png"></p>`;
	const { reports, pictures } = await run(anExport(anEntry({ id: 1, content: named })));
	expect(pictures).toEqual({ brought: 2, left: 0, missing: 0, waiting: 0 });
	expect(reports[0]?.outcome).not.toBe('refused');
	const rows = await database.db.select().from(images);
	// The bytes are the same, so one row keeps the first name.
	expect(rows.map(({ name }) => name)).toEqual(['promoção.png']);
});
