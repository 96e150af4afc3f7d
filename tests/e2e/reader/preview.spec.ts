import type { Page } from '@playwright/test';
import { adminPosts } from '#contract/admin-posts';
import { aPostSummary } from '../../support/a-post-summary.ts';
import { findViolations } from '../find-violations.ts';
import { expect, test } from './reader-test.ts';

const reply = {
	success: true,
	post: {
		...aPostSummary({
			slug: 'rascunho',
			title: 'Um rascunho',
			published: false,
			published_at: null,
		}),
		category_id: null,
		content: 'O corpo.',
	},
	article: {
		html: '<h2 id="sec-a">A</h2><p>O corpo.</p><h2 id="sec-b">B</h2>',
		outline: [
			{ id: 'sec-a', text: 'A', level: 2 },
			{ id: 'sec-b', text: 'B', level: 2 },
		],
		plain_text: 'A O corpo. B',
		reading_minutes: 1,
		renderer: 'test',
	},
};

const signIn = (page: Page) =>
	page.addInitScript(() => localStorage.setItem('adminToken', 'token'));

test('the reply that these tests give is the one of the contract', () => {
	expect(adminPosts.response.safeParse(reply).success).toBe(true);
});

for (const flag of ['1', 'true']) {
	test(`Spec §2, §7: preview=${flag} shows an unpublished post by the admin preview call`, async ({
		page,
	}) => {
		await signIn(page);
		let asked: { token: string | undefined; body: unknown } | undefined;
		await page.route('**/api/admin-posts', (route) => {
			const request = route.request();
			asked = { token: request.headers()['x-admin-token'], body: request.postDataJSON() };
			return route.fulfill({ json: reply });
		});
		await page.goto(`/post/rascunho?preview=${flag}`);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Um rascunho');
		await expect(page.locator('.prose')).toContainText('O corpo.');
		await expect(page.getByRole('navigation', { name: 'Neste artigo' })).toBeVisible();
		expect(asked).toEqual({ token: 'token', body: { slug: 'rascunho' } });
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
	});
}

test('WCAG 2.2 AA: a preview with its text has no violation, wide or narrow', async ({ page }) => {
	await signIn(page);
	await page.route('**/api/admin-posts', (route) => route.fulfill({ json: reply }));
	for (const width of [1280, 320]) {
		await page.setViewportSize({ width, height: 800 });
		await page.goto('/post/rascunho?preview=1');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Um rascunho');
		expect(await findViolations(page), `at ${width} px`).toEqual([]);
	}
});

test("Spec §2: 'Carregando post...' stands while the preview is asked for", async ({ page }) => {
	await signIn(page);
	let answer = () => {};
	const asked = new Promise<void>((resolve) => {
		answer = resolve;
	});
	await page.route('**/api/admin-posts', async (route) => {
		await asked;
		await route.fulfill({ json: reply });
	});
	await page.goto('/post/rascunho?preview=1');
	await expect(page.getByRole('status')).toHaveText('Carregando post...');
	answer();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Um rascunho');
});

test('Spec §8: a preview without a token, or one that fails, surfaces as not found', async ({
	page,
}) => {
	const calls: string[] = [];
	page.on('request', (request) => request.url().includes('/api/admin') && calls.push('asked'));
	await page.goto('/post/post-1?preview=1');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post não encontrado');
	expect(calls).toEqual([]);
	await signIn(page);
	for (const answer of [
		{ status: 401, json: { success: false, error: 'Entre de novo.', code: 'unauthorized' } },
		{ status: 404, json: { success: false, error: 'Não há.', code: 'not_found' } },
		{ status: 200, body: '<!doctype html>' },
	]) {
		await page.unrouteAll();
		await page.route('**/api/admin-posts', (route) => route.fulfill(answer));
		await page.goto('/post/post-1?preview=1');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Post não encontrado');
		await expect(page.getByRole('link', { name: 'Voltar ao início' })).toBeVisible();
	}
});

test('Spec §2: without the flag the public page answers, also for the editor', async ({ page }) => {
	await signIn(page);
	await page.goto('/post/post-1?preview=0');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(
		'A reunião que podia ser uma mesa',
	);
});

test('a preview on paper is the article alone, like its page', async ({ page }) => {
	await signIn(page);
	const html = '<p>O corpo.</p><details><summary>A pergunta</summary><p>A resposta.</p></details>';
	await page.route('**/api/admin-posts', (route) =>
		route.fulfill({ json: { ...reply, article: { ...reply.article, html } } }),
	);
	await page.goto('/post/rascunho?preview=1');
	const answer = page.getByText('A resposta.');
	await expect(page.getByText('A pergunta')).toBeVisible();
	expect(await answer.evaluate((each) => each.checkVisibility())).toBe(false);
	await page.emulateMedia({ media: 'print' });
	expect(await answer.evaluate((each) => each.checkVisibility())).toBe(true);
	await expect(page.locator('.foot')).toBeHidden();
});
