import { beforeAll, expect, test } from 'vitest';
import type { OutputOf } from '#contract/endpoint';
import type { changeTopic } from '#contract/topics';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { aNewPost, createdPost } from '../../support/factories/new-post.ts';
import { SeededRandom } from '../../support/seeded-random.ts';
import { type Answer, apiForFile } from '../../support/test-api.ts';
import { topicActs } from '../../support/topic-acts.ts';

const rounds = Number(process.env['MERGES'] ?? 60);
const seed = Number(process.env['SEED'] ?? (process.env['MERGES'] ? Date.now() : 1));
const random = new SeededRandom(seed);

const api = apiForFile();
const posts: string[] = [];
const categories: string[] = [];
beforeAll(async () => {
	const acts = topicActs(api);
	for (const name of ['Vendas', 'Guias', 'Livros'])
		categories.push((await acts.aCategory(name)).id);
	for (let at = 0; at < 12; at += 1) {
		const [category_id, published] = [random.pick(categories), at % 3 > 0];
		const given = { title: `Texto ${at}`, tags: ['foco', 'mesa'], category_id, published };
		posts.push((await createdPost(api, given)).id);
	}
});

const some = () => posts.filter(() => random.below(3) > 0);
const call = (name: string, input: object) => api.tryCall(name, input);
const bulk = (action: string, more: object = {}) => {
	const postIds = some();
	return call('bulk-posts', { action, postIds: postIds.length ? postIds : posts, ...more });
};
const field = () => ({ title: `T ${random.below(99)}`, content: 'Um texto.', excerpt: '' });
const copy = (post_id: string) => ({
	action: 'save',
	post_id,
	base_revision: 1,
	version: 0,
	fields: aDraft({ category_id: random.pick(categories), tags: ['foco'] }),
});

/** What editors do while topics change. */
const acts: readonly (() => Promise<Answer>)[] = [
	() => bulk('category', { category_id: random.pick(categories) }),
	() => bulk('tags', { add: ['foco'], remove: ['mesa'] }),
	() => bulk('tags', { add: ['mesa'], remove: ['foco'] }),
	() => bulk('publish'),
	() => bulk('unpublish'),
	() => bulk('delete'),
	() => bulk('restore'),
	() => bulk('author', { author: 'Rui' }),
	() =>
		call('update-post', {
			id: random.pick(posts),
			...field(),
			category_id: random.pick(categories),
		}),
	() => call('toggle-publish', { postId: random.pick(posts), publish: random.below(2) > 0 }),
	() => call('create-post', aNewPost({ category_id: random.pick(categories) })),
	() => call('drafts', copy(random.pick(posts))),
	() => call('drafts', { ...copy(crypto.randomUUID()), base_revision: 0 }),
	() => call('change-topic', { action: 'rename-tag', name: 'foco', to: 'mesa' }),
];

/** Merges a category, beside other acts, and takes it back. */
async function merge(): Promise<Answer[]> {
	const [id, into] = [random.pick(categories), random.pick(categories)];
	const [merged, ...others] = await Promise.all([
		call('change-topic', { action: 'merge-category', id, into }),
		...Array.from({ length: 5 }, () => random.pick(acts)()),
	]);
	const { change } = (merged?.body ?? {}) as OutputOf<typeof changeTopic>;
	const undone = change ? [await call('change-topic', { action: 'undo', change })] : [];
	return [...(merged ? [merged] : []), ...others, ...undone];
}

test(`C21: of ${rounds} merges beside saves and acts on many posts none is told as a fault (SEED=${seed})`, async () => {
	const answers = new Map<string, number>();
	for (let round = 0; round < rounds; round += 1) {
		for (const { status, body } of await merge()) {
			const said = `${status} ${body.code ?? ''}`;
			answers.set(said, (answers.get(said) ?? 0) + 1);
		}
	}
	expect([...answers.keys()].filter((said) => said.startsWith('5'))).toEqual([]);
}, 3_600_000);
