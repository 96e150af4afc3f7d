import type { Page } from '@playwright/test';
import type { DeskApi } from '../../support/desk-api.ts';
import { testAdmin } from '../../support/running-site.ts';
import type { DeskScreen } from './desk-screen.ts';
import { button, openPost, place, titleField, typeAtEnd } from './desk-test.ts';
import { anArticle, article } from './form-screens.ts';
import { leaveText, offered } from './journal-entries.ts';

const copyFieldsOf = (id: string, fields: object) => ({
	action: 'save',
	post_id: id,
	base_revision: 1,
	version: 0,
	fields: {
		...article,
		author: 'Marina',
		category_id: '',
		read_time: '5 min',
		image_url: '',
		image_alt: '',
		slug: '',
		scheduled_at: null,
		...fields,
	},
});

async function openConflict(page: Page, desk: DeskApi) {
	const { id, slug, category_id } = await anArticle(desk);
	await openPost(page, id);
	const theirs = {
		slug,
		category_id,
		title: 'Quanto custa trabalhar em casa, de verdade',
		content: article.content.replace('uma semana', 'um mês inteiro'),
		excerpt: 'Onze pessoas fizeram a conta.',
	};
	await desk.call('drafts', copyFieldsOf(id, theirs));
	await titleField(page).fill('Quanto custa mesmo ficar em casa');
	await typeAtEnd(page, ' Anote também o almoço.');
	await page.getByRole('heading', { name: 'Este post mudou enquanto você escrevia' }).waitFor();
}

/** Typed while the server accepts no working copy, so the text is only in this browser. */
async function typeUnheard(page: Page, desk: DeskApi) {
	const { id } = await anArticle(desk);
	await openPost(page, id);
	await page.route('**/api/drafts', (route) =>
		route.request().postDataJSON().action === 'save' ? route.abort() : route.fallback(),
	);
	await typeAtEnd(page, ' Anote também o almoço.');
	await place(page).getByText('guardado neste navegador').waitFor();
}
/** As a closed tab left it. */
async function openOffer(page: Page, desk: DeskApi) {
	const { id, slug, category_id } = await anArticle(desk);
	await openPost(page, id);
	const content = `${article.content} Anote também o almoço.`;
	await leaveText(page, {
		user: testAdmin.email,
		postId: id,
		tab: crypto.randomUUID(),
		baseRevision: 1,
		values: copyFieldsOf(id, { slug, category_id, content }).fields,
		at: new Date().toISOString(),
	});
	await page.reload();
	await offered(page).waitFor();
}

/** Two versions of one text, and texts that never arrived, in each of their states. */
export const versionScreens: DeskScreen[] = [
	{ name: 'conflict', open: openConflict },
	{
		name: 'conflict-by-hand',
		open: async (page, desk) => {
			await openConflict(page, desk);
			for (const choice of await page.getByRole('radio', { name: /Combinar manualmente/ }).all())
				await choice.check();
		},
	},
	{
		name: 'conflict-put-off',
		open: async (page, desk) => {
			await openConflict(page, desk);
			await button(page, 'Voltar ao texto').click();
			await button(page, 'Escolher agora').waitFor();
		},
	},
	{ name: 'form-text-offered', open: openOffer },
	{
		name: 'form-two-texts',
		open: async (page, desk) => {
			await openOffer(page, desk);
			await button(page, 'Ver as duas').click();
			await page.getByRole('heading', { name: 'Duas versões do mesmo post' }).waitFor();
		},
	},
	{
		name: 'form-leaving',
		open: async (page, desk) => {
			await typeUnheard(page, desk);
			await page.getByRole('link', { name: 'Posts', exact: true }).first().click();
			await page.getByRole('dialog', { name: 'Sair sem salvar?' }).waitFor();
		},
	},
	{
		name: 'form-menu',
		open: async (page, desk) => {
			const { id } = await anArticle(desk);
			await openPost(page, id);
			await button(page, 'Mais ações deste post').click();
			await page.getByRole('menu', { name: 'Mais ações deste post' }).waitFor();
		},
	},
];
