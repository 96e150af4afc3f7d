import { beforeEach, expect, test } from 'vitest';
import { bulkPosts } from '#contract/bulk-posts';
import type { InputOf } from '#contract/endpoint';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';
import { topicActs } from '../../support/topic-acts.ts';

const api = apiForFile();
const acts = topicActs(api);
beforeEach(() => acts.clear());

const act = (input: InputOf<typeof bulkPosts>) => api.call(bulkPosts, input);
const undo = (change: string | null) => act({ action: 'undo', change: change ?? '' });

test('posts return to what became of their category and tags', async () => {
	const sales = await acts.aCategory('Vendas');
	const guides = await acts.aCategory('Guias');
	const post = await createdPost(api, { category_id: sales.id, tags: ['foco'] });
	const moved = await act({ action: 'category', category_id: null, postIds: [post.id] });
	const untagged = await act({ action: 'tags', remove: ['foco'], postIds: [post.id] });
	await createdPost(api, { tags: ['foco'] });
	api.deps.clock.advance(1000);
	await acts.change({ action: 'merge-category', id: sales.id, into: guides.id });
	await acts.change({ action: 'rename-tag', name: 'foco', to: 'atenção' });
	await undo(untagged.change);
	expect((await acts.get(post.id)).tags).toEqual(['atenção']);
	const back = await undo(moved.change);
	expect(back.left_out, 'the undo of the tags is a change, too').toEqual([
		{ id: post.id, why: 'changed' },
	]);
	const again = await act({ action: 'category', category_id: sales.id, postIds: [post.id] });
	expect(again.changed).toEqual([post.id]);
	expect((await acts.get(post.id)).category?.name).toBe('Guias');
});

test('a name that a tag had only in between does not return with them', async () => {
	const post = await createdPost(api, { tags: ['foco', 'mesa'] });
	const renamed = await acts.change({ action: 'rename-tag', name: 'foco', to: 'atenção' });
	api.deps.clock.advance(1000);
	const done = await act({ action: 'tags', add: ['casa'], remove: ['mesa'], postIds: [post.id] });
	api.deps.clock.advance(1000);
	await acts.undo(renamed.change);
	expect((await acts.get(post.id)).tags.toSorted()).toEqual(['casa', 'foco']);
	await undo(done.change);
	expect((await acts.get(post.id)).tags.toSorted()).toEqual(['foco', 'mesa']);
});
