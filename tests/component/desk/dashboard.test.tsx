import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storageKeys } from '#config/storage-keys';
import {
	aListedPost,
	aPage,
	aSiteStatus,
	button,
	closeDesk,
	held,
	openDesk,
	press,
	refusal,
	rowOf,
	type Server,
	told,
} from './a-desk.tsx';
import { someValues } from './a-post.ts';

afterEach(closeDesk);

const post = aListedPost({ id: 'p1', slug: 'o-post', title: 'O post do painel' });

/** A server on which the post is published and taken back. */
function aBlog(given: object = post): Server {
	let shown = given;
	const become = (published: boolean) => {
		shown = { ...shown, published, published_at: published ? new Date().toISOString() : null };
		return shown;
	};
	return {
		'admin-posts': ({ action }) => (action === 'get' ? { post: shown } : aPage([shown])),
		'toggle-publish': ({ publish }) => ({ post: become(publish === true), publication: 8 }),
		drafts: () => ({ draft: null, drafts: [] }),
		'bulk-posts': () => {
			become(false);
			return { changed: ['p1'], left_out: [], publication: 9, change: 'c0ffee' };
		},
	};
}

test('Spec §2, §8, S27: the dashboard has the specified filters, sorts, buttons, columns and actions', async () => {
	const desk = await openDesk('/admin', aBlog());
	const mine = await rowOf('O post do painel');
	const filters = screen.getByRole('navigation', { name: 'Filtrar por status' });
	const names = within(filters)
		.getAllByRole('link')
		.map(({ textContent }) => textContent);
	expect(names).toEqual(
		['All', 'Draft', 'Published', 'Scheduled'].map((name) => expect.stringMatching(`^${name}`)),
	);
	const sorts = await screen.findByLabelText<HTMLSelectElement>('Ordenar');
	expect([...sorts.options].map(({ text }) => text)).toEqual([
		'Most recent',
		'Scheduled: closest',
		'Scheduled: furthest',
		'Mais vistos',
		'Alterados recentemente',
		'Revisão mais próxima',
	]);
	expect(sorts.value).toBe('recent');
	for (const name of ['Run Auto-Publish', 'Sign Out']) await button(name);
	const add = screen.getByRole('link', { name: 'New Post' });
	expect(add.getAttribute('href')).toBe('/admin/create');
	const columns = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
	expect(columns.filter(Boolean)).toEqual([
		'Título',
		'Status',
		'Data/Hora',
		'Visualizações',
		'Ações',
	]);
	const hrefOf = (name: string | RegExp) => mine.getByRole('link', { name }).getAttribute('href');
	expect(hrefOf('O post do painel')).toBe('/post/o-post?preview=1');
	expect(hrefOf(/^Ver/)).toBe('/post/o-post?preview=1');
	expect(hrefOf(/^Editar/)).toBe('/admin/edit/p1');
	mine.getByText(/^\d{2}\/\d{2}\/\d{4} · /);
	mine.getByText('Rascunho');
	mine.getByRole('button', { name: /^Publicar/ });
	desk.say({ 'admin-posts': () => aPage([]) });
	fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nenhum-post' } });
	await screen.findByText('Nenhum post encontrado.');
});

test('Spec §4, §8: publishing and unpublishing are told and seen in the list, a failure too', async () => {
	const blog = aBlog();
	const desk = await openDesk('/admin', blog);
	for (const [said, shown] of [
		['O banco não respondeu.', 'O banco não respondeu.'],
		['', 'Não foi possível realizar a ação.'],
	] as const) {
		desk.say({ 'toggle-publish': () => refusal(said) });
		await press(/^Publicar: /);
		expect((await told(shown)).textContent).toContain('Erro');
	}
	desk.say(blog);
	await press(/^Publicar: /);
	expect((await told('O post foi publicado.')).textContent).toContain('Publicado');
	const status = async () =>
		(await screen.findByRole('link', { name: 'O post do painel' }))
			.closest('tr')
			?.querySelector('.c-status')?.textContent;
	await waitFor(async () => expect(await status()).toContain('Publicado'));
	await press(/^Desfazer: /);
	await waitFor(async () => expect(await status()).toContain('Rascunho'));
});

test('Spec §4, §8: a post that is public goes back to draft, and that is told', async () => {
	await openDesk('/admin', aBlog({ ...post, published: true, published_at: post.created_at }));
	await press(/^Despublicar: /);
	expect((await told('O post voltou para rascunho.')).textContent).toContain('Despublicado');
	await (await rowOf('O post do painel')).findByText('Rascunho');
});

test('Spec §1, §4, §8: Run Auto-Publish waits for its answer and tells how many, or why not', async () => {
	const { answer, go } = held({ publishedCount: 2, count: 2 });
	const desk = await openDesk('/admin', { 'auto-publish-scheduled-posts': () => answer });
	await press('Run Auto-Publish');
	expect((await button('Running...')).ariaDisabled).toBe('true');
	go();
	await told('Auto-publish executed. Published: 2');
	for (const [said, shown] of [
		['O agendador está ocupado.', 'O agendador está ocupado.'],
		['', 'Failed to execute auto-publish'],
	] as const) {
		desk.say({ 'auto-publish-scheduled-posts': () => refusal(said) });
		await press('Run Auto-Publish');
		await told(shown);
	}
	expect(desk.inputsOf('auto-publish-scheduled-posts')).toEqual(
		Array(3).fill({ trigger: 'manual' }),
	);
});

