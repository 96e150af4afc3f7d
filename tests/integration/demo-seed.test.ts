import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { blogPosts } from '#db/schema';
import { postStatus } from '#domain/post/post';
import { toSaoPauloTime } from '#domain/time/schedule';
import { readItems } from '../../scripts/import/read-items.ts';
import { seedDemo } from '../../scripts/seed.ts';
import { databaseForFile } from '../support/test-database.ts';

/** Late evening in São Paulo, when it is already the next day in UTC. */
const now = new Date('2031-03-10T01:30:00.000Z');

const database = databaseForFile();
let posts: (typeof blogPosts.$inferSelect)[];
beforeAll(async () => {
	await seedDemo(database.db, now);
	posts = await database.db.select().from(blogPosts);
});

const withStatus = (status: string) => posts.filter((post) => postStatus(post) === status);

test('the demo blog is as fresh on the day of its seeding, whatever that day is', () => {
	const newest = withStatus('published')
		.map(({ published_at }) => String(published_at))
		.sort()
		.at(-1);
	expect(toSaoPauloTime(String(newest)).slice(0, 10)).toBe('2031-03-08');
	expect(posts.every(({ created_at }) => created_at <= now.toISOString())).toBe(true);
});

test('each public article last changed when it came out', () => {
	for (const { created_at, updated_at } of withStatus('published'))
		expect(updated_at).toBe(created_at);
});

test('its scheduled articles wait for their day and hour in São Paulo', () => {
	const waiting = withStatus('scheduled').map(({ scheduled_at }) =>
		toSaoPauloTime(String(scheduled_at)).slice(0, 16),
	);
	expect(waiting.sort()).toEqual(['2031-03-11T09:00', '2031-03-14T09:00', '2031-03-18T14:00']);
});

test('its drafts have no date at all, and an empty excerpt is made from the text', () => {
	const drafts = withStatus('draft');
	expect(drafts.length).toBeGreaterThan(2);
	expect(drafts.every((post) => !post.published_at && !post.scheduled_at)).toBe(true);
	expect(posts.every(({ excerpt, opening }) => (excerpt || opening).length > 60)).toBe(true);
});

test('each article has the cover that its file names', () => {
	const named = readItems(fileURLToPath(new URL('../../scripts/demo', import.meta.url)));
	const covers = named.flatMap(({ fields }) => (fields['image'] ? [String(fields['image'])] : []));
	expect(posts.flatMap(({ image_url }) => image_url ?? []).sort()).toEqual(covers.sort());
});

test('seeding again adds nothing', async () => {
	expect(await seedDemo(database.db, now)).toBe(0);
});
