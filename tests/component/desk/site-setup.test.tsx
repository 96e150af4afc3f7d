import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aSiteStatus, closeDesk, openDesk } from './a-desk.tsx';

afterEach(closeDesk);

const setup = {
	database: 'neon',
	key: 'store',
	address: 'https://blog.exemplo.com.br',
	tables: { missing: 0, foreign: 0 },
};
const budget = {
	used: 6,
	limit: 11,
	kept: 2,
	month: { start: '2026-11-17T00:00:00.000Z', end: '2026-12-17T00:00:00.000Z' },
	plan: {
		credits: 300,
		day: 17,
		readers: 15_000,
		reader_credits: 115,
		credits_used: 98,
		is_fixed: false,
	},
};
const system = {
	next_post: null,
	builds: [],
	findings: { total: 0, posts: [] },
	faults: [],
	backup: null,
	checks: [{ name: 'database', state: 'ok', ms: 41, detail: '' }],
	storage: { database: 31e6, database_limit: null, pictures: 0, picture_bytes: 0 },
};

/** Whatever is no call of the API is asked of the site itself: its home, and `version.json`. */
const page = (origin: string) => () => new Response(`<link rel="canonical" href="${origin}/">`);

async function openSystem(
	given: object = {},
	site = page('https://blog.exemplo.com.br'),
	more: Parameters<typeof openDesk>[1] = {},
) {
	return openDesk('/admin/sistema', {
		'': site,
		'audit-log': () => ({ entries: [] }),
		system: () => ({ ...system, setup: { ...setup, ...given } }),
		'site-status': () => aSiteStatus({ hook: 'proven', lane: false, budget }),
		...more,
	});
}

async function openCard(): Promise<HTMLElement> {
	const fold = (await screen.findByText('Para quem cuida', { exact: false })).closest('details');
	if (fold) fold.open = true;
	fireEvent(fold as HTMLElement, new Event('toggle'));
	return screen.findByRole('region', { name: 'Como o site está montado' });
}

test('Sistema says to an owner without a terminal what the doctor would', async () => {
	await openSystem({ tables: { missing: 0, foreign: 2 } });
	const card = await openCard();
	await waitFor(() => expect(card.textContent).toContain('Quem vê o siteTodos'));
	const said = card.textContent;
	for (const line of [
		'Banco de dadosNeonrespondeu em 41 ms',
		'TabelasCompletas2 não são do blog, e ficam como estão',
		'Chave das contasNo Netlify, fora do banco',
		'PublicaçãoAtivada e confirmada',
		'Endereçohttps://blog.exemplo.com.br',
		'Publicação rápidaDesativada',
	])
		expect(said).toContain(line);
	expect(said).toContain('Créditos do mêscerca de 98 (estimativa)');
	expect(screen.queryByRole('heading', { name: 'O endereço do site mudou' })).toBeNull();
});

test('where the address changed it says so first, and one press publishes', async () => {
	const desk = await openSystem({}, page('https://velho.netlify.app'));
	const notice = await screen.findByRole('region', { name: 'O endereço do site mudou' });
	expect(notice.textContent).toContain('https://velho.netlify.app');
	fireEvent.click(within(notice).getByRole('button', { name: 'Atualizar o site' }));
	await waitFor(() => expect(desk.inputsOf('site-status')).toContainEqual({ action: 'retry' }));
});

test('a site that does not say its address is accused of nothing', async () => {
	await openSystem({}, () => new Response('', { status: 503 }));
	await openCard();
	expect(screen.queryByRole('heading', { name: 'O endereço do site mudou' })).toBeNull();
});

test('a database without a table of the blog needs a deploy', async () => {
	await openSystem({ tables: { missing: 3, foreign: 0 } });
	const notice = await screen.findByRole('region', { name: 'O banco de dados não está completo' });
	expect(notice.textContent).toContain('Faltam 3 tabelas.');
});

const good = { about: 'Publicação rápida', state: 'good', text: 'um post do site vem do arquivo.' };
const open = { about: 'Publicação rápida', state: 'off', text: 'nenhum post mudou de endereço.' };
const wrong = {
	about: 'Publicação rápida',
	state: 'bad',
	text: 'não: HEAD diz o mesmo. Resposta: 404.',
	mend: 'Deixe a publicação rápida desativada.',
};

