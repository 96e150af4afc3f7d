import { expect, type Page } from '@playwright/test';

export const react = /\/_astro\/react\./;

/** Keeps React from coming until the returned function is called. */
export async function holdReact(page: Page): Promise<() => void> {
	let letIn = () => {};
	const held = new Promise<void>((resolve) => {
		letIn = resolve;
	});
	await page.route(react, async (route) => {
		await held;
		await route.continue();
	});
	return () => letIn();
}

/** React names the page once it has taken over. */
export const isTakenOver = (page: Page) => expect(page).toHaveTitle(/Resultados da Busca/);
