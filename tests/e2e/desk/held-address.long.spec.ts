import type { Page } from '@playwright/test';
import { aSavedPost, button, expect, openPart, openPost, readPost, test } from './desk-test.ts';

const shoot = async (page: Page, name: string) => {
	const folder = process.env['SHOTS'];
	if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

test('an address that a post in the bin has is named, taken and saved; its post keeps another', async ({
	page,
	desk,
}) => {
	const word = crypto.randomUUID().slice(0, 8);
	const title = `Política ${word}`;
	const old = await aSavedPost(desk, { title });
	await desk.call('delete-post', { postId: old.id, action: 'delete' });
	const { id, slug } = await aSavedPost(desk, { title });
	expect(slug).toBe(`${old.slug}-2`);
	await openPost(page, id);
	const part = await openPart(page, 'Endereço');
	const notice = part.locator('.notice');
	await expect(notice).toContainText(
		`O endereço “${old.slug}” é de “${title}”, na Lixeira. Se você usar o endereço dele, o post da lixeira recebe outro endereço.`,
	);
	await shoot(page, 'address-bin');
	await notice.getByRole('button', { name: 'Usar o endereço dele' }).click();
	await expect(page.getByText(/na Lixeira, recebeu o endereço “.*-3”\. Salve/)).toBeVisible();
	await expect(part.getByLabel('Endereço do post')).toHaveValue(old.slug);
	await shoot(page, 'address-taken');
	await button(page, 'Salvar').click();
	await expect.poll(async () => (await readPost(desk, id)).slug).toBe(old.slug);
	await desk.call('delete-post', { postId: old.id, action: 'restore' });
	expect((await readPost(desk, old.id)).slug).toBe(`${old.slug}-3`);
});

test('a live post’s address and an old one are named while they are typed', async ({
	page,
	desk,
}) => {
	const word = crypto.randomUUID().slice(0, 8);
	const live = await aSavedPost(desk, { title: `Preços ${word}`, published: true });
	const text = { id: live.id, title: `Preços ${word}`, content: 'x' };
	await desk.call('update-post', { ...text, slug: `precos-novos-${word}` });
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const part = await openPart(page, 'Endereço');
	const field = part.getByLabel('Endereço do post');
	await field.fill(`precos-novos-${word}`);
	const notice = part.locator('.notice');
	await expect(notice).toContainText(`é de “Preços ${word}”, que está no ar. Escolha outro.`);
	await shoot(page, 'address-live');
	await field.fill(live.slug);
	await expect(notice).toContainText(
		`“${live.slug}” é um endereço antigo de “Preços ${word}”: quem chega por ele vai para lá. Se você usar este endereço e salvar`,
	);
	await shoot(page, 'address-old');
	await field.fill(`livre-${word}`);
	await expect(notice).toHaveCount(0);
});
