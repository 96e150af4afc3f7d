import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { listPlans } from '#db/plans/plans';
import { publishDue } from '#db/plans/publish-due';
import { getPost } from '#db/posts/find-post';
import { openFolderSink } from '../../../scripts/export/export-sink.ts';
import { writeExport } from '../../../scripts/export/write-export.ts';
import { describeImport } from '../../../scripts/import/describe-import.ts';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { folderForFile } from '../../support/a-folder.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange, plannedRemoval } from '../../support/factories/planned.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { apiForFile } from '../../support/test-api.ts';
import { createTestDatabase } from '../../support/test-database.ts';

const api = apiForFile();
const folder = folderForFile();
beforeAll(async () => {
	await createdPost(api, { title: 'Agendado', scheduled_at: '2036-01-01T12:00:00.000Z' });
	await createdPost(api, { title: 'Bem depois', scheduled_at: '2040-01-01T12:00:00.000Z' });
	const { id } = await createdPost(api, { title: 'Mudará', published: true });
	await plannedChange(api, await getPost(api.db, id), {
		at: '2036-01-04T12:00:00.000Z',
		title: 'Mudado',
	});
	await plannedRemoval(api, id, '2036-01-05T12:00:00.000Z');
	const sink = await openFolderSink(join(folder, 'blog'));
	await writeExport(api.db, api.deps.pictures, sink, api.deps.now());
	await sink.finish();
});

const now = new Date('2036-02-02T12:00:00Z');

/** What the report says, and what the scheduler does next. */
async function takeIn(hold: boolean) {
	const database = await createTestDatabase();
	const source = await openSource(join(folder, 'blog'));
	try {
		const imported = await importBlog(source, {
			db: database.db,
			publish: false,
			asDrafts: false,
			hold,
			withPictures: false,
			now,
			openPictures: async () => ({ pictures: memoryPictureStore(), close: async () => undefined }),
		});
		const plans = await listPlans(database.db);
		const { posts } = await publishDue(database.db, now.toISOString());
		return { report: describeImport(imported).join('\n'), plans, posts };
	} finally {
		await source.close();
		await database.close();
	}
}

test('the report names the posts and plans of an old export that happen at once', async () => {
	const { report, plans, posts } = await takeIn(false);
	expect(report).toContain('o post vai ao ar em seguida: 01/01/2036 09:00');
	expect(report).toContain('  mudança de "Mudará" (04/01/2036 09:00)');
	expect(report).toContain('  saída do ar de "Mudará" (05/01/2036 09:00)');
	expect(report).not.toContain('2040');
	expect(plans).toHaveLength(2);
	expect(posts.map(({ title }) => title)).toEqual(['Agendado']);
});

test('held, they come as drafts and not at all, and what is still to come stays scheduled', async () => {
	const { report, plans, posts } = await takeIn(true);
	expect(report).toContain('a hora agendada já passou (01/01/2036 09:00): veio como rascunho');
	expect(report).toContain('Agendamentos que não vieram, porque a hora deles já passou:');
	expect(plans).toEqual([]);
	expect(posts).toEqual([]);
});
