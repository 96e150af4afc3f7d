import type { Page } from '@playwright/test';
import { stripTitlePrefix } from '#domain/title-prefix';
import type { DeskApi } from '../../support/desk-api.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { expect, readPost, test } from './desk-test.ts';

/** What the browser's content security policy blocked; read at the end of each test. */
const violations = (page: Page) =>
	page.evaluate(() => (globalThis as { violations?: string[] }).violations ?? []);
/** Every test of this file fails when the content security policy blocks something. */
export function refuseViolations(): void {
	test.beforeEach(async ({ page }) => {
		await page.addInitScript(() => {
			const seen: string[] = [];
			Object.assign(globalThis, { violations: seen });
			document.addEventListener('securitypolicyviolation', (event) =>
				seen.push(`${event.violatedDirective} ${event.blockedURI}`),
			);
		});
	});
	test.afterEach(async ({ page }) => expect(await violations(page)).toEqual([]));
}

export async function aStoredPicture(desk: DeskApi, colour = '#753', name = 'mesa.png') {
	const data_base64 = (await aPicture({ width: 640, height: 360, colour })).toString('base64');
	const { image } = await desk.call<{ image: { url: string } }>('upload-image', {
		name,
		data_base64,
	});
	return `${image.url}#640x360`;
}
interface WorkingCopy {
	draft: { fields: { content: string } } | null;
}
/** The text that the server has stored. */
async function readText(desk: DeskApi, id: string): Promise<string> {
	const { draft } = await desk.call<WorkingCopy>('drafts', { action: 'get', post_id: id });
	return draft?.fields.content ?? stripTitlePrefix((await readPost(desk, id)).content);
}
export const expectText = (desk: DeskApi, id: string, text: string | RegExp) => {
	const read = expect.poll(() => readText(desk, id), { timeout: 15_000 });
	return typeof text === 'string' ? read.toBe(text) : read.toMatch(text);
};

export const prices =
	'| O que | Em casa | Na mesa |\n| --- | ---: | ---: |\n| Internet | R$ 120 | — |\n| Café | R$ 90 | — |';
export const cellAt = (page: Page, name: string) =>
	page.getByRole('textbox', { name, exact: true });
export const figure = (page: Page) => page.getByRole('figure');
export const act = (page: Page, name: string) =>
	page.getByRole('toolbar', { name: 'Imagem' }).getByRole('button', { name });
