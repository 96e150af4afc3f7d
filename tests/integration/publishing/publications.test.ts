import { randomUUID } from 'node:crypto';
import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { publications } from '#db/schema';
import { publishDuePosts } from '#steps/schedule/scheduler-due-posts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

const rows = () => api.db.select().from(publications).orderBy(asc(publications.id));

test('publications are numbered in the order of their commits, under 20 connections', async () => {
	const posts = await Promise.all(Array.from({ length: 20 }, () => createdPost(api)));
	const seen: number[] = [];
	await Promise.all(
		posts.map(async ({ id }) => {
			const { body } = await api.tryCall('toggle-publish', { postId: id, publish: true });
			seen.push(body.publication);
			const newer = (await rows()).filter((row) => row.id < body.publication);
			const known = new Set(newer.map((row) => row.id));
			for (const other of seen) if (other < body.publication) expect(known).toContain(other);
		}),
	);
	expect(new Set(seen).size).toBe(20);
});

test('a publication is never visible before one of a lower number', async () => {
	const posts = await Promise.all(Array.from({ length: 12 }, () => createdPost(api)));
	let isRunning = true;
	const looks: number[][] = [];
	const watcher = (async () => {
		while (isRunning) looks.push((await rows()).map((row) => row.id));
	})();
	await Promise.all(
		posts.map(({ id }) => api.tryCall('toggle-publish', { postId: id, publish: true })),
	);
	isRunning = false;
	await watcher;
	const final = (await rows()).map((row) => row.id);
	for (const look of looks) expect(look).toEqual(final.slice(0, look.length));
});

test('C12: a post in the bin is not published when its time comes', async () => {
	const { id } = await createdPost(api, { scheduled_at: '2026-01-01T12:00:00Z' });
	await api.tryCall('delete-post', { postId: id });
	expect(await publishDuePosts(api.deps)).toEqual({ publishedCount: 0 });
	expect(
		await api.tryCall('toggle-publish', { postId: randomUUID(), publish: true }),
	).toMatchObject({
		status: 404,
	});
});
