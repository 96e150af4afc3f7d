import { postCode } from '#domain/post/post-code';
import { localTime } from '#domain/time/dates';
import { datesOf } from '#domain/time/period';
import { addSearches, addVisits } from '../../support/factories/visits.ts';
import { withSiteDatabase } from '../../support/site-database.ts';
import { findViolations } from '../find-violations.ts';
import { aSavedPost, editor, expect, openPart, openPost, test, titleField } from './desk-test.ts';

const { year, month, day } = localTime(new Date().toISOString());
const { units: days } = datesOf('28d', `${year}-${month}-${day}`);

test('what was counted is told by words, figures and bars, and what nobody found begins a post', async ({
	page,
	desk,
	site,
}) => {
	const { id, title } = await aSavedPost(desk, { published: true });
	const topic = `assunto ${crypto.randomUUID().slice(0, 8)}`;
	await withSiteDatabase(site.dataDir, async (db) => {
		const views = { view: 9_000, 'from-whatsapp': 6_000, 'from-google': 3_000 };
		await addVisits(db, id, days[20] ?? '', { ...views, read: 4_500, 'visit-click': 700 });
		await addSearches(db, topic, days.slice(10, 13), { times: 400 });
	});
	await page.goto('/admin');
	await page.getByRole('link', { name: 'Resultados', exact: true }).click();
	await expect(page).toHaveURL('/admin/resultados');
	await expect(page.locator('.say')).toContainText(/e 7\d\d cliques nos botões do espaço/);
	await expect(page.locator('.say')).toContainText(`O post com mais cliques foi ${title}.`);
	const row = page.getByRole('row', { name: new RegExp(title) });
	await expect(row).toContainText('no fim 700');
	await expect(row).toContainText('9.000');
	await expect(row).toContainText('WhatsApp');
	await expect(row).toContainText('50');
	await expect(page.getByRole('img', { name: 'Visitas por dia' })).toContainText(
		title.slice(0, 20),
	);
	await page.getByRole('link', { name: '7 dias' }).focus();
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL('/admin/resultados?periodo=7d');
	await page.reload();
	await expect(page.getByRole('link', { name: '7 dias' })).toHaveAttribute('aria-current', 'true');
	await page.goto('/admin/resultados?periodo=12m');
	await expect(page.getByRole('img', { name: 'Visitas por mês' })).toBeVisible();
	expect(await findViolations(page)).toEqual([]);
	await openPost(page, id);
	const part = await openPart(page, 'Resultados');
	await expect(part).toContainText('9.000 visitas em 28 dias');
	await expect(part).toContainText('Origem principal: WhatsApp. Leram até o fim: 50');
	await expect(part, 'the code that readers’ messages call it by').toContainText(postCode(id));
	await part.getByRole('link', { name: 'Ver Resultados' }).click();
	await page.getByRole('button', { name: `Começar um post: ${topic}` }).click();
	await expect(titleField(page)).toHaveValue(`A${topic.slice(1)}`);
	await expect(editor(page)).toBeVisible();
});
