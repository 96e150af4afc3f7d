import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { singleKeys } from '../../../admin/src/ui/use-shortcuts.ts';
import { howFar, nextJanuary } from '../../../admin/src/when/review-day-fields.tsx';
import {
	aListedPost,
	aPage,
	button,
	closeDesk,
	openDesk,
	press,
	refusal,
	rowOf,
	type Server,
	told,
} from './a-desk.tsx';
import { aPost, postId } from './a-post.ts';

const today = '2026-11-26';
/** No bounded wait then waits for them. */
beforeAll(async () => {
	await import('../../../admin/src/features/post-form/ficha/review-day-part.tsx');
	await import('../../../admin/src/features/post-form/review-day-notice.tsx');
	await import('../../../admin/src/features/post-form/tools/writing-area.tsx');
});
beforeEach(() => {
	vi.useFakeTimers({ now: Date.parse(`${today}T15:00:00.000Z`), toFake: ['Date'] });
});
afterEach(() => {
	closeDesk();
	vi.useRealTimers();
});

const form = (post: ReturnType<typeof aPost>): Server => ({
	'admin-posts': ({ action }) => (action === 'get' ? { post } : aPage([])),
	drafts: ({ action, ...copy }) =>
		action === 'save'
			? { draft: { ...copy, version: 1, updated_at: post.updated_at } }
			: { draft: null, drafts: [] },
	'update-post': (input) => ({ post: { ...post, ...input, revision: 4 }, publication: null }),
	plans: () => ({ plans: [] }),
	calendar: () => ({}),
});
const reviews = (desk: { inputsOf: (name: string) => Record<string, unknown>[] }) =>
	desk.inputsOf('calendar').filter(({ action }) => action === 'review');
const field = () => screen.findByLabelText<HTMLInputElement>('Ou num dia');
const type = async (typed: string) => {
	const input = await field();
	fireEvent.change(input, { target: { value: typed } });
	fireEvent.blur(input);
};
const inFicha = { selector: '.name' };
const partOf = async () =>
	(await screen.findByText('Revisar em', inFicha)).closest('details') as HTMLElement;
/** Without a day it is asked for in the menu, and the ficha has no row of it. */
const ask = async () => {
	const item = await screen.findByRole('menuitem', { name: 'Revisar em', hidden: true });
	expect(screen.queryByText('Revisar em', inFicha)).toBeNull();
	fireEvent.click(item);
};

test('one press sets the day at once, which the line names, and another takes it away', async () => {
	const desk = await openDesk(`/admin/edit/${postId}`, form(aPost()));
	await ask();
	await press('em 6 meses');
	await told('Para revisar em 26 de maio de 2027');
	expect(reviews(desk)).toEqual([
		{ action: 'review', post_id: postId, from: null, on: '2027-05-26' },
	]);
	await within(await partOf()).findByText('26 de maio de 2027');
	expect((await button('em 6 meses')).getAttribute('aria-pressed')).toBe('true');
	expect((await partOf()).textContent).toContain('Quarta, 26 de maio de 2027, daqui a 6 meses.');
	expect((await field()).value).toBe('26/05/2027');
	await press('Remover data');
	await told('Sem data de revisão');
	expect(reviews(desk)[1]).toMatchObject({ from: '2027-05-26', on: null });
	await ask();
});

test('a typed day is taken in short, and one that has passed or is none says why', async () => {
	const desk = await openDesk(`/admin/edit/${postId}`, form(aPost()));
	await ask();
	for (const [typed, said] of [
		['25/11/2026', 'Esse dia já passou.'],
		['31/02/2027', 'Escreva um dia como 23/11/2026.'],
		['amanhã', 'Escreva um dia como 23/11/2026.'],
	] as const) {
		await type(typed);
		await screen.findByText(said);
	}
	expect(reviews(desk)).toEqual([]);
	await type('3/1');
	await waitFor(() => expect(reviews(desk)).toMatchObject([{ on: '2027-01-03' }]));
	expect(screen.queryByText('Escreva um dia como 23/11/2026.')).toBeNull();
});