/** Sistema, where the desk switches the lane; the checks find `findings`. */
async function openLane(findings: object[], isOn = { now: false }) {
	const desk = await openSystem({ lane_by: 'desk' }, undefined, {
		'site-status': () => aSiteStatus({ hook: 'proven', lane: isOn.now }),
		'fast-lane': (input) => {
			const asksOn = JSON.stringify(input).includes('turn-on');
			isOn.now = asksOn && findings.every((finding) => finding !== wrong);
			return { success: true, on: isOn.now, findings: asksOn ? findings : [] };
		},
	});
	return { desk, card: await openCard() };
}

test('the fast lane is tried and switched on with one press, and switched off with another', async () => {
	const { desk, card } = await openLane([good, open]);
	fireEvent.click(within(card).getByRole('button', { name: 'Testar e ativar' }));
	await waitFor(() => expect(card.textContent).toContain('Publicação rápidaAtivada'));
	expect(card.textContent).toContain('Publicação rápida ativada.');
	expect(card.textContent).toContain('✓ um post do site vem do arquivo.');
	expect(card.textContent).toContain('– nenhum post mudou de endereço.');
	fireEvent.click(within(card).getByRole('button', { name: 'Desativar' }));
	await waitFor(() => expect(card.textContent).toContain('Publicação rápidaDesativada'));
	expect(desk.inputsOf('fast-lane')).toEqual([{ action: 'turn-on' }, { action: 'turn-off' }]);
});

test('a check that fails is shown with what to do, and the lane stays off', async () => {
	const { card } = await openLane([good, wrong]);
	fireEvent.click(within(card).getByRole('button', { name: 'Testar e ativar' }));
	await waitFor(() => expect(card.textContent).toContain('Continua desativada'));
	expect(card.textContent).toContain('✗ não: HEAD diz o mesmo. Resposta: 404.');
	expect(card.textContent).toContain('Deixe a publicação rápida desativada.');
	expect(within(card).getByRole('button', { name: 'Testar e ativar' })).toBeDefined();
});

test('where switching off was left halfway it is offered again', async () => {
	const isOn = { now: true };
	const card = await openSystem({ lane_by: 'desk' }, undefined, {
		'site-status': () => aSiteStatus({ hook: 'proven', lane: isOn.now }),
		'fast-lane': () => {
			isOn.now = false;
			return new Response(
				JSON.stringify({ success: false, code: 'unavailable', error: 'O armazenamento calou.' }),
				{ status: 503 },
			);
		},
	}).then(openCard);
	fireEvent.click(within(card).getByRole('button', { name: 'Desativar' }));
	await waitFor(() => expect(card.textContent).toContain('O armazenamento calou.'));
	await waitFor(() => expect(card.textContent).toContain('Publicação rápidaDesativada'));
	expect(within(card).getByRole('button', { name: 'Desativar de novo' })).toBeDefined();
});

test.each([
	['setting', 'Desativadapela variável FAST_LANE'],
	['preview', 'Desativadauma prévia não a usa'],
	[undefined, 'Desativada'],
])('where it is decided by %s there is no button', async (lane_by, said) => {
	await openSystem({ lane_by });
	const card = await openCard();
	expect(card.textContent).toContain(`Publicação rápida${said}`);
	expect(within(card).queryByRole('button')).toBeNull();
});

test('the month says where its limit comes from, and its plan is corrected', async () => {
	const desk = await openSystem({}, undefined, { 'host-plan': () => ({ is_corrected: true }) });
	expect(
		await screen.findByText(
			'O plano tem 300 créditos por mês. O agendador gasta 12, os leitores 115 (15.000 visitas por mês), e cada atualização 15.',
		),
	).toBeTruthy();
	fireEvent.click(screen.getByRole('button', { name: 'Corrigir o limite' }));
	const dialog = await screen.findByRole('dialog', { name: 'O limite do mês' });
	const type = (label: string, value: string) =>
		fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
	type('Créditos do plano por mês', '1.000');
	type('Dia em que a contagem recomeça', '5');
	type('Créditos usados até agora', '209,6');
	fireEvent.click(within(dialog).getByRole('button', { name: 'Salvar' }));
	await waitFor(() =>
		expect(desk.inputsOf('host-plan')).toEqual([{ credits: 1_000, day: 5, used: 210 }]),
	);
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
