import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bulkChanges } from '#db/bulk-undo-schema';
import { undoMany } from '#db/posts/bulk-undo';
import { blogPosts, drafts } from '#db/schema';
import { openBackup } from '../../../scripts/backup/open-backup.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { settleEarlierData } from '../../../scripts/upgrade/settle-earlier-data.ts';
import { keptVersions } from '../../support/kept-version.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { createTestDatabase } from '../../support/test-database.ts';

const now = new Date('2027-01-01T12:00:00.000Z');
const site = { siteUrl: 'https://blog.test', databaseUrl: 'postgres://banco.test/blog' };
/** Not a draft whose words its working copy had. */
const isWhole = ({ begun_at, published, scheduled_at }: Record<string, unknown>) =>
	!begun_at && Boolean(published || scheduled_at);

/** The posts of the kept data that still have the cover that they were given. */
const isSeeded = (title: unknown) => /^(?!.* trocou ).* capa dada$/.test(String(title));

test.each(keptVersions)(
	'the first build on data of $name takes back the seeded covers alone, and keeps the feed’s names',
	async (version) => {
		const { db, close } = await createTestDatabase();
		const backup = await openBackup(join(version.folder, 'backup'));
		await restoreBackup(backup, { db, pictures: memoryPictureStore(), replace: false, now });
		await settleEarlierData(db, site, now);
		const posts = await db.select().from(blogPosts);
		const rows = version.tables.get('blog_posts') ?? [];
		const known = new Set(rows.map(({ id }) => id));
		expect(posts.filter(({ id, is_created }) => is_created || known.has(id))).toHaveLength(
			rows.length,
		);
		for (const { id, title, slug, image_url, published_at, guid } of rows.filter(isWhole)) {
			expect(posts.find((post) => post.id === id)).toMatchObject({
				title,
				image_url: isSeeded(title) ? null : image_url,
				guid: guid ?? (published_at ? `https://blog.test/post/${slug}` : `urn:uuid:${id}`),
			});
		}
		const seeded = posts.filter(({ title }) => isSeeded(title)).map(({ id }) => id);
		for (const { post_id, fields } of await db.select().from(drafts)) {
			if (seeded.includes(post_id)) expect(fields.image_url).toBe('');
		}
		for (const { id, kept, undone_at, created_at } of await db.select().from(bulkChanges)) {
			if (undone_at) continue;
			const { changed } = await undoMany(db, id, { userName: null, now: created_at });
			expect(changed.toSorted()).toEqual(kept.posts.map((post) => post.id).toSorted());
		}
		await close();
	},
);