test('a day that the server refuses stays what it was, and says why', async () => {
	const desk = await openDesk(`/admin/edit/${postId}`, {
		...form(aPost()),
		calendar: () => refusal('A data de revisão deste post já é outra: 01/02/2027.', 409),
	});
	await ask();
	await press('em 1 ano');
	await told('A data de revisão deste post já é outra: 01/02/2027.');
	expect(reviews(desk)).toHaveLength(1);
	expect(screen.queryByText('Revisar em', inFicha)).toBeNull();
});

const late = () => aPost({ review_on: '2026-11-20' });
const typeTitle = async (value: string) =>
	fireEvent.change(await screen.findByRole('textbox', { name: 'Título' }), { target: { value } });
const save = async () =>
	fireEvent.click(
		(await screen.findAllByRole('button', { name: 'Publicar mudanças' }))[0] as Element,
	);
const question = 'A revisão era em 20 de novembro.';

test('after a saved text whose day has come the form asks whether it is reviewed, and answers hold at once', async () => {
	const post = late();
	const server = form(post);
	const desk = await openDesk(`/admin/edit/${postId}`, {
		...server,
		'update-post': (input) => ({
			post: { ...post, ...input, content: 'Um texto revisto.', revision: 4 },
			publication: null,
		}),
	});
	await within(await partOf()).findByText('desde 20/11');
	await typeTitle('Um post revisto');
	await save();
	await screen.findByText(question);
	expect(location.pathname).toBe(`/admin/edit/${postId}`);
	await press('Sim, revisar de novo em 6 meses');
	await told('Para revisar em 26 de maio de 2027');
	expect(reviews(desk)).toMatchObject([{ from: '2026-11-20', on: '2027-05-26' }]);
	expect(screen.queryByText(question)).toBeNull();
});

test.each([
	['its words did not change', late()],
	['its day has not come', aPost({ review_on: '2026-11-27' })],
	['it has no day', aPost()],
])('nothing is asked when %s', async (_, post) => {
	const content = post.review_on === '2026-11-20' ? post.content : 'Um texto revisto.';
	await openDesk(`/admin/edit/${postId}`, {
		...form(post),
		'update-post': (input) => ({
			post: { ...post, ...input, content, revision: 4 },
			publication: null,
		}),
	});
	await typeTitle('Um post revisto');
	await save();
	await waitFor(() => expect(location.pathname).toBe('/admin'));
	expect(screen.queryByText(/era para revisar/)).toBeNull();
});

const calendarOf = (server: Record<string, object>): Server => ({
	calendar: ({ action }) => ({
		entries: [],
		crowded: {},
		usual_times: [],
		reviews: [],
		drafts: [],
		total: 0,
		...server[String(action)],
	}),
});
const price = { post_id: postId, title: 'Preço por hora', on: '2026-11-30' };
const cell = (day: string) => document.querySelector(`[data-day="${day}"]`) as HTMLElement;
const keys = (...names: string[]) => {
	for (const key of names) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};

test('the calendar has the post on its day, from where keys move it; today is the earliest', async () => {
	singleKeys.keep('sim');
	const desk = await openDesk('/admin/calendario', calendarOf({ month: { reviews: [price] } }));
	const link = await screen.findByRole('link', { name: /^revisar.*Preço por hora/ });
	expect(cell('2026-11-30').contains(link)).toBe(true);
	link.focus();
	keys('m', 'ArrowRight');
	expect(within(cell('2026-12-01')).getByText('ter 01/12')).toBeTruthy();
	await act(async () => keys('Enter'));
	await told('Mudou para ter 01/12.');
	expect(reviews(desk)).toEqual([
		{ action: 'review', post_id: postId, from: '2026-11-30', on: '2026-12-01' },
	]);
	await press('Desfazer');
	await waitFor(() =>
		expect(reviews(desk)[1]).toMatchObject({ from: '2026-12-01', on: '2026-11-30' }),
	);
	(await screen.findByRole('link', { name: /^revisar.*Preço por hora/ })).focus();
	keys('m', 'ArrowUp', 'ArrowUp');
	await act(async () => keys('Enter'));
	await waitFor(() => expect(reviews(desk)[2]).toMatchObject({ on: today }));
	singleKeys.keep('nao');
});

