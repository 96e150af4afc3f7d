import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { togglePublish } from '#contract/toggle-publish';
import { visits } from '#db/visit-schema';
import { findFilesWith, openSiteFolder } from '../../support/built-site.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const buildsMs = 400_000;
const api = apiForFile();
let folder: Awaited<ReturnType<typeof openSiteFolder>>;
let ids: string[];
const title = (number: number) => `Texto ${number}`;

beforeAll(async () => {
	ids = [];
	for (let number = 0; number < 7; number += 1) {
		const post = await createdPost(api, {
			title: title(number),
			category: number === 6 ? 'Livros' : 'Notas',
			published: true,
		});
		ids.push(post.id);
	}
	folder = await openSiteFolder(api.url);
}, buildsMs);
afterAll(() => folder?.remove());

const count = (number: number, views: number, daysAgo = 3) =>
	api.db.insert(visits).values({
		post_id: ids[number] ?? '',
		span: 'day',
		since: sql`current_date - ${daysAgo}::integer`,
		kind: 'view',
		count: views,
	});
/** The numbered titles of home. */
const ranked = (files: Awaited<ReturnType<typeof folder.build>>) => {
	const box = /class="ranks"[\s\S]*?<\/ol>/.exec(String(files.get('index.html')))?.[0] ?? '';
	return [...box.matchAll(/Texto \d/g)].map(([text]) => text);
};

test(
	'S83: home tells what most read in 28 days, from five posts with 20 views on, without numbers and without a build for it',
	async () => {
		for (const number of [0, 1, 2, 6]) await count(number, 20 + number);
		await count(3, 19);
		await count(4, 90, 40);
		expect(ranked(await folder.build())).toEqual([]);

		const hooks = api.deps.hook.calls;
		await count(3, 12, 5);
		expect(api.deps.hook.calls).toBe(hooks);
		const warm = await folder.build();
		expect(ranked(warm)).toEqual([3, 6, 2, 1, 0].map(title));
		expect(findFilesWith(warm, 'Mais lidos')).toContain('index.html');
		const manifest = JSON.parse(String(warm.get('search/manifest.json')));
		expect(manifest.most).toHaveLength(5);

		const clean = await openSiteFolder(api.url);
		const cold = await clean.build();
		expect(cold.get('index.html')?.toString()).toBe(warm.get('index.html')?.toString());
		expect(cold.get('search/manifest.json')).toEqual(warm.get('search/manifest.json'));
		await clean.remove();

		await api.call(togglePublish, { postId: ids[3] ?? '', publish: false });
		expect(ranked(await folder.build())).toEqual([]);
		await count(5, 50);
		expect(ranked(await folder.build())).toEqual([5, 6, 2, 1, 0].map(title));
	},
	buildsMs,
);
