import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aSiteStatus, closeDesk, openDesk } from './a-desk.tsx';

afterEach(closeDesk);

const setup = {
	...{ database: 'neon', key: 'store', address: 'https://blog.exemplo.com.br' },
	tables: { missing: 0, foreign: 0 },
};
const system = {
	...{ pulse: { until: new Date().toISOString(), minutes: [] }, next_post: null, builds: [] },
	...{ findings: { total: 0, posts: [] }, faults: [], backup: null },
	checks: [{ name: 'database', state: 'ok', ms: 41, detail: '' }],
	storage: { database: 31e6, database_limit: null, pictures: 0, picture_bytes: 0 },
};

/** Whatever is no call of the API is asked of the site itself: its home, and `version.json`. */
const page = (origin: string) => () => new Response(`<link rel="canonical" href="${origin}/">`);

async function openSystem(given: object = {}, site = page('https://blog.exemplo.com.br')) {
	return openDesk('/admin/sistema', {
		'': site,
		'audit-log': () => ({ entries: [] }),
		system: () => ({ ...system, setup: { ...setup, ...given } }),
		'site-status': () =>
			aSiteStatus({ hook: 'proven', lane: false, budget: { used: 6, limit: 16, kept: 2 } }),
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
		'PublicaçãoAtivada e provada',
		'Endereçohttps://blog.exemplo.com.br',
		'Faixa rápidaDesligada',
	])
		expect(said).toContain(line);
	expect(said).toMatch(/Créditos do mêscerca de (9\d|1[01]\d), pela nossa conta/);
	expect(screen.queryByRole('heading', { name: 'O endereço do site mudou' })).toBeNull();
});

test('where the address changed it says so first, and one press publishes', async () => {
	const desk = await openSystem({}, page('https://velho.netlify.app'));
	const notice = await screen.findByRole('region', { name: 'O endereço do site mudou' });
	expect(notice.textContent).toContain('https://velho.netlify.app');
	fireEvent.click(within(notice).getByRole('button', { name: 'Refazer o site' }));
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
