import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { uploadImage } from '#contract/images';
import { blogPosts } from '#db/schema';
import { openFolderSink } from '../../../scripts/export/export-sink.ts';
import { writeExport } from '../../../scripts/export/write-export.ts';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { type MemoryPictureStore, memoryPictureStore } from '../../support/memory-picture-store.ts';
import { apiForFile } from '../../support/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database.ts';

const api = apiForFile();
const folder = folderForFile();
beforeAll(async () => {
	const data_base64 = (await aPicture({ width: 700, height: 300 })).toString('base64');
	const { image } = await api.call(uploadImage, { name: 'mesa.png', alt: 'Mesa', data_base64 });
	await createdPost(api, { content: `![mesa](${image.url})`, published: true });
});

/** An export with a picture of 700 × 300, of which one size is forged. */
async function forge(path: string, end: string, forged: Uint8Array): Promise<void> {
	const sink = await openFolderSink(path);
	await writeExport(api.db, api.deps.pictures, sink, api.deps.now());
	await sink.finish();
	const [file = ''] = (await readdir(join(path, 'images'))).filter((name) => name.endsWith(end));
	await writeFile(join(path, 'images', file), forged);
}

async function importInto(
	{ db }: Pick<TestDatabase, 'db'>,
	path: string,
	pictures: MemoryPictureStore,
) {
	const source = await openSource(path);
	try {
		return await importBlog(source, {
			db,
			publish: false,
			asDrafts: false,
			withPictures: false,
			openPictures: async () => ({ pictures, close: async () => undefined }),
			now: api.deps.now(),
		});
	} finally {
		await source.close();
	}
}

test.each([
	['of another width', '-700.webp', () => aPicture({ width: 701, height: 300, format: 'webp' })],
	['that is no WebP', '-480.webp', () => aPicture({ width: 480, height: 206, format: 'png' })],
	[
		'that is cut',
		'-480.webp',
		async () => (await aPicture({ width: 480, height: 206, format: 'webp' })).subarray(0, 90),
	],
] as const)(
	'a picture of an export %s is refused before anything is written',
	async (what, end, make) => {
		const path = join(folder, what);
		await forge(path, end, await make());
		const database = await createTestDatabase();
		const pictures = memoryPictureStore();
		try {
			await expect(importInto(database, path, pictures)).rejects.toThrow('não é a imagem que diz');
			expect(await database.db.select().from(blogPosts)).toEqual([]);
			expect(pictures.files.size).toBe(0);
		} finally {
			await database.close();
		}
	},
);

test('an import writes no picture when it fails, none that is here, and none as it came', async () => {
	const path = join(folder, 'strange');
	const small = await aPicture({ width: 480, height: 206, format: 'webp', colour: 'red' });
	const tail = Buffer.from('<script>a stranger’s</script>');
	await forge(path, '-480.webp', Buffer.concat([small, tail]));
	const before = new Map(api.deps.pictures.files);
	await importInto(api, path, api.deps.pictures);
	expect(api.deps.pictures.files).toEqual(before);
	const [database, pictures] = [await createTestDatabase(), memoryPictureStore()];
	try {
		await database.db.execute('alter table searches rename to gone');
		await expect(importInto(database, path, pictures)).rejects.toThrow();
		expect(pictures.files.size).toBe(0);
		await database.db.execute('alter table gone rename to searches');
		await importInto(database, path, pictures);
		expect([...pictures.files.keys()].sort()).toEqual([...before.keys()].sort());
		for (const bytes of pictures.files.values())
			expect(Buffer.from(bytes).includes(tail)).toBe(false);
	} finally {
		await database.close();
	}
});
