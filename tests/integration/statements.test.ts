import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '#config/limits';
import { adminPosts } from '#contract/admin-posts';
import { categories } from '#contract/categories';
import { createPost } from '#contract/create-post';
import { deletePost } from '#contract/delete-post';
import { draftLink } from '#contract/draft-link';
import { siteStatus } from '#contract/site-status';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { changeBuildState } from '#db/publishing/build-state';
import { findNewestPublication } from '#db/publishing/publications';
import { renderLate } from '#lib/late-post-renderer';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { aNewPost, createdPost } from '../support/factories/new-post.ts';
import { createTestLane } from '../support/memory-late-store.ts';
import { apiForFile } from '../support/test-api.ts';
import { minuteMs } from '../support/test-deps.ts';
import { openTroubledBlog } from '../support/troubled-blog.ts';

const api = apiForFile();
let post: Awaited<ReturnType<typeof createdPost>>;
let asked: string[];
/** What the driver answered to each statement. */
let answered: { columns: string[]; rows: number }[];
let made = 0;

beforeAll(async () => {
	// The tests' own site asks the database what it shows.
	api.deps.readPublication = async () => 0;
	post = await createdPost(api);
});
beforeEach(() => {
	asked = [];
	answered = [];
	const { query } = pg.Client.prototype;
	vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
		this: pg.Client,
		...given: unknown[]
	) {
		const [statement] = given as [string | { text: string }];
		const text = typeof statement === 'string' ? statement : statement.text;
		asked.push(text);
		const answer = Reflect.apply(query, this, given) as Promise<pg.QueryResult> | undefined;
		answer?.then?.(
			// One for each of several statements that are sent together.
			(given) => {
				const all = [given].flat();
				const columns = all.flatMap(({ fields = [] }) => fields.map(({ name }) => name));
				answered.push({ columns, rows: all.flatMap(({ rows }) => rows).length });
			},
			() => undefined,
		);
		return answer;
	} as typeof query);
});
afterEach(() => vi.restoreAllMocks());

/** As the desk's form sends it: an unchanged category is not looked up. */
const formOf = ({ id, title, category_id, tags }: typeof post) => ({
	id,
	title,
	category_id,
	tags,
	content: `Outro ${++made}.`,
});

/** Over Neon each statement is a network round trip, so their number is what a call costs. */
test.each<[string, number, () => Promise<unknown>]>([
	['the list of posts', 2, () => api.call(adminPosts, { action: 'list' })],
	['a post', 2, () => api.call(adminPosts, { action: 'get', slug: post.id })],
	['the categories', 1, () => api.call(categories, {})],
	['the state of the site', 6, () => api.call(siteStatus, {})],
	['saving', 3, () => api.call(updatePost, formOf(post))],
	[
		'publishing, and asking for the build',
		5,
		() => api.call(togglePublish, { postId: post.id, publish: true }),
	],
	['saving what is public, and asking for the build', 5, () => api.call(updatePost, formOf(post))],
	['creating', 5, () => api.call(createPost, aNewPost({ title: 'Mais um' }))],
])('%s costs at most %i statements, including authentication', async (_, most, call) => {
	await call();
	expect(asked.length, asked.map((text) => text.slice(0, 90)).join('\n')).toBeLessThanOrEqual(most);
	expect(asked.length).toBeGreaterThan(0);
});

test('with the lane, publishing reads only its own page’s posts whole, and unpublishing reads no list of posts', async () => {
	for (let each = 0; each < 20; each += 1) await createdPost(api, { published: true });
	const { id } = await createdPost(api);
	await changeBuildState(api.db, { publication: await findNewestPublication(api.db) });
	api.deps.lane = createTestLane(renderLate);
	const count = (column = 'id') =>
		Math.max(0, ...answered.flatMap(({ columns, rows }) => (columns.includes(column) ? rows : [])));
	answered = [];
	await api.call(togglePublish, { postId: id, publish: true });
	expect(count()).toBeGreaterThan(20);
	expect(count('image_alt')).toBe(1 + limits.readAlso + limits.relatedPosts);
	answered = [];
	await api.call(togglePublish, { postId: id, publish: false });
	expect(count()).toBeLessThan(3);
});

test('C13: an idle day wakes the database once, and mails about troubles ask one statement of it', async () => {
	const blog = await openTroubledBlog();
	const { deps } = blog.api;
	const countDay = async () => {
		await blog.pass(5);
		asked = [];
		let awake = 0;
		for (let minute = 0; minute < 24 * 60; minute += 1) {
			deps.clock.advance(minuteMs);
			if (!(await runSchedule(deps)).wasIdle) awake += 1;
		}
		return { awake, statements: asked.length };
	};
	const withMails = await countDay();
	delete deps.mailServer;
	const without = await countDay();
	await blog.close();
	expect([withMails.awake, without.awake]).toEqual([1, 1]);
	expect(without.statements).toBeGreaterThan(0);
	expect(withMails.statements).toBe(without.statements + 1);
}, 60_000);

test('whatever is wrong with a link to a draft, the database is asked and the caller answered in the same way', async () => {
	const make = async ({ id }: { id: string }) =>
		(await api.call(draftLink, { action: 'make', post_id: id })).secret ?? '';
	const aText = () => createdPost(api, { title: 'Para mostrar' });
	const secret = await make(await aText());
	const [cameOut, binned, changed] = [await aText(), await aText(), await aText()];
	const [replaced, disabled] = [await make(changed), await make(changed)];
	await api.call(draftLink, { action: 'disable', post_id: changed.id });
	const [ofPublic, ofBinned] = [await make(cameOut), await make(binned)];
	await api.call(togglePublish, { postId: cameOut.id, publish: true });
	await api.call(deletePost, { postId: binned.id });
	const open = async (sent: string) => {
		asked = [];
		const { status, body, headers } = await api.send('open-draft', { secret: sent });
		const { requestId: _, ...said } = body;
		const told = [...headers].filter(([name]) => name !== 'x-request-id');
		return { status, said, told, asked };
	};
	const guessed = await open(randomBytes(32).toString('base64url'));
	expect(guessed).toMatchObject({ status: 404, asked: { length: 2 } });
	for (const wrong of ['', secret.slice(1), replaced, disabled, ofBinned]) {
		expect(await open(wrong)).toEqual(guessed);
	}
	expect(await open(ofPublic)).toMatchObject({ status: 200, asked: guessed.asked });
	const opened = await open(secret);
	expect([opened.status, opened.asked[0]]).toEqual([200, guessed.asked[0]]);
});
