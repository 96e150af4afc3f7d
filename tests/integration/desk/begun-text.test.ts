import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { workingCopies } from '#contract/working-copies';
import { listUncreatedCopies } from '#db/posts/working-copies';
import { listBegun, listThrown, takeBack, throwAway } from '../../../admin/src/text/begun-texts.ts';
import { emptyValues } from '../../../admin/src/text/post-values.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { admin, createTestApi, type TestApi } from '../../support/test-api.ts';
import { Browser } from './a-browser.ts';
import { Tab } from './a-tab.tsx';

let api: TestApi;
let browser: Browser;

beforeAll(async () => {
	api = await createTestApi();
	vi.useFakeTimers({
		toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
	});
	browser = new Browser(api);
});
afterAll(async () => {
	vi.useRealTimers();
	await api.close();
});

/** A new text in its own tab. */
async function begin(): Promise<Tab> {
	await browser.start();
	const tab = new Tab(browser);
	await tab.opens('/admin/create');
	return tab;
}
const begun = async () => listBegun(admin.email, await listUncreatedCopies(api.db));
const titleIn = (tab: Tab) => tab.inHand?.context.form.getValues('title');

it('a new text has its own address from the first key: reloading and reopening bring it', async () => {
	const tab = await begin();
	expect(tab.address).toBe('/admin/create');
	await tab.types('title', () => 'Começado');
	const { id } = tab.inHand?.context.start ?? {};
	expect(tab.address).toBe(`/admin/create?id=${id}`);
	await browser.waits(2_000);
	await tab.reloads();
	expect(titleIn(tab)).toBe('Começado');
	await tab.closes();
	expect(await begun()).toMatchObject([{ postId: id, isOnServer: true }]);
	await tab.opens(`/admin/create?id=${id}`);
	expect(titleIn(tab)).toBe('Começado');
	await tab.closes();
});

it('what only the browser has stands in the list, opens with its text, and goes to the server then', async () => {
	const tab = await begin();
	browser.isOnline = false;
	await tab.types('title', () => 'Só aqui');
	const { address } = tab;
	await browser.waits(2_000);
	await tab.closes();
	await browser.comesOnline();
	const [row] = await begun();
	expect(row).toMatchObject({ values: { title: 'Só aqui' }, isOnServer: false });
	await tab.opens(address);
	expect(titleIn(tab)).toBe('Só aqui');
	expect(tab.inHand?.context.state.place).toBe('saved');
	expect(await begun()).toMatchObject([{ values: { title: 'Só aqui' }, isOnServer: true }, {}]);
	await tab.closes();
});

it('a text that is emptied no longer counts as begun', async () => {
	const tab = await begin();
	const before = (await begun()).length;
	await tab.types('title', () => 'Logo apagado');
	await browser.waits(2_000);
	expect(await begun()).toHaveLength(before + 1);
	await tab.types('title', () => '');
	await browser.waits(2_000);
	expect(await begun()).toHaveLength(before);
	expect(await listUncreatedCopies(api.db), 'nor does the server keep it').toHaveLength(before);
	await tab.types('title', () => 'Outra vez');
	await browser.waits(2_000);
	expect(await begun()).toHaveLength(before + 1);
	await tab.closes();
});

it('an empty text on the server, as earlier versions left it, is no row', async () => {
	const before = await begun();
	const copy = { post_id: crypto.randomUUID(), base_revision: 0, version: 0 };
	await api.call(workingCopies, { action: 'save', ...copy, fields: emptyValues('Ana') });
	expect(await begun()).toEqual(before);
});

it('a text that has become a post leads from its old address to the post’s', async () => {
	const tab = await begin();
	await tab.types('title', () => 'Vira post');
	const { address } = tab;
	const { id = '' } = tab.inHand?.context.start ?? {};
	await browser.waits(2_000);
	await tab.closes();
	await createdPost(api, { id, title: 'Virou post' });
	await tab.opens(address);
	expect(tab.address).toBe(`/admin/edit/${id}`);
	expect(titleIn(tab)).toBe('Virou post');
	await tab.closes();
});

it('a text with nothing but a tag counts as begun', async () => {
	const tab = await begin();
	await tab.types('tags', () => ['mesa']);
	await browser.waits(2_000);
	await tab.reloads();
	expect(tab.inHand?.context.form.getValues('tags')).toEqual(['mesa']);
	await tab.types('tags', () => []);
	await tab.closes();
});

it('a text that is thrown away leaves the list, and comes back whole', async () => {
	await browser.start();
	const [text] = await begun();
	if (!text) throw new Error('a text was begun before');
	const thrown = await throwAway(admin.email, text);
	expect((await begun()).map(({ postId }) => postId)).not.toContain(text.postId);
	expect(await listThrown(admin.email)).toEqual([thrown]);
	await takeBack(thrown);
	expect(await begun()).toContainEqual(expect.objectContaining({ values: text.values }));
	expect(await listThrown(admin.email)).toEqual([]);
});
