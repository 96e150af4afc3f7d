import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { drafts } from '#db/schema';
import { type JournalEntry, writeEntry } from '../../../admin/src/text/journal.ts';
import { emptyValues } from '../../../admin/src/text/post-values.ts';
import { carryOver } from '../../../admin/src/text/use-lost-text.ts';
import { aNewPost, createdPost } from '../../support/factories/new-post.ts';
import { keptVersions } from '../../support/kept-version.ts';
import { admin, apiForFile } from '../../support/test-api.ts';
import { Browser } from './a-browser.ts';
import { Tab } from './a-tab.tsx';

const api = apiForFile();
let browser: Browser;

beforeAll(async () => {
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
	});
	browser = new Browser(api);
});
afterAll(() => vi.useRealTimers());

/** A new text in its own tab. */
async function begin(): Promise<Tab> {
	await browser.start();
	const tab = new Tab(browser);
	await tab.opens('/admin/create');
	return tab;
}
async function listed(status: 'draft' | 'deleted' = 'draft') {
	const { body } = await browser.calls(adminPosts.name, { action: 'list', pageSize: 200, status });
	return body.posts as { id: string; title: string; deleted_at: string | null }[];
}
const titleIn = (tab: Tab) => tab.inHand?.context.form.getValues('title');
const carry = async () => {
	let done: Awaited<ReturnType<typeof carryOver>> | undefined;
	await browser.does(async () => {
		done = await carryOver(admin.email);
	});
	return done;
};

/** Leaves a text in the browser's journal, as an earlier version did. */
async function leave(title: string, more: Partial<JournalEntry> = {}): Promise<JournalEntry> {
	const entry = {
		user: admin.email,
		postId: crypto.randomUUID(),
		tab: crypto.randomUUID(),
		values: { ...emptyValues('Ana'), title },
		at: new Date().toISOString(),
		baseRevision: 0,
		...more,
	};
	await writeEntry(entry);
	return entry;
}

it('a new text is a draft with an address of its own: reloading, reopening and its row bring it', async () => {
	const tab = await begin();
	expect(tab.address).toBe('/admin/create');
	await tab.types('title', () => 'Começado');
	const { id } = tab.inHand?.context.start ?? {};
	expect(tab.address).toBe(`/admin/create?id=${id}`);
	await browser.waits(2_000);
	await tab.reloads();
	expect(titleIn(tab)).toBe('Começado');
	await tab.closes();
	expect(await listed()).toMatchObject([{ id, title: 'Começado' }]);
	for (const address of [`/admin/create?id=${id}`, `/admin/edit/${id}`]) {
		await tab.opens(address);
		expect(titleIn(tab)).toBe('Começado');
		expect(tab.inHand?.context.state.post, 'it is not created yet').toBeNull();
		await tab.closes();
	}
});

it('a draft opened from its row is created there by the form’s own button', async () => {
	const tab = await begin();
	await tab.types('title', () => 'Criado da lista');
	await tab.types('content', () => 'Palavras.');
	await browser.waits(2_000);
	const { id = '' } = tab.inHand?.context.start ?? {};
	await tab.closes();
	await tab.opens(`/admin/edit/${id}`);
	const { category } = await createdPost(api);
	await tab.types('category_id', () => category?.id ?? '');
	await tab.presses('main');
	expect((await browser.calls('admin-posts', { action: 'get', slug: id })).body.post).toMatchObject(
		{
			title: 'Criado da lista',
			published: true,
			revision: 1,
			slug: 'criado-da-lista',
		},
	);
	await tab.closes();
});

it('what only the browser has becomes a draft when the server is back, and leaves the browser only then', async () => {
	await browser.start();
	const begun = await leave('Só aqui');
	const thrown = await leave('Jogado fora', { thrownAt: '2026-10-30T12:00:00.000Z' });
	browser.isOnline = false;
	expect(await carry()).toEqual({ carried: 0, isDone: false });
	expect(await browser.entries()).toHaveLength(2);
	await browser.comesOnline();
	browser.losesNextAnswer();
	await carry();
	expect(await browser.entries(), 'the reply was lost').not.toHaveLength(0);
	await carry();
	expect(await browser.entries()).toEqual([]);
	expect(await listed()).toContainEqual(
		expect.objectContaining({ id: begun.postId, title: 'Só aqui' }),
	);
	expect((await listed('deleted')).filter(({ title }) => title === 'Jogado fora')).toMatchObject([
		{ id: thrown.postId, deleted_at: '2026-10-30T12:00:00.000Z' },
	]);
});

