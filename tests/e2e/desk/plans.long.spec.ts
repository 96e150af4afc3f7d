import type { Plan } from '#contract/plans';
import type { DeskApi } from '../../support/desk-api.ts';
import { aSavedPost, expect, openPart, openPost, test } from './desk-test.ts';

const plansOf = async (desk: DeskApi, post_id: string) =>
	(await desk.call<{ plans: Plan[] }>('plans', { action: 'list', post_id })).plans;

test('a post is to leave the site, to another post, and stays after all', async ({
	page,
	desk,
}) => {
	const { id } = await aSavedPost(desk, { published: true });
	const target = await aSavedPost(desk, { published: true, title: `Alvo ${crypto.randomUUID()}` });
	await openPost(page, id);
	const part = await openPart(page, 'Publicação');
	const date = part.getByRole('button', { name: /^Tirar do ar em/ });
	await date.click();
	const dialog = page.getByRole('dialog', { name: 'Tirar do ar em' });
	await expect(dialog.getByText('“Post não encontrado”')).toBeVisible();
	await expect(dialog.getByText(/^fica no ar por mais/)).toBeVisible();
	await dialog.getByRole('button', { name: 'Redirecionar para outro post' }).click();
	await dialog.getByLabel('Redirecionar para qual post?').fill(target.title);
	await dialog.getByRole('button', { name: target.title }).click();
	await expect(dialog.getByText(`redireciona para “${target.title}”`)).toBeVisible();
	await dialog.getByRole('button', { name: 'Usar este horário' }).click();
	await expect(page.getByText('Agendado para sair do ar')).toBeVisible();
	await expect(date).not.toHaveText('Escolher…');
	expect(await plansOf(desk, id)).toMatchObject([{ kind: 'removal', leads_to: { id: target.id } }]);
	await date.click();
	await dialog.getByRole('button', { name: 'Remover data' }).click();
	await expect(date).toHaveText('Escolher…');
	expect(await plansOf(desk, id)).toEqual([]);
});

test('plans are carried out on the site: a change, a 404, a 301, and two texts that wait for a choice', async ({
	page,
	desk,
	site,
	request,
}) => {
	test.setTimeout(240_000);
	const live = (content: string) => aSavedPost(desk, { published: true, content });
	const [changed, gone, led, clashing] = [
		await live('Um eros aqui.\n\nOutro parágrafo.'),
		await live('Some.'),
		await live('Leva.'),
		await live('A mesma frase.'),
	];
	// A minute that does not pass while it is planned.
	const at = new Date((Math.floor((Date.now() + 15_000) / 60_000) + 1) * 60_000).toISOString();
	const planChange = async ({ id, title, slug, revision }: typeof changed, content: string) => {
		const { post } = await desk.call<{ post: Record<string, unknown> }>('admin-posts', {
			action: 'get',
			slug: id,
		});
		const fields = Object.fromEntries(
			Object.entries(post).map(([name, value]) => [name, value ?? '']),
		);
		const copy = { ...fields, title, slug, content, scheduled_at: null };
		const { draft } = await desk.call<{ draft: { version: number } }>('drafts', {
			action: 'save',
			post_id: id,
			base_revision: revision,
			version: 0,
			fields: copy,
		});
		await desk.call('plans', {
			action: 'plan-change',
			post_id: id,
			at,
			draft_version: draft.version,
		});
	};
	await planChange(changed, 'Um eros aqui.\n\nOutro parágrafo, com oferta.');
	await planChange(clashing, 'A mesma frase, planejada.');
	await desk.call('plans', { action: 'plan-removal', post_id: gone.id, at });
	await desk.call('plans', { action: 'plan-removal', post_id: led.id, at, leads_to: changed.id });
	const mend = ({ id, title }: typeof changed, content: string) =>
		desk.call('update-post', { id, title, content });
	await mend(changed, 'Um erro aqui.\n\nOutro parágrafo.');
	await mend(clashing, 'A mesma frase, corrigida.');

	await page.goto('/admin');
	const row = page.getByRole('row').filter({ hasText: led.title });
	await expect(row.getByText(/^Sai do ar em/)).toBeVisible();
	const leaves = expect(row.getByRole('list').getByText('Fora do ar')).toHaveAttribute(
		'aria-current',
		'step',
		{ timeout: 150_000 },
	);

	const read = async (slug: string) => (await request.get(`/post/${slug}`)).text();
	await expect
		.poll(() => read(changed.slug), { timeout: 150_000, intervals: [1_000] })
		.toContain('com oferta');
	expect(await read(changed.slug)).toContain('Um erro aqui.');
	const status = async (slug: string) =>
		(await request.get(`/post/${slug}`, { maxRedirects: 0 })).status();
	await expect.poll(() => status(gone.slug), { timeout: 30_000 }).toBe(404);
	await expect.poll(() => status(led.slug), { timeout: 30_000 }).toBe(301);
	await leaves;
	const { location = '' } = (await request.get(`/post/${led.slug}`, { maxRedirects: 0 })).headers();
	expect(new URL(location, site.url).pathname).toBe(`/post/${changed.slug}`);

	await openPost(page, clashing.id);
	const part = page.locator('.ficha details').filter({ hasText: 'Publicação' }).first();
	await expect(part.getByRole('alert')).toContainText(
		'Aguarda sua decisão: o texto no ar mudou no mesmo trecho.',
	);
	await part.getByRole('button', { name: 'Ver e decidir' }).click();
	const question = page.getByRole('radiogroup', { name: 'Conteúdo' });
	await expect(question).toContainText('planejada');
	await expect(question).toContainText('corrigida');
});
