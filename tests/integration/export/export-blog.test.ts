import { expect, test } from 'vitest';
import type { OutputOf } from '#contract/endpoint';
import { exportBlog } from '#contract/export-blog';
import { uploadImage } from '#contract/images';
import { createdPost } from '../../support/factories/new-post.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { apiForEachTest } from '../../support/test-api.ts';

const api = apiForEachTest();

async function listPages() {
	const pages: OutputOf<typeof exportBlog>[] = [];
	do {
		pages.push(await api.call(exportBlog, { after: pages.at(-1)?.next ?? null }));
	} while (pages.at(-1)?.next !== null);
	return pages;
}

test('the desk gets the whole blog page by page, each well within a reply of 6 MB', async () => {
	const paragraph = 'Uma frase que enche o texto. '.repeat(30_000);
	for (let number = 1; number <= 3; number += 1) {
		await createdPost(api, { title: `Texto ${number}`, content: paragraph });
	}
	const data_base64 = (await aPicture({ width: 500, height: 300 })).toString('base64');
	const { image } = await api.call(uploadImage, { name: 'a.png', alt: '', data_base64 });
	const pages = await listPages();
	expect(pages.length).toBeGreaterThan(1);
	for (const page of pages) expect(JSON.stringify(page).length).toBeLessThan(4_000_000);
	const names = pages.flatMap(({ files }) => files.map(({ name }) => name));
	expect(new Set(names).size).toBe(names.length);
	expect(names.filter((name) => name.startsWith('posts/'))).toHaveLength(3);
	expect(names).toEqual(expect.arrayContaining(['blog.json', '_redirects']));
	expect(pages.flatMap(({ pictures }) => pictures)).toEqual([
		`images/${image.hash}-480.webp`,
		`images/${image.hash}-500.webp`,
	]);
});

test('an empty blog is exported too', async () => {
	const [page, ...more] = await listPages();
	expect(page?.files.map(({ name }) => name)).toEqual(['blog.json', '_redirects']);
	expect(more).toEqual([]);
});

test('nobody without an admin token gets a draft this way', async () => {
	await createdPost(api, { title: 'Segredo' });
	const { status, body } = await api.send('export-blog', {});
	expect(status).toBe(401);
	expect(JSON.stringify(body)).not.toContain('Segredo');
});
