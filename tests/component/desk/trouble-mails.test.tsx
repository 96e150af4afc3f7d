import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeDesk, openDesk, refusal } from './a-desk.tsx';

afterEach(closeDesk);

const words = 'Avisar por e-mail quando algo der errado';
const aProfile = (on?: boolean) => ({
	user: { name: 'Marina', email: 'marina@example.com' },
	password_changed_at: '2026-11-01T12:00:00.000Z',
	...(on !== undefined && { trouble_mails: on }),
});
const open = (profile: (input: { action?: unknown; on?: unknown }) => object | Response) =>
	openDesk('/admin/perfil', { profile, sessions: () => ({ sessions: [] }) });
const findSwitch = () => screen.findByRole<HTMLInputElement>('checkbox', { name: words });

test('Perfil tells whether mails say what did not happen, and switches them off and on', async () => {
	const desk = await open(({ action, on }) =>
		aProfile(action === 'trouble-mails' ? on === true : true),
	);
	expect((await findSwitch()).checked).toBe(true);
	const hint = screen.getByText(
		'Post fora da hora, site sem atualizar, backup atrasado. Um e-mail por problema e outro quando resolver.',
	);
	expect(hint.closest('[role="status"]'), 'WCAG 4.1.3: it is no news').toBeNull();
	(await findSwitch()).click();
	await waitFor(async () => expect((await findSwitch()).checked).toBe(false));
	(await findSwitch()).click();
	await waitFor(async () => expect((await findSwitch()).checked).toBe(true));
	const switched = desk.inputsOf('profile').filter(({ action }) => action === 'trouble-mails');
	expect(switched.map(({ on }) => on)).toEqual([false, true]);
});

test('a switch that the server refuses goes back and says so', async () => {
	await open(({ action }) =>
		action === 'trouble-mails' ? refusal('Não foi possível salvar.') : aProfile(true),
	);
	(await findSwitch()).click();
	const why = await screen.findByText('Não foi possível salvar.');
	expect(why.closest('[role="alert"]')).toBeTruthy();
	expect((await findSwitch()).checked).toBe(true);
});

test('a server of an earlier version offers no switch', async () => {
	await open(() => aProfile());
	await screen.findByLabelText('Nome');
	expect(screen.queryByRole('checkbox', { name: words })).toBeNull();
});
