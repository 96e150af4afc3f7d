import type { Page } from '@playwright/test';
import type { DeskApi } from '../../support/desk-api.ts';
import { aSavedPost, button, expect, openPart, openPost, readPost, test } from './desk-test.ts';

const promise = 'O endereço antigo vai redirecionar para este, para sempre.';

/** The immediate response of a public address: its status, or the target of a permanent redirect. */
async function leadOf(page: Page, slug: string): Promise<string> {
	const answer = await page.request.get(`/post/${slug}`, { maxRedirects: 0 });
	const { location = '' } = answer.headers();
	return answer.status() === 301 ? new URL(location, page.url()).pathname : `${answer.status()}`;
}

async function rename(desk: DeskApi, id: string, slug: string) {
	const { title, content, revision } = await readPost(desk, id);
	await desk.call('update-post', { id, title, content, revision, slug });
}

test('E12: a public address that changes twice leads straight to the new one, and back again without a loop', async ({
	page,
	desk,
}) => {
	test.setTimeout(300_000);
	const name = crypto.randomUUID().slice(0, 8);
	const [a, b, c] = [`${name}-a`, `${name}-b`, `${name}-c`];
	const { id } = await aSavedPost(desk, { slug: a, published: true });
	await page.goto('/admin');
	const becomes = (slug: string, lead: string) =>
		expect.poll(() => leadOf(page, slug), { timeout: 90_000 }).toBe(lead);
	await becomes(a, '200');

	await openPost(page, id);
	const part = await openPart(page, 'Endereço');
	await part.getByRole('textbox').fill(`${name}-engano`);
	await expect(part.getByText(promise)).toBeVisible();
	await part.getByRole('button', { name: 'Desfazer' }).click();
	await expect(part.getByRole('textbox')).toHaveValue(a);
	await expect(part.getByText(promise)).toBeHidden();
	await part.getByRole('textbox').fill(b);
	await button(page, 'Publicar mudanças').click();
	await expect.poll(async () => (await readPost(desk, id)).slug).toBe(b);
	await rename(desk, id, c);
	await becomes(c, '200');
	// The new address is there at once, and the old ones lead to it with the next build.
	for (const old of [a, b]) await becomes(old, `/post/${c}`);

	await rename(desk, id, a);
	await becomes(a, '200');
	for (const old of [b, c]) await becomes(old, `/post/${a}`);
});
