import {
	aSavedPost,
	editor,
	expect,
	openPart,
	openPost,
	otherTab,
	place,
	test,
	typeAtEnd,
} from './desk-test.ts';
import { aBegunEntry, leaveText, offered, readJournal } from './journal-entries.ts';

const hour = 3_600_000;

test('a tab closed right behind the last letter, without connection, has given that letter to the browser', async ({
	page,
	context,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	for (const sentence of [' Primeira vez.', ' Segunda.', ' Terceira.']) {
		const tab = await otherTab(context, id);
		tab.on('dialog', (dialog) => void dialog.accept());
		await context.setOffline(true);
		await typeAtEnd(tab, sentence);
		const closed = tab.waitForEvent('close');
		await tab.close({ runBeforeUnload: true });
		await closed;
		await context.setOffline(false);
		const listTexts = async () => (await readJournal(page)).map(({ values }) => values.content);
		// A text of an earlier tab may have left the journal: the server has it by then.
		await expect
			.poll(async () => (await listTexts()).filter((text) => text.endsWith(sentence)))
			.toHaveLength(1);
	}
});

test('S76: two texts are left with half a date each: both are offered, compared and used, one after the other', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	const { values } = aBegunEntry();
	for (const [at, content] of ['Primeiro, sem rede.', 'Segundo, sem rede.'].entries()) {
		const left = { ...values, content, scheduled_at: '25/1 09:00' };
		const time = new Date(Date.now() - hour + at * 60_000).toISOString();
		await leaveText(page, aBegunEntry({ postId: id, values: left, at: time, baseRevision: 1 }));
	}
	await leaveText(page, aBegunEntry({ values: { ...values, scheduled_at: '25/1 09:00' } }));
	await page.goto('/admin');
	await expect(page.getByRole('row', { name: /Um texto deixado/ })).toBeVisible();
	await page.getByRole('link', { name: 'Abrir', exact: true }).click();
	await expect(page.getByText('Há mais um texto guardado neste navegador.')).toBeVisible();
	await page.getByRole('button', { name: 'Ver as duas' }).click();
	await expect(page.locator('.merged')).toContainText('25/1');
	await expect(page.locator('ins', { hasText: 'sem rede' }).first()).toBeVisible();
	await page.getByRole('button', { name: 'Voltar ao texto' }).click();
	const use = page.getByRole('button', { name: 'Usar a deste navegador' });
	await use.click();
	await expect(editor(page)).toContainText('Segundo, sem rede.');
	await expect(offered(page)).toBeVisible();
	await expect(page.getByText(/^Há mais/)).toBeHidden();
	await use.click();
	await expect(editor(page)).toContainText('Primeiro, sem rede.');
	const part = await openPart(page, 'Publicação');
	await expect(part.getByLabel('Dia')).toHaveValue('25/1');
	await page.reload();
	await expect(editor(page)).toContainText('Primeiro, sem rede.');
	await use.click();
	await expect(editor(page), 'what was replaced is kept').toContainText('Segundo, sem rede.');
	await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
	await expect(editor(page)).toContainText('Primeiro, sem rede.');
	const kept = (await readJournal(page)).map(({ values }) => values.content);
	expect(kept).toContain('Segundo, sem rede.');
});

test('a text that is offered back outlives what is typed and saved beside it', async ({
	page,
	context,
	desk,
}) => {
	const { id } = await aSavedPost(desk);
	await openPost(page, id);
	await context.setOffline(true);
	await typeAtEnd(page, ' Deixada para trás.');
	await page.getByRole('link', { name: 'Posts', exact: true }).first().click();
	await page.getByRole('button', { name: 'Sair', exact: true }).click();
	await expect(page).toHaveURL('/admin');
	await expect(page.getByText('Erro ao carregar posts')).toBeVisible();
	await context.setOffline(false);
	await expect(offered(page)).toBeVisible();
	await page.getByRole('link', { name: 'Abrir', exact: true }).click();
	await expect(offered(page)).toBeVisible();
	await typeAtEnd(page, ' Escrita depois.');
	await expect(place(page)).toHaveText(/Salvo às/);
	await page.reload();
	await page.getByRole('button', { name: 'Usar a deste navegador' }).click();
	await expect(editor(page)).toContainText('Deixada para trás.');
});
