import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { updatePost } from '#contract/update-post';
import { dropBadCovers } from '#db/pictures/drop-covers';
import { saveImage } from '#db/pictures/picture-records';
import { listFindings, recordFindings } from '#db/publishing/build-findings';
import { blogPosts } from '#db/schema';
import type { BuildFinding } from '#domain/site/build-finding';
import { aNewPost, createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const hash = 'a'.repeat(64);
const picture = {
	hash,
	name: 'mesa.png',
	alt: '',
	width: 1200,
	height: 800,
	widths: [480, 960, 1200],
	bytes: 1,
	origin: null,
	created_at: '2026-03-10T12:00:00.000Z',
};
const text = { title: 'Uma mesa', content: 'Um texto.' };

const api = apiForFile();
beforeAll(async () => {
	await saveImage(api.db, picture);
});

test.each([
	['a file of the site', '/covers/mesa.svg', 200],
	['a file that is not there', '/nada.png', 400],
	['a percent sign that begins nothing', '/covers/50%.png', 400],
	['a port that does not exist', 'https://e.test:99999/x.png', 400],
	['a host that cannot exist', 'https://1.2.3.256/x.png', 400],
	['a page of the site', '/', 400],
	['a stored picture', `/images/${hash}-1200.webp#1200x800`, 200],
	['a width at which it is not stored', `/images/${hash}-1600.webp`, 400],
	['a picture that is not stored', `/images/${'b'.repeat(64)}-1200.webp`, 400],
	['a foreign picture, there or not', 'HTTPS://E.test/nada é.png', 200],
])(
	'a cover is taken or refused, of a new post and of a present one: %s',
	async (_, image_url, status) => {
		const { id } = await createdPost(api, {});
		const answers = [
			await api.tryCall('create-post', aNewPost({ image_url })),
			await api.tryCall('update-post', { id, ...text, image_url }),
		];
		for (const answer of answers) {
			expect(answer.status).toBe(status);
			if (status === 400)
				expect(answer.body).toMatchObject({
					code: 'invalid_input',
					details: { field: 'image_url' },
				});
		}
	},
);

test('a cover that the post already had does not prevent saving the text', async () => {
	const { id } = await createdPost(api, {});
	await api.db.update(blogPosts).set({ image_url: '/wp/foto.png' }).where(eq(blogPosts.id, id));
	const { post } = await api.call(updatePost, { id, ...text, image_url: '/wp/foto.png' });
	expect(post.image_url).toBe('/wp/foto.png');
});

test('a restore removes covers that cannot be shown, and reports them', async () => {
	const bad = ['/wp/foto.png', 'https://e.test:99999/x.png', `/images/${'b'.repeat(64)}-480.webp`];
	const good = ['/covers/mesa.svg', `/images/${hash}-480.webp`, 'https://e.test/50%.png'];
	await api.db.update(blogPosts).set({ image_url: null });
	for (const image_url of [...bad, ...good]) {
		const { id } = await createdPost(api, { ...text, title: image_url });
		await api.db.update(blogPosts).set({ image_url }).where(eq(blogPosts.id, id));
	}
	const dropped = await dropBadCovers(api.db, new Set(['/covers/mesa.svg']));
	expect(dropped.map(({ title, address }) => [title, address]).sort()).toEqual(
		bad.map((address) => [address, address]).sort(),
	);
	const rows = await api.db.select({ url: blogPosts.image_url }).from(blogPosts);
	expect(rows.flatMap(({ url }) => url ?? []).sort()).toEqual(good.toSorted());
});

test('a finding is shown until the post changes or the next build finds nothing', async () => {
	const { id: post_id, ...post } = await createdPost(api, { ...text, published: true });
	const { title, slug, revision } = post;
	const finding: BuildFinding = {
		post_id,
		title,
		slug,
		revision,
		kind: 'cover',
		fault: 'missing',
		detail: '/nada.png',
	};
	const find = async () => {
		const answer = await api.call(adminPosts, { action: 'get', slug: post_id });
		return 'finding' in answer && answer.finding;
	};
	const gone = { ...finding, post_id: '00000000-0000-4000-8000-000000000000' };
	await recordFindings(api.db, [finding, gone]);
	expect(await find()).toEqual({ kind: 'cover', fault: 'missing', detail: '/nada.png' });
	expect((await listFindings(api.db)).total).toBe(1);
	await recordFindings(api.db, []);
	expect(await find()).toBeNull();
	await recordFindings(api.db, [finding]);
	await api.call(updatePost, { id: post_id, title, content: 'Outro texto.' });
	expect(await find()).toBeNull();
});
