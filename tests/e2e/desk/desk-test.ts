import {
	type Browser,
	type BrowserContext,
	test as base,
	expect,
	type Page,
} from '@playwright/test';
import { storageKeys } from '#config/storage-keys';
import { editor } from '../../editor/writing-hands.ts';
import { type DeskApi, signInByApi } from '../../support/desk-api.ts';
import { startImageProvider, type TestImageProvider } from '../../support/image-provider.ts';
import { startPreparedSite } from '../../support/prepared-site.ts';
import { type RunningSite, startSite, testAdmin } from '../../support/running-site.ts';

export { expect } from '@playwright/test';
export { editor, titleField, typeAtEnd } from '../../editor/writing-hands.ts';

export interface DeskSite extends Pick<RunningSite, 'url' | 'email' | 'password' | 'dataDir'> {
	kill: () => Promise<void>;
	/** Restarts the same site on the same port and data after `kill`. */
	startAgain: () => Promise<void>;
}
interface WorkerFixtures {
	provider: TestImageProvider;
	site: DeskSite;
	desk: DeskApi;
}

/** A site that is already running, for screenshots; it has the tests' admin, and nothing stops it. */
function givenSite(url: string): DeskSite {
	const refuse = () => Promise.reject(new Error('this site is not the tests’ own'));
	const dataDir = process.env['DATA_DIR'] ?? '.data';
	return { ...testAdmin, url, dataDir, kill: refuse, startAgain: refuse };
}

/** Belongs to nobody. */
export const signedOut = { cookies: [], origins: [] };

/** A test of the desk: one site for all tests, a signed-in browser, and the desk's calls. */
export const test = base.extend<object, WorkerFixtures>({
	provider: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
		async ({}, use) => {
			const provider = await startImageProvider();
			await use(provider);
			await provider.close();
		},
		{ scope: 'worker' },
	],
	site: [
		async ({ provider }, use) => {
			const given = process.env['DESK_SITE_URL'];
			if (given) return use(givenSite(given));
			const env = { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: `${provider.url}/v1` };
			let running = await startPreparedSite(env);
			const { url, email, password, port, dataDir } = running;
			await use({
				url,
				email,
				password,
				dataDir,
				kill: () => running.kill(),
				startAgain: async () => {
					running = await startSite({ env, port, dataDir });
				},
			});
			await running.remove();
		},
		{ scope: 'worker', timeout: 240_000 },
	],
	desk: [async ({ site }, use) => use(await signInByApi(site)), { scope: 'worker' }],
	baseURL: ({ site }, use) => use(site.url),
	storageState: ({ site, desk }, use) => use(storedSession(site.url, desk)),
});

/** The session data in the browser's storage. */
export function storedSession(url: string, { session }: DeskApi) {
	const localStorage = [
		{ name: storageKeys.adminToken, value: session.adminToken },
		{ name: storageKeys.sessionToken, value: session.sessionToken },
		{ name: storageKeys.sessionExpiry, value: session.expiresAt },
		{ name: storageKeys.stockSeeded, value: 'true' },
	];
	return { cookies: [], origins: [{ origin: url, localStorage }] };
}

/** Switches on the keys without a modifier, as their sheet does; before the first page. */
export const useSingleKeys = (page: Page) =>
	page.addInitScript(() => localStorage.setItem('mesaAtalhosDeUmaTecla', 'sim'));

/** For tests that need their own clock, language or screen. */
export const openBrowser = (browser: Browser, site: DeskSite, desk: DeskApi, options: object) =>
	browser.newContext({
		baseURL: site.url,
		storageState: storedSession(site.url, desk),
		locale: 'pt-BR',
		...options,
	});

export interface SavedPost {
	id: string;
	slug: string;
	title: string;
	content: string;
	published: boolean;
	scheduled_at: string | null;
	category_id: string | null;
	image_url: string | null;
	image_focus: string | null;
	revision: number;
	tags: string[];
}

/** A word that no other post has. */
export const aWord = () =>
	`zinco${crypto
		.randomUUID()
		.slice(0, 8)
		.replace(/[^a-z]/g, 'k')}`;

/** Creates a post by the desk's own call. */
export async function aSavedPost(desk: DeskApi, part: object = {}): Promise<SavedPost> {
	const { post } = await desk.call<{ post: SavedPost }>('create-post', {
		title: `Um post ${crypto.randomUUID().slice(0, 8)}`,
		content: 'Primeiro parágrafo.\n\nSegundo parágrafo.',
		author: 'Marina',
		category: 'Guias',
		...part,
	});
	return post;
}
export const readPost = async (desk: DeskApi, slug: string) =>
	(await desk.call<{ post: SavedPost }>('admin-posts', { action: 'get', slug })).post;

/** Makes the page show the Markdown view from its next load on. */
export const showMarkdown = (page: Page) =>
	page.addInitScript(() => localStorage.setItem('deskTextView', 'markdown'));
/** The sentence that says where the text is saved. */
export const place = (page: Page) => page.locator('.saved').first();
/** A button of the form; on a phone the same buttons are at the bottom. */
export const button = (page: Page, name: string) =>
	page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

export async function openPost(page: Page, id: string) {
	await page.goto(`/admin/edit/${id}`);
	await editor(page).waitFor();
}
/** The same post in another tab. */
export async function otherTab(context: BrowserContext, id: string) {
	const page = await context.newPage();
	await openPost(page, id);
	return page;
}
/** The true preview, in the ficha's place. */
export const showPreview = (page: Page) => page.getByRole('tab', { name: 'Prévia' }).click();
/** Opens a part of the ficha and returns it. */
export async function openPart(page: Page, name: string) {
	const part = page.locator('.ficha > details', {
		has: page.locator('summary .name', { hasText: name }),
	});
	const isOpen = (await part.getAttribute('open')) !== null;
	if (!isOpen) await part.locator('> summary').click();
	await expect(part).toHaveAttribute('open', '');
	return part;
}
