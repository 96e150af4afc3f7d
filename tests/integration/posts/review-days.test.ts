import { expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { calendar } from '#contract/calendar';
import { deletePost } from '#contract/delete-post';
import type { InputOf } from '#contract/endpoint';
import { postRevisions } from '#contract/post-revisions';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { dayMs } from '../../support/test-deps.ts';

const api = apiForEachTest();

const dayIn = (days: number) =>
	new Date(api.deps.now().getTime() + days * dayMs - 3 * 3_600_000).toISOString().slice(0, 10);
const review = (post_id: string, from: string | null, on: string | null) =>
	api.tryCall('calendar', { action: 'review', post_id, from, on });
const late = async () => {
	const { reviews = [], total } = await api.call(calendar, { action: 'late-reviews' });
	return { titles: reviews.map(({ title }) => title), total };
};
type ListInput = Omit<Extract<InputOf<typeof adminPosts>, { action: 'list' }>, 'action'>;
async function list(query: ListInput = {}) {
	const reply = await api.call(adminPosts, { action: 'list', ...query });
	if (!('posts' in reply)) throw new Error('no list');
	return { ...reply, titles: reply.posts.map(({ title }) => title) };
}
async function read(id: string) {
	const reply = await api.call(adminPosts, { action: 'get', slug: id });
	if (!('post' in reply)) throw new Error('get answers a post');
	return reply.post;
}

test('S98: a day of review holds at once, asks for no publication, and leaves text, revision and history alone', async () => {
	const made = await createdPost(api, { title: 'Preço', published: true });
	const before = await read(made.id);
	const hooks = api.deps.hook.calls;
	const on = dayIn(180);
	expect(await review(made.id, null, on)).toMatchObject({ status: 200 });
	expect(await read(made.id)).toEqual({ ...before, review_on: on });
	expect(api.deps.hook.calls).toBe(hooks);
	const { revisions } = await api.call(postRevisions, { action: 'list', post_id: made.id });
	expect(revisions).toHaveLength(1);
	const saved = await api.call(updatePost, { id: made.id, title: 'Preço novo', content: 'Outro.' });
	expect(saved.post.review_on).toBe(on);
});

test('a past day, no day, and one that changed elsewhere are refused with the reason', async () => {
	const { id } = await createdPost(api, { title: 'Preço' });
	expect(await review(id, null, dayIn(-1))).toMatchObject({
		status: 400,
		body: { error: 'Esse dia já passou.' },
	});
	for (const on of ['2027-02-30', '30/11/2027', '2027-11-30T00:00:00Z', ''])
		expect(await review(id, null, on)).toMatchObject({ status: 400 });
	expect(await review(id, null, dayIn(0))).toMatchObject({ status: 200 });
	expect(await review(id, null, dayIn(0)), 'sent again').toMatchObject({ status: 200 });
	const day = dayIn(0).split('-').reverse().join('/');
	expect(await review(id, null, dayIn(5))).toMatchObject({
		status: 409,
		body: { error: `A data de revisão deste post já é outra: ${day}.` },
	});
	expect(await review(id, dayIn(0), null)).toMatchObject({ status: 200 });
	expect(await review(id, dayIn(0), dayIn(9))).toMatchObject({
		status: 409,
		body: { error: 'Este post não tem mais data de revisão.' },
	});
	await api.call(deletePost, { postId: id });
	expect(await review(id, null, dayIn(9))).toMatchObject({ status: 404 });
});

test('the calendar has it on its day, the shelf from the day after, and the bin has none', async () => {
	const { id } = await createdPost(api, { title: 'Preço' });
	const other = await createdPost(api, { title: 'Lei' });
	await review(id, null, dayIn(0));
	await review(other.id, null, dayIn(40));
	const from = `${dayIn(0)}T03:00:00.000Z`;
	const until = `${dayIn(30)}T03:00:00.000Z`;
	const month = async () =>
		(await api.call(calendar, { action: 'month', from, until })).reviews ?? [];
	expect(await month()).toEqual([{ post_id: id, title: 'Preço', on: dayIn(0) }]);
	expect(await late()).toEqual({ titles: [], total: 0 });
	api.deps.clock.advance(dayMs);
	expect(await late()).toEqual({ titles: ['Preço'], total: 1 });
	await api.call(deletePost, { postId: id });
	expect(await late()).toEqual({ titles: [], total: 0 });
	expect((await list()).reviews).toEqual({ dated: 1, late: 0 });
});

test('the list knows how many are to be reviewed, whatever it shows, and orders by the day', async () => {
	const [far, near, none] = [
		await createdPost(api, { title: 'Longe' }),
		await createdPost(api, { title: 'Perto' }),
		await createdPost(api, { title: 'Sem dia' }),
	];
	await review(far.id, null, dayIn(30));
	await review(near.id, null, dayIn(0));
	expect(none.id).not.toBe(near.id);
	expect((await list({ review: 'dated', sort: 'review-closest' })).titles).toEqual([
		'Perto',
		'Longe',
	]);
	expect((await list({ sort: 'review-closest' })).titles).toEqual(['Perto', 'Longe', 'Sem dia']);
	const shown = await list({ q: 'Sem dia', status: 'draft' });
	expect([shown.titles, shown.reviews]).toEqual([['Sem dia'], { dated: 2, late: 0 }]);
	api.deps.clock.advance(dayMs);
	expect((await list({ status: 'published' })).reviews).toEqual({ dated: 2, late: 1 });
});

test('a text that is only begun has its day, and keeps it when it becomes a post', async () => {
	const id = '00000000-0000-4000-8000-0000000000b1';
	const fields = aDraft({ title: 'Horários' });
	const { draft } = await api.call(workingCopies, {
		action: 'save',
		post_id: id,
		base_revision: 0,
		version: 0,
		fields,
	});
	await review(id, null, dayIn(0));
	api.deps.clock.advance(dayMs);
	expect(await late()).toEqual({ titles: ['Horários'], total: 1 });
	const post = await createdPost(api, { id, title: 'Horários', draft_version: draft?.version });
	expect(post.review_on).toBe(dayIn(-1));
});