test('what is late stands on the shelf, too, and a pointer drags it to another day, but to none in the past', async () => {
	const old = { ...price, on: '2026-11-20' };
	const desk = await openDesk(
		'/admin/calendario',
		calendarOf({ month: { reviews: [old] }, 'late-reviews': { reviews: [old], total: 1 } }),
	);
	const shelf = within(await screen.findByRole('region', { name: /^Para revisar/ }));
	const card = (await shelf.findByRole('link', { name: /desde 20\/11.*Preço por hora/ })).closest(
		'.entry',
	) as Element;
	const drop = (day: string) => {
		const dataTransfer = { types: [], setData: () => undefined };
		fireEvent.dragStart(card, { dataTransfer });
		fireEvent.dragOver(cell(day), { dataTransfer });
		fireEvent.drop(cell(day), { dataTransfer });
	};
	drop('2026-11-25');
	await told('Esse dia já passou. Nada mudou.');
	expect(reviews(desk)).toEqual([]);
	drop('2026-12-03');
	await told('Mudou para qui 03/12.');
	expect(reviews(desk)).toMatchObject([{ from: '2026-11-20', on: '2026-12-03' }]);
	expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('late ones that cannot be read are no silence: it is said, and another try shows them', async () => {
	const server: Record<string, object> = { 'late-reviews': { reviews: [price], total: 1 } };
	let isDown = true;
	await openDesk('/admin/calendario', {
		calendar: (input) =>
			isDown && input['action'] === 'late-reviews'
				? refusal('Não foi.', 403)
				: (calendarOf(server)['calendar']?.(input) ?? {}),
	});
	await screen.findByText('Não foi possível carregar os posts para revisar.');
	isDown = false;
	await press('Tentar de novo');
	await screen.findByRole('region', { name: /^Para revisar/ });
});

test('the dialog of its card sets another day, or none', async () => {
	const desk = await openDesk('/admin/calendario', calendarOf({ month: { reviews: [price] } }));
	await press('Mudar data… Preço por hora');
	await screen.findByRole('dialog', { name: 'Revisar em' });
	await type('15/12');
	await waitFor(() => expect(reviews(desk)).toMatchObject([{ on: '2026-12-15' }]));
	expect(screen.queryByRole('dialog')).toBeNull();
});

const listed = aListedPost({ id: postId, title: 'Preço por hora', review_on: '2026-11-20' });
const dated = { ...aPage([listed]), reviews: { dated: 3, late: 1 } };

test('the list says what is late, and its filter orders by the day', async () => {
	const desk = await openDesk('/admin', { 'admin-posts': () => dated });
	await screen.findByText(/1 post passou da data de revisão\./);
	(await rowOf('Preço por hora')).getByText('revisão atrasada: 20/11');
	await press('Para revisar 1');
	await waitFor(() =>
		expect(desk.inputsOf('admin-posts').at(-1)).toMatchObject({
			review: 'dated',
			sort: 'review-closest',
		}),
	);
	await press('Remover o filtro Para revisar');
	await waitFor(() => expect(location.search).toBe(''));
});

test('a blog without days of review has no such filter', async () => {
	await openDesk('/admin', {
		'admin-posts': () => ({ ...aPage([aListedPost()]), reviews: { dated: 0, late: 0 } }),
	});
	await screen.findByRole('group', { name: 'Filtros' });
	expect(screen.queryByRole('button', { name: /Para revisar/ })).toBeNull();
});

test('the days that are offered', () => {
	expect(['2026-11-26', '2027-01-10', '2028-12-31', '2032-06-01'].map(nextJanuary)).toEqual([
		'2027-01-01',
		'2028-01-03',
		'2029-01-01',
		'2033-01-03',
	]);
	const days = ['2026-11-26', '2026-11-27', '2026-12-25', '2026-12-26', '2027-11-26', '2028-11-26'];
	expect(days.map((on) => howFar(on, today))).toEqual([
		...['hoje', 'amanhã', 'daqui a 29 dias', 'daqui a 1 mês', 'daqui a 1 ano', 'daqui a 2 anos'],
	]);
});
