import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { limits } from '#config/limits';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openPart,
	openPost,
	readPost,
	signedOut,
	test,
	titleField,
} from './desk-test.ts';

test('restoring a version makes a new one, and can be undone', async ({ page, desk }) => {
	const { id, revision, title } = await aSavedPost(desk, { content: 'O texto de antes.' });
	await desk.call('update-post', { id, revision, title, content: 'O texto de agora.' });
	await page.goto(`/admin/edit/${id}/historico`);
	await page.getByRole('button', { name: /Criado por/ }).click();
	await button(page, 'Restaurar esta').click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: 'Restaurar', exact: true }).click();
	await expect(page.getByText('Versão restaurada')).toBeVisible();
	expect((await readPost(desk, id)).content).toContain('O texto de antes.');
	await expect(page.getByRole('button', { name: /Restaurado por/ })).toHaveCount(1);
	await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
	await expect(page.getByText('Voltou à versão anterior')).toBeVisible();
	await expect(page.getByRole('button', { name: /Restaurado por/ })).toHaveCount(2);
	expect((await readPost(desk, id)).content).toContain('O texto de agora.');
});

test('Spec §5: each limit is told at its field, before the server has to', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	let calls = 0;
	page.on('request', (request) => {
		if (/update-post/.test(request.url())) calls += 1;
	});
	await titleField(page).fill('a'.repeat(limits.title + 1));
	const excerpt = await openPart(page, 'Resumo');
	await excerpt.getByRole('textbox').fill('b'.repeat(limits.excerpt + 1));
	const category = await openPart(page, 'Categoria');
	const tags = category.getByRole('combobox', { name: 'Tags' });
	await tags.fill('c'.repeat(limits.tagLength + 1));
	await tags.press('Enter');
	await editor(page).evaluate((element, size) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/plain', `${'mesa '.repeat(19)}\n\n`.repeat(size / 97 + 1));
		const paste = { clipboardData, bubbles: true, cancelable: true };
		element.dispatchEvent(new ClipboardEvent('paste', paste));
	}, limits.contentBytes);
	await button(page, 'Salvar').click();
	await expect(page.getByText('O título tem 201 letras; cabem 200.').first()).toBeVisible();
	await expect(page.getByText('O resumo tem 181 letras; cabem 180.').first()).toBeVisible();
	await expect(category.getByText('Até 20 tags de 50 letras.').first()).toBeVisible();
	await expect(page.getByText('O conteúdo passa de 1 MB.').first()).toBeVisible();
	await expect(page.getByText('4 campos precisam de ajuste.')).toBeVisible();
	await expect(titleField(page)).toBeFocused();
	expect(calls).toBe(0);
});

/** Brotli bytes of the document and of what was asked for until this was shown, or until the list's answer was there. */
async function bytesOf(page: Page, path: string, shown: string): Promise<number> {
	const asked = new Map<string, Request>();
	let answer: Request | undefined;
	page.on('request', (request) => {
		const url = request.url();
		// A part is fetched again by whoever imports it later: its first request counts.
		if (request.isNavigationRequest() || /\.(?:js|css)$/.test(url))
			asked.set(url, asked.get(url) ?? request);
		if (url.includes('/api/admin-posts')) answer ??= request;
	});
	await page.addInitScript((selector) => {
		const look = new MutationObserver(() => {
			if (!document.querySelector(selector)) return;
			performance.mark('shown');
			look.disconnect();
		});
		look.observe(document, { childList: true, subtree: true });
	}, shown);
	await page.goto(path);
	await page.locator(shown).first().waitFor();
	const shownAt = await page.evaluate(
		() => performance.timeOrigin + (performance.getEntriesByName('shown')[0]?.startTime ?? 0),
	);
	await answer?.response().then((response) => response?.finished());
	// What the rows themselves ask for depends on the posts.
	const end = answer ? answer.timing().startTime + answer.timing().responseEnd : shownAt;
	const needed = [...asked.values()].filter((request) => request.timing().startTime <= end);
	const bodies = await Promise.all(
		needed.map(async (request) => (await request.response())?.body() ?? Buffer.alloc(0)),
	);
	const sizes = bodies.map((body) => brotliCompressSync(body).length);
	expect(sizes.length).toBeGreaterThan(3);
	return sizes.reduce((sum, size) => sum + size, 0);
}

test('the desk and its list show with at most 150 KB, before the editor', async ({
	browser,
	page,
	site,
}) => {
	const stranger = await browser.newPage({ baseURL: site.url, storageState: signedOut });
	expect(await bytesOf(stranger, '/admin/login', 'form')).toBeLessThanOrEqual(150_000);
	await stranger.close();
	expect(await bytesOf(page, '/admin', 'tr[data-post]')).toBeLessThanOrEqual(150_500);
});
