import type { DeskApi } from '../../support/desk-api.ts';
import { aSavedPost, button, expect, openPost, readPost, test, typeAtEnd } from './desk-test.ts';

async function putInBin(desk: DeskApi, id: string): Promise<() => Promise<unknown>> {
	const { revision } = await desk
		.call<{ posts: { id: string; revision: number }[] }>('admin-posts', { action: 'list' })
		.then(({ posts }) => posts.find((post) => post.id === id) ?? { revision: 1 });
	const { change } = await desk.call<{ change: string }>('bulk-posts', {
		action: 'delete',
		postIds: [id],
		revisions: [revision],
	});
	return () => desk.call('bulk-posts', { action: 'undo', change });
}

for (const news of ['heard', 'unheard'] as const)
	test(`a post that came back from the bin with its place on the site is not called a draft (${news})`, async ({
		page,
		desk,
	}) => {
		const { id } = await aSavedPost(desk, { published: true });
		await openPost(page, id);
		if (news === 'unheard') await page.route('**/api/site-status*', (route) => route.abort());
		const undo = await putInBin(desk, id);
		await typeAtEnd(page, ' Escrito depois.');
		await button(page, 'Publicar mudanças').click();
		const notice = page.getByText('Este post foi para a lixeira.');
		await expect(notice).toBeVisible();
		await undo();
		if (news === 'unheard') {
			await button(page, 'Restaurar').click();
			await expect(page.getByText('O post já está no ar.').first()).toBeVisible();
		}
		// What the tab hears when somebody comes back to it, instead of half a minute later.
		const hear = () => page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
		await expect(async () => {
			await hear();
			await expect(notice).toBeHidden({ timeout: 500 });
		}).toPass();
		await button(page, 'Publicar mudanças').click();
		await expect.poll(async () => (await readPost(desk, id)).content).toContain('Escrito depois.');
	});
