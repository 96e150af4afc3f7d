import { eq } from 'drizzle-orm';
import { connect } from '#db/client';
import { blogPosts } from '#db/schema';
import { collectViews } from '#steps/readers/collect-visits';
import { createTestDeps } from '../../tests/support/test-deps.ts';
import type { Section } from './figures.ts';

const monthly = 100_000;
const days = 30;

/** Marks of a thirtieth of a month's readers, on all posts in turn; every other reads to the end. */
function* markDay(day: string, slugs: string[]): Generator<string> {
	for (let reader = 0; reader < monthly / days; reader += 1) {
		const view = `views/${day}/${slugs[reader % slugs.length]}/${'r'.repeat(38)}${reader}`;
		yield view;
		yield `${view}.from-google`;
		if (reader % 2 === 0) yield `${view}.read`;
	}
}

/** Collecting 100,000 visits, a day at a time: the time without the network's, and the requests to blobs. */
export async function benchVisits(databaseUrl: string, count: number): Promise<Section> {
	const { db, close } = await connect(databaseUrl, () => undefined);
	const deps = createTestDeps(db);
	deps.clock.set('2026-01-01T15:00:00.000Z');
	const posts = await db
		.select({ slug: blogPosts.slug })
		.from(blogPosts)
		.where(eq(blogPosts.published, true));
	const collecting: number[] = [];
	const requests: number[] = [];
	for (let round = 0; round < days; round += 1) {
		const day = deps.now().toISOString().slice(0, 10);
		for (const key of markDay(
			day,
			posts.map(({ slug }) => slug),
		))
			deps.blobs.texts.set(key, '');
		deps.clock.advance(86_400_000);
		deps.blobs.calls.splice(0);
		const startedAt = performance.now();
		await collectViews(deps);
		collecting.push(performance.now() - startedAt);
		requests.push(deps.blobs.calls.length);
	}
	await close();
	return {
		title: `${monthly} visits of a month, collected day by day, ${count} posts`,
		figures: [
			{ name: 'a day', unit: 'ms', values: collecting, budget: 10_000 },
			{ name: 'a month', unit: 's', values: [sum(collecting) / 1000] },
			{ name: "a day's requests to blobs", unit: '', values: requests },
			{ name: 'requests to blobs for a visit', unit: '×', values: [sum(requests) / monthly] },
		],
	};
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