it('a text of the browser never replaces words that the server has', async () => {
	await browser.start();
	const other = await createdPost(api, { title: 'Já criado' });
	await leave('Outras palavras', { postId: other.id });
	const thrown = await leave('Jogado fora depois', {
		postId: other.id,
		thrownAt: new Date().toISOString(),
	});
	expect(await carry()).toEqual({ carried: 1, isDone: true });
	expect(await browser.entries()).toMatchObject([{ values: { title: 'Outras palavras' } }]);
	expect(await listed('deleted')).toContainEqual(
		expect.objectContaining({ id: thrown.tab, title: 'Jogado fora depois' }),
	);
});

it.each(keptVersions)(
	'new texts in a browser of the version of $name are drafts and posts in the bin',
	async ({ journal }) => {
		await browser.start();
		const entries = journal.filter(({ baseRevision }) => baseRevision === 0);
		for (const entry of entries)
			await writeEntry({
				...(entry as JournalEntry),
				user: admin.email,
				at: new Date().toISOString(),
			});
		await carry();
		expect(await browser.entries()).toEqual([]);
		for (const { postId, values, thrownAt } of entries)
			expect(await listed(thrownAt ? 'deleted' : 'draft')).toContainEqual(
				expect.objectContaining({ id: postId, title: values.title }),
			);
	},
);

it('a text that is emptied is no draft and no longer on the server; typed again it is one', async () => {
	const tab = await begin();
	const [before, copies] = [(await listed()).length, await api.db.$count(drafts)];
	await tab.types('title', () => 'Logo apagado');
	await browser.waits(2_000);
	expect(await listed()).toHaveLength(before + 1);
	await tab.types('title', () => '');
	await browser.waits(2_000);
	expect(await listed()).toHaveLength(before);
	expect(await api.db.$count(drafts)).toBe(copies);
	await tab.types('title', () => 'Outra vez');
	await browser.waits(2_000);
	expect(await listed()).toHaveLength(before + 1);
	await tab.closes();
});

it('a draft that is in the bin cannot be created before it is restored', async () => {
	const tab = await begin();
	await tab.types('title', () => 'Excluído enquanto isso');
	await tab.types('content', () => 'Palavras.');
	const { category } = await createdPost(api);
	await tab.types('category_id', () => category?.id ?? '');
	await browser.waits(2_000);
	const { id = '' } = tab.inHand?.context.start ?? {};
	await browser.calls('delete-post', { postId: id });
	await tab.presses('main');
	expect(tab.inHand?.context.state.isBinned).toBe(true);
	await browser.does(() => tab.inHand?.binned.restore());
	expect(tab.inHand?.context.state).toMatchObject({ isBinned: false, post: null });
	await tab.presses('main');
	expect(tab.inHand?.context.state.post).toMatchObject({ published: true });
	await tab.closes();
});

it('a text that has become a post leads from its old address to the post’s', async () => {
	const tab = await begin();
	await tab.types('title', () => 'Vira post');
	const { address } = tab;
	const { id = '' } = tab.inHand?.context.start ?? {};
	await browser.waits(2_000);
	await tab.closes();
	await browser.creates(aNewPost({ id, title: 'Virou post' }));
	await tab.opens(address);
	expect(tab.address).toBe(`/admin/edit/${id}`);
	expect(titleIn(tab)).toBe('Virou post');
	await tab.closes();
});

it('a text with nothing but a tag is kept at its address', async () => {
	const tab = await begin();
	await tab.types('tags', () => ['mesa']);
	await browser.waits(2_000);
	await tab.reloads();
	expect(tab.inHand?.context.form.getValues('tags')).toEqual(['mesa']);
	await tab.types('tags', () => []);
	await tab.closes();
});
