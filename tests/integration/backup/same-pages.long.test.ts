import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { uploadImage } from '#contract/images';
import { updatePost } from '#contract/update-post';
import { oldAddresses } from '#db/address-schema';
import { drill } from '../../../scripts/backup/drill.ts';
import { openBackup } from '../../../scripts/backup/open-backup.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { writeBackup } from '../../../scripts/backup/write-backup.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { hashFiles, openSiteFolder } from '../../support/built-site.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { apiForFile } from '../../support/test-api.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { dayMs } from '../../support/test-deps.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const buildsMs = 400_000;

const api = apiForFile();
const folder = folderForFile();
beforeAll(async () => {
	const data_base64 = (await aPicture({ width: 500, height: 300 })).toString('base64');
	const { image } = await api.call(uploadImage, { name: 'a.png', alt: 'Uma mesa', data_base64 });
	for (const number of [1, 2, 3]) {
		api.deps.clock.advance(dayMs);
		const content = `## Parte\n\nTexto ${number}.\n\n![mesa](${image.url})`;
		const post = await createdPost(api, { title: `Texto ${number}`, content, published: true });
		await api.db.insert(oldAddresses).values({ address: `/?p=${number}`, post_id: post.id });
		if (number > 1) continue;
		await api.call(updatePost, { id: post.id, title: 'Renomeado', content, slug: 'renomeado' });
	}
});

test(
	'D9: a backup, a loss of everything and a restore build the same pages, byte for byte',
	async () => {
		const path = join(folder, 'copy');
		const now = api.deps.now();
		const settings = { variables: {}, secrets: [] };
		await writeBackup({ db: api.db, pictures: api.deps.pictures, settings, folder: path, now });
		const site = await openSiteFolder(api.url);
		const before = hashFiles(await site.build());

		const database = await createTestDatabase();
		const pictures = memoryPictureStore();
		await restoreBackup(await openBackup(path), { db: database.db, pictures, replace: false, now });
		const fresh = await openSiteFolder(database.url, site);
		const after = hashFiles(await fresh.build());

		expect(Object.keys(before)).toContain('post/renomeado.html');
		expect(after).toEqual(before);
		expect(pictures.files).toEqual(api.deps.pictures.files);
		await Promise.all([site.remove(), fresh.remove()]);
		await database.close();
	},
	buildsMs,
);

test(
	'D9: a drill restores a backup, builds it, misses its picture when that is gone, and leaves nothing behind',
	async () => {
		const path = join(folder, 'without-pictures');
		const now = api.deps.now();
		const settings = { variables: {}, secrets: [] };
		const pictures = memoryPictureStore();
		await writeBackup({ db: api.db, pictures, settings, folder: path, now });
		const scratchDir = join(folder, 'drill');
		const steps: string[] = [];
		const { publishedPosts, pages, faults } = await drill({
			root,
			folder: path,
			scratchDir,
			siteUrl: 'https://blog.test',
			now,
			report: (step) => void steps.push(step),
		});
		expect({ publishedPosts, pages }).toEqual({ publishedPosts: 3, pages: 3 });
		expect(faults).toHaveLength(2);
		for (const fault of faults) expect(fault).toMatch(/^falta a imagem [0-9a-f]{64}-\d+\.webp$/);
		expect(steps).toEqual(expect.arrayContaining(['restaurando', 'conferindo os links']));
		expect(existsSync(scratchDir)).toBe(false);
	},
	buildsMs,
);
