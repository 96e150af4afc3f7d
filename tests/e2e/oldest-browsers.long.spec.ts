import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { oldestBrowsers } from '#config/oldest-browsers';
import { findNewerUses } from '../../scripts/check/find-newer-uses.ts';
import { listNewer, type NewerInterface } from '../../scripts/check/newer-interfaces.ts';
import { BuildStore } from '../../scripts/local/build-store.ts';
import { findKeptSite } from '../support/keeper.ts';
import { startPreparedSite } from '../support/prepared-site.ts';
import { type RunningSite, root } from '../support/running-site.ts';
import { pageAddresses } from './reader/page-kinds.ts';
import { Results } from './reader/pages/results.ts';

type Who = keyof typeof oldestBrowsers;

/** Scripts of a built site that use what is too new, as `script: interface (versions)`. */
function findTooNew(folder: string, glob: string, who: Who): string[] {
	const files = globSync(glob, { cwd: folder }).map((name) => join(folder, name));
	expect(files.length).toBeGreaterThan(5);
	return findNewerUses(files, oldestBrowsers[who]).map(
		({ file, name, since }) => `${basename(file)}: ${name} (${since})`,
	);
}

/** Runs in the page. */
function takeAway(newer: NewerInterface[]): void {
	const all = globalThis as unknown as Record<string, Record<string, unknown> | undefined>;
	for (const { owner, member } of newer) {
		const holder = Object.hasOwn(Intl, owner) ? Reflect.get(Intl, owner) : all[owner];
		const places = member ? [holder, holder?.['prototype']] : [all, Intl];
		if (owner === 'Window') places.push(all);
		for (const place of places)
			if (place instanceof Object) Reflect.deleteProperty(place, member ?? owner);
	}
}

/** A browser as old as is promised, as far as scripts can see; everything that goes wrong in it is noted. */
async function growOld(page: Page, who: Who): Promise<string[]> {
	const faults: string[] = [];
	page.on('pageerror', ({ message }) => faults.push(`${page.url()}: ${message}`));
	await page.addInitScript(takeAway, listNewer(oldestBrowsers[who]));
	return faults;
}

test.describe('readers', () => {
	test.describe.configure({ timeout: 180_000 });
	let url: string;
	let folder: string;
	test.beforeAll(async () => {
		test.setTimeout(180_000);
		({ url, folder } = await findKeptSite());
	});

	test('no script of theirs needs a newer browser than README names', () => {
		expect(findTooNew(folder, '_astro/*.js', 'readers')).toEqual([]);
	});

	test('every page works without what is newer than the oldest browsers', async ({ page }) => {
		const faults = await growOld(page, 'readers');
		await page.goto(url);
		expect(await page.evaluate(() => ['parse' in URL, 'navigation' in window])).toEqual([
			false,
			false,
		]);
		for (const path of pageAddresses) await page.goto(url + path, { waitUntil: 'networkidle' });
		expect(faults).toEqual([]);
	});

	test('a search, a chip, a carousel and a counted visit work in them', async ({ page }) => {
		const faults = await growOld(page, 'readers');
		await page.goto(url);
		await page.getByRole('button', { name: 'Posts Recentes: próximos' }).click();
		await expect(page.getByRole('group', { name: '5 de 9' }).first()).toBeInViewport();
		await page.locator('.hero').getByRole('link', { name: 'Finanças' }).click();
		await expect(page).toHaveURL(/\?category=/);
		await page.getByRole('searchbox').fill('mesa');
		await page.getByRole('searchbox').press('Enter');
		await expect(page).toHaveURL(/q=mesa/);
		await expect(new Results(page).count).toHaveText(/encontrado/);
		const counted = page.waitForRequest('**/api/register-view');
		await page.goto(`${url}/post/post-1`);
		expect((await counted).postDataJSON()).toEqual({ slug: 'post-1', source: 'direct' });
		expect(faults).toEqual([]);
	});
});

test.describe('the desk', () => {
	test.describe.configure({ timeout: 180_000 });
	let site: RunningSite;
	test.beforeAll(async () => {
		test.setTimeout(240_000);
		site = await startPreparedSite();
	});
	test.afterAll(() => site?.remove());

	test('no script of the desk needs a newer browser than README names', () => {
		const folder = new BuildStore(site.dataDir, root).findLast()?.site ?? '';
		expect(findTooNew(folder, 'admin/**/*.js', 'desk')).toEqual([]);
	});

	test('one signs in without what is newer than the oldest browsers', async ({ page }) => {
		const faults = await growOld(page, 'desk');
		await page.goto(`${site.url}/admin`);
		await page.getByLabel('E-mail').fill(site.email);
		await page.getByLabel('Senha', { exact: true }).fill(site.password);
		await page.getByRole('button', { name: 'Entrar', exact: true }).click();
		await expect(page.getByText('Welcome back, Marina!')).toBeVisible();
		expect(faults).toEqual([]);
	});
});
