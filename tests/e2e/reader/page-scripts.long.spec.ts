import type { Page } from '@playwright/test';
import { expect, test } from './reader-test.ts';

const signIn = (page: Page, expiry: string) =>
	page.addInitScript(
		([token, until]) => {
			localStorage.setItem('adminSessionToken', token);
			localStorage.setItem('adminSessionExpiry', until);
		},
		['token', expiry] as const,
	);

test('Spec §1, S11: the Admin link is seen only while a session lasts, and nothing moves for it', async ({
	page,
}) => {
	const link = page.locator('#admin-link');
	await page.goto('/');
	await expect(link).toBeHidden();
	const header = () => page.locator('header').first().boundingBox();
	const before = await header();
	await signIn(page, new Date(Date.now() + 60_000).toISOString());
	await page.goto('/');
	await expect(link).toBeVisible();
	expect(await header()).toEqual(before);
	await signIn(page, new Date(Date.now() - 60_000).toISOString());
	await page.goto('/');
	await expect(link).toBeHidden();
	await page.goto('/post/post-1');
	const edit = page.getByRole('link', { name: 'Editar' });
	await expect(edit).toBeHidden();
	await signIn(page, new Date(Date.now() + 60_000).toISOString());
	await page.goto('/post/post-1');
	await expect(edit).toHaveAttribute('href', '/admin/edit/post-1');
	await expect(edit).toBeVisible();
	await signIn(page, 'nunca');
	await page.goto('/');
	await expect(link).toBeHidden();
});

test('the contents list opens on a wide screen and marks the section being read', async ({
	page,
}) => {
	await page.setViewportSize({ width: 1280, height: 800 });
	await page.goto('/post/post-1');
	const contents = page.getByRole('navigation', { name: 'Neste artigo' });
	await expect(contents.locator('details')).toHaveAttribute('open', '');
	const links = contents.getByRole('link');
	await links.nth(1).click();
	await expect(links.nth(1)).toHaveAttribute('aria-current', 'true');
	await expect(contents.locator('[aria-current]')).toHaveCount(1);
	await page.setViewportSize({ width: 400, height: 800 });
	await page.goto('/post/post-1');
	await expect(contents.locator('details')).not.toHaveAttribute('open');
});
