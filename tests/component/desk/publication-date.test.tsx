import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readPassedTime } from '../../../admin/src/when/schedule-time.ts';
import {
	aPage,
	button,
	closeDesk,
	openDesk,
	press,
	refusal,
	type Server,
	told,
} from './a-desk.tsx';
import { aPost, postId } from './a-post.ts';

/** No bounded wait then waits for them. */
beforeAll(async () => {
	await import('../../../admin/src/features/post-form/ficha/publication-date-dialog.tsx');
	await import('../../../admin/src/features/post-form/ficha/review-day-part.tsx');
	await import('../../../admin/src/features/post-form/tools/writing-area.tsx');
});
beforeEach(() => {
	vi.useFakeTimers({ now: Date.parse('2026-11-26T15:00:00.000Z'), toFake: ['Date'] });
});
afterEach(() => {
	closeDesk();
	vi.useRealTimers();
});

const came = '2026-11-20T12:00:41.007Z';
const live = aPost({ published_at: came });
const dated = (at: string, revision: number) => ({ ...live, published_at: at, revision });

/** A server with one post, which keeps the date that it is given. */
function form(post = live): Server {
	let revision = post.revision;
	return {
		'admin-posts': ({ action }) => (action === 'get' ? { post } : aPage([])),
		drafts: () => ({ draft: null, drafts: [] }),
		plans: () => ({ plans: [] }),
		'correct-date': ({ at }) => {
			revision += 1;
			return { post: dated(String(at), revision), publication: null };
		},
	};
}
const open = async (server: Server = form()) => {
	const desk = await openDesk(`/admin/edit/${postId}`, server);
	await press(/^Publicado em: /);
	const dialog = within(await screen.findByRole('dialog', { name: 'Publicado em' }));
	const type = (label: string, value: string) =>
		fireEvent.change(dialog.getByLabelText(label), { target: { value } });
	return { ...desk, dialog, type };
};
const isClosed = () =>
	waitFor(() => expect(screen.queryByRole('dialog', { name: 'Publicado em' })).toBeNull());

test('the row has the date, its dialog says what a correction changes and when the post came out, and it holds at once', async () => {
	const { dialog, type, inputsOf } = await open();
	expect(await button('Publicado em: 20/11/2026, 09:00')).toBeDefined();
	expect(dialog.getByLabelText<HTMLInputElement>('Dia').value).toBe('20/11/2026');
	dialog.getByText(/^Muda a data no post, no Google e no RSS\. A ordem das listas não muda\.$/);
	type('Dia', '3/3/2025');
	type('Hora', '9h30');
	const said = dialog.getByText('Segunda, 3 de março de 2025, 09:30').closest('[role=status]');
	expect(said?.textContent).toContain('há 20\u00a0meses');
	await press('Corrigir a data');
	await told('Publicado em 03/03/2025 09:30.');
	await isClosed();
	expect(inputsOf('correct-date')).toEqual([
		{ post_id: postId, date: 'published_at', from: came, at: '2025-03-03T12:30:00.000Z' },
	]);
	await button('Publicado em: 03/03/2025, 09:30');
});

test('Desfazer in the notice brings the very date back', async () => {
	const { type, inputsOf } = await open();
	type('Dia', '03/03/2025');
	await press('Corrigir a data');
	const notice = await told('Data corrigida');
	fireEvent.click(within(notice).getByText('Desfazer'));
	await told('Desfeito');
	expect(inputsOf('correct-date')[1]).toEqual({
		post_id: postId,
		date: 'published_at',
		from: '2025-03-03T12:00:00.000Z',
		at: came,
	});
	await button('Publicado em: 20/11/2026, 09:00');
});

test('what is no date, has not come or is too old says why, and is not sent', async () => {
	const { dialog, type, inputsOf } = await open();
	for (const [day, hour, said] of [
		['31/02/2025', '09:00', 'Escreva o dia como 23/11/2026 e a hora como 09:00.'],
		['ontem', '09:00', 'Escreva o dia como 23/11/2026 e a hora como 09:00.'],
		['20/11/2026', '', 'Escreva o dia como 23/11/2026 e a hora como 09:00.'],
		['26/11/2026', '12:01', 'Essa data ainda não chegou.'],
		['01/01/0001', '09:00', 'A data mais antiga é 01/01/1970.'],
	] as const) {
		type('Dia', day);
		type('Hora', hour);
		expect(dialog.queryByRole('alert'), 'only a press asks').toBeNull();
		await press('Corrigir a data');
		expect(dialog.getByRole('alert').textContent).toBe(said);
	}
	expect(inputsOf('correct-date')).toEqual([]);
});

test('the date that it has closes the dialog, and nothing is sent', async () => {
	const { inputsOf } = await open();
	await press('Corrigir a data');
	await isClosed();
	expect(inputsOf('correct-date')).toEqual([]);
});

test('a date that changed elsewhere is told, and the row shows it', async () => {
	const { type } = await open({
		...form(),
		'correct-date': () => refusal('A data deste post já é outra: 24/12/2024 20:00.', 409),
		'admin-posts': ({ action }) =>
			action === 'get' ? { post: dated('2024-12-24T23:00:00.000Z', 4) } : aPage([]),
	});
	type('Dia', '03/03/2025');
	await press('Corrigir a data');
	await told('A data deste post já é outra: 24/12/2024 20:00.');
	await isClosed();
	await button('Publicado em: 24/12/2024, 20:00');
});

test('where the server does not answer, what was typed stays', async () => {
	const { dialog, type } = await open({ ...form(), 'correct-date': () => refusal('Sem banco.') });
	type('Dia', '03/03/2025');
	await press('Corrigir a data');
	await told('Sem banco.');
	expect(dialog.getByLabelText<HTMLInputElement>('Dia').value).toBe('03/03/2025');
});

test('what is typed meanwhile stays, and is still not public', async () => {
	const { type } = await open();
	fireEvent.change(screen.getByRole('textbox', { name: 'Título' }), {
		target: { value: 'Um post melhor' },
	});
	type('Dia', '03/03/2025');
	await press('Corrigir a data');
	await told('Data corrigida');
	const title = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Título' });
	expect(title.value).toBe('Um post melhor');
});

test.each([
	['a draft', aPost({ published: false, published_at: null })],
	['what was public once', aPost({ published: false, published_at: came })],
])('%s has no date to correct', async (_, post) => {
	await openDesk(`/admin/edit/${postId}`, form(post));
	await screen.findByText('Quando eu clicar em Publicar');
	expect(screen.queryByText('Publicado em')).toBeNull();
});

test('a day without a year is the last one of that name', () => {
	const now = new Date('2026-11-26T15:00:00.000Z');
	expect(readPassedTime({ day: '3/1', hour: '9' }, now)).toBe('2026-01-03T12:00:00.000Z');
	expect(readPassedTime({ day: '27/11', hour: '9' }, now)).toBe('2025-11-27T12:00:00.000Z');
	expect(readPassedTime({ day: '27/11/2026', hour: '9' }, now)).toBe('2026-11-27T12:00:00.000Z');
	expect(readPassedTime({ day: '31/2', hour: '9' }, now)).toBeUndefined();
});
