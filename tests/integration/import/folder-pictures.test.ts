import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { blogPosts } from '#db/schema';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { anAnimatedPng, anAnimation } from '../../support/factories/animation.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { databaseForFile } from '../../support/test-database.ts';

const database = databaseForFile();
const folder = folderForFile();
beforeAll(async () => {
	const files = {
		'hugo.toml': '',
		'content/posts/um.md': text,
		'static/assets/mesa.png': await aPicture({ width: 500, height: 250 }),
		'content/img/capa.jpg': await aPicture({ width: 700, height: 300, format: 'jpeg' }),
		'static/uploads/quebrada.png': '<svg>',
	};
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
});

const text = `---
title: Um
image: ../img/capa.jpg
---
![Mesa](/assets/mesa.png "Legenda") e [grande](/assets/mesa.png), [fora](/assets/fora.png).

<img src='/uploads/quebrada.png' alt="x">

![][nada]

\`![Mesa](/assets/mesa.png)\`

![Porta](https://e.test:99999/x.png)

[nada]: /uploads/nada.png
`;

async function run(withPictures: boolean) {
	const source = await openSource(folder);
	return importBlog(source, {
		db: database.db,
		openPictures: async () => ({ pictures: memoryPictureStore(), close: async () => undefined }),
		publish: true,
		asDrafts: false,
		withPictures,
		now: new Date('2026-11-20T12:00:00Z'),
		fetching: { resolve: async () => [] },
	});
}

test('without --pictures each picture that would lead nowhere is named, and the text stays', async () => {
	const { reports, pictures } = await run(false);
	expect(pictures).toMatchObject({ brought: 0, missing: 1, waiting: 3 });
	expect(reports[0]?.notes).toEqual(
		expect.arrayContaining([
			'capa deixada de fora: ../img/capa.jpg (está na pasta: repita com --pictures)',
			'imagem ficou onde estava: /assets/mesa.png (está na pasta: repita com --pictures)',
			'imagem ficou onde estava: /uploads/nada.png (este site não tem essa imagem)',
			'imagem ficou onde estava: https://e.test:99999/x.png (O endereço da imagem tem uma porta que não existe.)',
		]),
	);
	const [post] = await database.db.select().from(blogPosts);
	expect(post).toMatchObject({ image_url: null });
	expect(post?.content).toContain('![Mesa](/assets/mesa.png "Legenda")');
	await database.db.delete(blogPosts);
});

test('repeated with --pictures, what was imported without gets them, and keeps every word of its own', async () => {
	await run(false);
	const [first] = await database.db.select().from(blogPosts);
	const { id = '', content = '' } = first ?? {};
	const mine = `${content}\n\nEscrito depois.`;
	await database.db.update(blogPosts).set({ content: mine }).where(eq(blogPosts.id, id));
	const { reports, pictures } = await run(true);
	expect(reports).toMatchObject([{ outcome: 'illustrated' }]);
	expect(pictures.brought).toBe(2);
	const [post] = await database.db.select().from(blogPosts);
	expect(post?.image_url).toMatch(/^\/images\/[a-f0-9]{64}-700\.webp$/);
	expect(post?.revision).toBe((first?.revision ?? 0) + 1);
	expect(post?.content.replace(/\/images\/[^ )]+/g, '/assets/mesa.png')).toBe(mine);
	expect(post?.html).toContain('Escrito depois.');
	expect((await run(true)).reports).toMatchObject([{ outcome: 'present' }]);
	await database.db.update(blogPosts).set({ image_url: null });
	expect((await run(true)).reports).toMatchObject([{ outcome: 'present' }]);
	await database.db.delete(blogPosts);
});

test('with --pictures those of the folder come into the library, and the others are named one by one', async () => {
	const { reports, pictures } = await run(true);
	expect(pictures).toMatchObject({ brought: 2, missing: 2 });
	const [post] = await database.db.select().from(blogPosts);
	expect(post?.image_url).toMatch(/^\/images\/[a-f0-9]{64}-700\.webp$/);
	expect(post?.image_width).toBe(700);
	const own = /!\[Mesa\]\((\/images\/[a-f0-9]{64}-500\.webp#500x250) "Legenda"\)/.exec(
		post?.content ?? '',
	)?.[1];
	expect(post?.content).toContain(`[grande](${own}), [fora](/assets/fora.png).`);
	expect(post?.content).toContain('`![Mesa](/assets/mesa.png)`');
	expect(post?.html).toContain('alt="Mesa" title="Legenda" width="500"');
	expect(reports[0]?.notes.filter((note) => /imagem|capa/.test(note))).toEqual([
		'imagem ficou onde estava: /uploads/quebrada.png (É um SVG, que pode trazer programas e por isso não é aceito. Exporte-o como PNG.)',
		'imagem ficou onde estava: https://e.test:99999/x.png (o endereço não é válido)',
		'imagem ficou onde estava: /uploads/nada.png (este site não tem essa imagem)',
	]);
});

test('a picture at the site’s own address is the file in its folder', async () => {
	await database.db.delete(blogPosts);
	await writeFile(join(folder, 'hugo.toml'), 'baseURL = "https://antigo.test/"');
	await writeFile(
		join(folder, 'content/posts/um.md'),
		'---\ntitle: Um\n---\n![Sala](https://antigo.test/assets/mesa.png)\n\n![](https://outro.test/assets/mesa.png)',
	);
	await run(true);
	const [post] = await database.db.select().from(blogPosts);
	expect(post?.content).toMatch(
		/^!\[Sala\]\(\/images\/[^)]+\)\n\n!\[\]\(https:\/\/outro\.test\/assets\/mesa\.png\)/,
	);
});

test('a picture keeps moving or the report says that it stands; what is none is named by its bytes', async () => {
	await database.db.delete(blogPosts);
	const frames = [
		await aPicture({ width: 64, height: 48 }),
		await aPicture({ width: 64, height: 48 }),
	];
	const files = {
		'static/vai.gif': await anAnimation({ format: 'gif', colours: ['red', 'blue'] }),
		'static/para.png': anAnimatedPng(frames),
		'static/IMG_0012.HEIC': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'),
		'static/planta.pdf': '%PDF-1.7\n',
		'static/fala.mp4': Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'),
		'content/posts/um.md':
			'---\ntitle: Que anda\n---\n![](/vai.gif) ![](/para.png) ![](/IMG_0012.HEIC) ![](/planta.pdf) ![](/fala.mp4)',
	};
	for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
	const { reports, pictures } = await run(true);
	expect(pictures.brought).toBe(2);
	expect(reports[0]?.notes.filter((note) => /imagem/.test(note))).toEqual([
		'imagem animada ficou parada: /para.png',
		expect.stringMatching(/: \/IMG_0012\.HEIC \(É uma foto HEIC, .*exporte como JPEG/),
		expect.stringMatching(/: \/planta\.pdf \(É um PDF\. /),
		expect.stringMatching(/: \/fala\.mp4 \(É um vídeo\. /),
	]);
});
