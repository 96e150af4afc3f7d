import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeNameSlug } from '#domain/names/slug';
import { consequencesOf } from '../../support/consequences-of.ts';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { aNewPost, createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

const succeed = async (name: string, input: unknown) => {
	const { status, body } = await api.tryCall(name, input);
	if (status !== 200) throw new Error(`${name} answered ${status}: ${body.error}`);
};
const draft = () => createdPost(api);
const live = () => createdPost(api, { published: true });
const bare = { image_url: null, links: [] };
const saved = { title: 'Salvo', content: 'Outro texto.' };

interface Case {
	action: string;
	what: string;
	/** Prepares the test and returns the call. */
	arrange: () => Promise<unknown>;
	writes: string[];
}

const cases: Case[] = [
	{ action: 'create-post', what: 'a draft', arrange: async () => aNewPost(), writes: [] },
	{
		action: 'create-post',
		what: 'a scheduled post',
		arrange: async () => aNewPost({ scheduled_at: '2027-01-01T12:00:00Z' }),
		writes: [],
	},
	{
		action: 'create-post',
		what: 'a published post',
		arrange: async () => aNewPost({ published: true }),
		writes: ['publish'],
	},
	{
		action: 'update-post',
		what: 'a draft',
		arrange: async () => ({ id: (await draft()).id, ...saved }),
		writes: [],
	},
	{
		action: 'update-post',
		what: 'a published post',
		arrange: async () => ({ id: (await live()).id, ...saved }),
		writes: ['update'],
	},
	{
		action: 'update-post',
		what: 'a published post, with the same text',
		arrange: async () => {
			const { id, title, content } = await live();
			return { id, title, content };
		},
		writes: [],
	},
	{
		action: 'toggle-publish',
		what: 'to published',
		arrange: async () => ({ postId: (await draft()).id, publish: true }),
		writes: ['publish'],
	},
	{
		action: 'toggle-publish',
		what: 'to a draft',
		arrange: async () => ({ postId: (await live()).id, publish: false }),
		writes: ['unpublish'],
	},
	{
		action: 'toggle-publish',
		what: 'what is published already',
		arrange: async () => ({ postId: (await live()).id, publish: true }),
		writes: [],
	},
	{
		action: 'bulk-posts',
		what: 'three posts',
		arrange: async () => ({
			action: 'publish',
			postIds: [(await draft()).id, (await draft()).id, (await draft()).id],
		}),
		writes: ['publish'],
	},
	{
		action: 'delete-post',
		what: 'a draft',
		arrange: async () => ({ postId: (await draft()).id }),
		writes: [],
	},
	{
		action: 'delete-post',
		what: 'a published post',
		arrange: async () => ({ postId: (await live()).id }),
		writes: ['delete'],
	},
	{
		action: 'delete-post',
		what: 'back from the bin',
		arrange: async () => {
			const { id } = await live();
			await succeed('delete-post', { postId: id });
			return { postId: id, action: 'restore' };
		},
		writes: [],
	},
	{
		action: 'post-revisions',
		what: 'an old text of a published post',
		arrange: async () => {
			const { id } = await live();
			await succeed('update-post', { id, ...saved });
			return { action: 'restore', post_id: id, revision: 1, current_revision: 2 };
		},
		writes: ['update'],
	},
	{
		action: 'drafts',
		what: 'a working copy of a published post',
		arrange: async () => ({
			action: 'save',
			post_id: (await live()).id,
			base_revision: 1,
			version: 0,
			fields: aDraft(),
		}),
		writes: [],
	},
	{
		action: 'auto-publish-scheduled-posts',
		what: 'two due posts',
		arrange: async () => {
			await createdPost(api, { scheduled_at: '2026-01-01T12:00:00Z' });
			await createdPost(api, { scheduled_at: '2026-01-02T12:00:00Z' });
			return { trigger: 'manual' };
		},
		writes: ['publish'],
	},
	{
		action: 'auto-publish-scheduled-posts',
		what: 'nothing due',
		arrange: async () => ({ trigger: 'manual' }),
		writes: [],
	},
	{
		action: 'seed-stock-images',
		what: 'posts without a picture',
		arrange: async () => ({ regenerate: false }),
		writes: [],
	},
	{
		action: 'seed-stock-images',
		what: 'by the editor, with nothing that was ever seeded',
		arrange: async () => ({ regenerate: true }),
		writes: [],
	},
	{
		action: 'create-category',
		what: 'a name',
		arrange: async () => ({ name: 'Nova' }),
		writes: [],
	},
	{ action: 'categories', what: 'all', arrange: async () => ({}), writes: [] },
	{
		action: 'admin-posts',
		what: 'the list',
		arrange: async () => ({ action: 'list' }),
		writes: [],
	},
	{
		action: 'render-preview',
		what: 'a text',
		arrange: async () => ({ title: 'a', content: 'b' }),
		writes: [],
	},
	...[true, false].map((published) => ({
		action: 'address-links',
		what: `a swap in a ${published ? 'published post' : 'draft'}`,
		arrange: async () => {
			const [from, to] = [`velho-${randomUUID()}`, `novo-${randomUUID()}`];
			await createdPost(api, { content: `[Veja](/post/${from}).`, published });
			return { action: 'swap', from, to };
		},
		writes: published ? ['update'] : [],
	})),
	{
		action: 'text-to-publish',
		what: 'what a row asks first',
		arrange: async () => ({ post_id: (await draft()).id }),
		writes: [],
	},
	...[
		{ action: 'linked-posts', what: 'a search', input: { action: 'find', q: 'mesa' } },
		{ action: 'register-acts', what: 'a click', input: { slug: 'a', acts: ['share'] } },
		{ action: 'register-missed', what: 'an address', input: { path: '/planos' } },
		{ action: 'register-search', what: 'a search', input: { q: 'mesa', results: 3 } },
		{ action: 'register-view', what: 'a view', input: { slug: 'a' } },
		{ action: 'site-status', what: 'a look', input: { action: 'get' } },
		{ action: 'sessions', what: 'a look', input: { action: 'list' } },
		{ action: 'profile', what: 'a new name', input: { action: 'rename', name: 'Ana' } },
		{ action: 'plans', what: 'the list', input: { action: 'list' } },
		{
			action: 'calendar',
			what: 'a month',
			input: { action: 'month', from: '2026-03-01T03:00:00Z', until: '2026-04-01T03:00:00Z' },
		},
		{ action: 'address-holder', what: 'asking', input: { action: 'find', slug: 'nenhum' } },
		{ action: 'results', what: 'reading', input: { action: 'blog' } },
		{ action: 'authors', what: 'the list', input: { action: 'list' } },
		{ action: 'topics', what: 'the list', input: { action: 'list' } },
		...['audit-log', 'system', 'health'].map((action) => ({ action, what: 'a look', input: {} })),
		{ action: 'news', what: 'a look', input: { mark: 'A'.repeat(22) } },
		{ action: 'export-blog', what: 'the first page', input: {} },
		{ action: 'admin-auth', what: 'a check', input: { action: 'validate', sessionToken: 'x' } },
	].map(({ input, ...call }) => ({ ...call, arrange: async () => input, writes: [] })),
	{
		action: 'calendar',
		what: 'a draft’s date',
		arrange: async () => ({
			action: 'schedule',
			post_id: (await draft()).id,
			from: null,
			at: '2099-03-13T12:00:00.000Z',
		}),
		writes: [],
	},
	{
		action: 'address-holder',
		what: 'taking the address of a post in the bin',
		arrange: async () => {
			const { id, slug } = await draft();
			await succeed('delete-post', { postId: id });
			return { action: 'take', slug };
		},
		writes: [],
	},
	{
		action: 'authors',
		what: 'a new line of an author whom readers see',
		arrange: async () => {
			const author = `Ana ${randomUUID()}`;
			await createdPost(api, { author, published: true });
			return { action: 'save', slug: makeNameSlug(author), name: author, line: 'Conta.', ...bare };
		},
		writes: ['content'],
	},
	{
		action: 'change-topic',
		what: 'a new name for a tag that readers see',
		arrange: async () => {
			const name = `tag ${randomUUID()}`;
			await createdPost(api, { tags: [name], published: true });
			return { action: 'rename-tag', name, to: `${name} nova` };
		},
		writes: ['content'],
	},
	...[{ action: 'redirect', to: { leads_to: '/posts' } }, { action: 'undo' }].map((input) => ({
		action: 'missed-addresses',
		what: input.action,
		writes: ['content'],
		arrange: async () => ({ ...input, address: '/planos' }),
	})),
];

test.each(cases)('C6: $action, $what, writes $writes', async ({ action, arrange, writes }) => {
	const input = await arrange();
	expect(await consequencesOf(api, () => succeed(action, input))).toEqual(writes);
});

test('S40: the list above names every call of the contract', () => {
	const named = new Set(cases.map(({ action }) => action));
	const pictures = ['generate-blog-image', 'upload-image', 'images', 'bring-picture', 'videos'];
	const switches = ['setup', 'build-hook', 'fast-lane', 'host-plan'];
	const testedApart = [...pictures, ...switches, 'draft-link', 'open-draft', 'correct-date'];
	const missing = [...api.handlers.keys()].filter((name) => !named.has(name));
	/** Account endpoints change nothing that readers see; each is called in tests/contract. */
	const isSignIn = (name: string) => /\bauth\//.test(name);
	expect(missing.filter((name) => !testedApart.includes(name) && !isSignIn(name))).toEqual([]);
	expect(api.handlers.size).toBeGreaterThan(0);
});