test('Spec §8: a list that does not load says so', async () => {
	await openDesk('/admin', { 'admin-posts': () => refusal('Parou.') });
	await screen.findByText('Erro ao carregar posts');
	screen.getByText(/Parou\./);
});

test('Spec §8: a list that is refused ends the session', async () => {
	const desk = await openDesk('/admin');
	await screen.findByText('Nenhum post encontrado.');
	desk.say({
		'admin-posts': () => refusal('unauthorized', 401),
		'admin-auth': () => ({ valid: false }),
	});
	fireEvent.click(screen.getByRole('link', { name: /^Draft/ }));
	await told('Session expired. Please login again.');
	await button('Entrar');
	expect(location.pathname).toBe('/admin/login');
	expect(localStorage.getItem(storageKeys.sessionToken)).toBeNull();
});

test('Spec §2, §8: who is signed in goes to the dashboard and is greeted; signing out says so', async () => {
	await openDesk('/admin/login');
	expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Olá, Marina');
	expect(location.pathname).toBe('/admin');
	await press('Sign Out');
	await told('Logged out successfully');
	expect(location.pathname).toBe('/admin/login');
	expect(localStorage.getItem(storageKeys.sessionToken)).toBeNull();
});

const month = { start: '2026-11-12T00:00:00.000Z', end: '2026-12-12T00:00:00.000Z' };
const withBuilds = (left: number): Server => ({
	...aBlog(),
	'site-status': () => aSiteStatus({ budget: { used: 20 - left, limit: 20, kept: 0, month } }),
});

test('with no build left the question says when the host’s month begins anew', async () => {
	await openDesk('/admin', withBuilds(0));
	await press('Publicar: O post do painel');
	const question = await screen.findByRole('dialog');
	expect(question.textContent).toMatch(/quando a contagem do mês recomeçar: .*às 21:00/);
});

test('S44: before one of the month’s last three builds is spent the editor is asked', async () => {
	const desk = await openDesk('/admin', withBuilds(2));
	await press('Publicar: O post do painel');
	const question = await screen.findByRole('dialog', {
		name: 'Restam 2 atualizações do site neste mês',
	});
	fireEvent.click(within(question).getByRole('button', { name: 'Esperar' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(desk.inputsOf('toggle-publish')).toEqual([]);
	await press('Publicar: O post do painel');
	await press('Publicar assim mesmo');
	await told('O post foi publicado.');
	expect(desk.inputsOf('toggle-publish')).toMatchObject([{ postId: 'p1', publish: true }]);
});

test('with builds enough nothing is asked', async () => {
	await openDesk('/admin', withBuilds(4));
	await press('Publicar: O post do painel');
	await told('O post foi publicado.');
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('what a reader would stumble over opens under the row before it is published', async () => {
	const content = '![](/x.png)\n\nVeja [o contrato](/post/este-nao-existe-mais).';
	const desk = await openDesk('/admin', {
		...aBlog(),
		'text-to-publish': () => ({
			fields: someValues({ title: 'O post do painel', content }),
			is_title_taken: false,
			hidden_slugs: ['este-nao-existe-mais'],
		}),
	});
	await press(/^Publicar: /);
	const lines = await screen.findByRole('group', { name: 'Antes de publicar' });
	expect(lines.textContent).toContain('2 avisos.');
	const items = within(lines)
		.getAllByRole('listitem')
		.map(({ textContent }) => textContent);
	expect(items).toEqual([
		expect.stringMatching(/1 imagem sem descrição\..*Descrever/),
		expect.stringMatching(
			/O link \/post\/este-nao-existe-mais não leva a nenhum post publicado\..*Ir ao link/,
		),
	]);
	expect(desk.inputsOf('toggle-publish')).toEqual([]);
	fireEvent.keyDown(lines, { key: 'Escape' });
	await waitFor(() =>
		expect(screen.queryByRole('group', { name: 'Antes de publicar' })).toBeNull(),
	);
	await press(/^Publicar: /);
	const go = await button('Publicar mesmo assim');
	await waitFor(() => expect(document.activeElement).toBe(go));
	fireEvent.click(go);
	await told('O post foi publicado.');
	await button(/^Desfazer: /);
});

test('a post that leaves the filter when it is published takes no Desfazer along: the notice has it', async () => {
	const blog = aBlog();
	const desk = await openDesk('/admin?status=draft', blog);
	desk.say({
		'toggle-publish': (input) => {
			desk.say({ 'admin-posts': () => aPage(input['publish'] ? [] : [post]) });
			return blog['toggle-publish']?.(input) ?? {};
		},
	});
	await press(/^Publicar: /);
	const notice = await told('O post foi publicado.');
	await waitFor(() => expect(screen.queryByRole('link', { name: post.title })).toBeNull());
	fireEvent.click(within(notice).getByRole('button', { name: 'Desfazer' }));
	await button(/^Publicar: /);
	expect(desk.inputsOf('toggle-publish').at(-1)).toMatchObject({ postId: 'p1', publish: false });
});

test('a scheduled post that was published comes back to its time as it was, without what was typed since', async () => {
	const scheduled_at = '2050-05-25T12:00:00.000Z';
	const desk = await openDesk('/admin', {
		...aBlog({ ...post, scheduled_at }),
		calendar: () => ({}),
	});
	await press(/^Publicar: /);
	await press(/^Desfazer: /);
	const back = { action: 'schedule', post_id: 'p1', from: null, at: scheduled_at };
	await waitFor(() =>
		expect(desk.inputsOf('calendar')).toMatchObject([{ ...back, keeps_text: true }]),
	);
	expect(desk.inputsOf('update-post')).toEqual([]);
});
