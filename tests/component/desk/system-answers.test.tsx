import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import type { SiteStatus } from '#contract/site-status';
import { Answers } from '../../../admin/src/features/system/answers.tsx';
import type { System } from '../../../admin/src/features/system/system-query.ts';

const now = '2026-11-20T17:32:00.000Z';

const aStatus = (given: Partial<SiteStatus> = {}): SiteStatus => ({
	success: true,
	newest_publication: 7,
	pending: [],
	build: { state: 'idle', since: null, reason: null, log: null, usual_ms: 21_000 },
	scheduler: { last_run_at: now, overdue: 0 },
	budget: { used: 6, limit: 16, kept: 2 },
	...given,
});

const aSystem = (given: Partial<System> = {}): System => ({
	success: true,
	next_post: { id: 'p1', title: 'Reforma', scheduled_at: '2026-11-23T12:00:00.000Z' },
	findings: { total: 0, posts: [] },
	storage: { texts: 2e6, database: 31e6, database_limit: 500e6, pictures: 0, picture_bytes: 0 },
	backup: { at: '2026-11-20T06:00:00.000Z', posts: 46, pictures: 312 },
	builds: [
		{ at: now, duration_ms: 9_000, reason: null, changes: 1, title: null, waited_ms: 21_000 },
	],
	faults: [],
	checks: [],
	...given,
});

function show(status: SiteStatus, more: System, kind: 'live' | 'failed' = 'live') {
	render(
		<QueryClientProvider client={new QueryClient()}>
			<MemoryRouter>
				<Answers {...{ status, more, now }} light={{ kind, text: '' }} version="09:12" />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	return screen.getAllByRole('heading').map(({ textContent }) => textContent);
}

const said = () => document.body.textContent ?? '';
const isBad = (title: string) =>
	screen.getByRole('region', { name: title }).getAttribute('data-tone') === 'bad';

afterEach(cleanup);

describe('Sistema', () => {
	test('answers about site, next post, backup, room and month', () => {
		expect(show(aStatus(), aSystem())).toEqual([
			'O site está em dia',
			'O próximo vai ao ar segunda às 09:00',
			'O que foi ao ar por último',
			'Backup de hoje, 03:00',
			'O banco de dados ocupa 31 MB de 500 MB',
			'6 de 14 atualizações do site neste mês',
		]);
		expect(said()).toContain('O leitor vê tudo o que você publicou até as 14:32.');
		expect(said()).toContain('A última mudança levou 21 s do clique ao leitor.');
		expect(said()).toContain('46 posts e 312 imagens.');
		expect(said()).toContain('Os textos ocupam 2 MB.');
		expect(said()).toContain('Quando encher, nada novo será salvo.');
		expect(said()).toContain('No ritmo de agora, 9 até o fim do mês');
		expect(said()).toContain('Mais 2 ficam reservadas para tirar posts do ar.');
		expect(said()).toContain('em 30/11/2026 às 21:00');
	});

	test('names the last three that went live, each in a line', () => {
		const aBuild = (minutes: number, given: object = {}) => ({
			at: new Date(Date.parse(now) - minutes * 60_000).toISOString(),
			duration_ms: 9_000,
			reason: null,
			changes: 1,
			title: null,
			waited_ms: 21_000,
			...given,
		});
		const builds = [
			aBuild(0, { title: 'Reforma' }),
			aBuild(4, { changes: 3 }),
			aBuild(9, { reason: 'hook', waited_ms: null }),
			aBuild(30, { title: 'Mais velho' }),
		];
		show(aStatus(), aSystem({ builds }));
		const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
		expect(lines).toEqual([
			'14:32Reforma21 s',
			'14:283 mudanças21 s',
			'14:231 mudançanão foi ao ar',
		]);
	});

	test('tells the failure first, and what to do about it', () => {
		const pending = [
			{ id: 7, kind: 'post', post_id: 'p', title: 'O contrato', slug: 'c', created_at: now },
		];
		const build = { ...aStatus().build, state: 'failed', reason: 'database' } as const;
		const [first, second] = show(aStatus({ build, pending }), aSystem(), 'failed');
		expect([first, second]).toEqual(['1 mudança não foi ao ar', 'O leitor vê a versão das 09:12']);
		expect(isBad('1 mudança não foi ao ar')).toBe(true);
		expect(said()).toContain('O contrato.');
		expect(said()).toContain(
			'O banco de dados não respondeu. O leitor continua vendo a versão das 09:12.',
		);
		expect(said()).toContain('O que fazer: tente de novo.');
		expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
	});

	const pending = [
		{ id: 7, kind: 'post', post_id: 'p', title: 'O contrato', slug: 'c', created_at: now },
	];
	const build = { ...aStatus().build, state: 'failed', reason: 'quota' } as const;
	const month = { start: '2026-11-12T00:00:00.000Z', end: '2026-12-12T00:00:00.000Z' };

	test('a month that is used up begins anew on the owner’s day, and only where the host refused it is tried again', () => {
		const budget = { used: 14, limit: 16, kept: 2, month };
		show(aStatus({ build, pending, budget }), aSystem(), 'failed');
		expect(said()).toContain(
			'vão ao ar quando a contagem do mês recomeçar: em 11/12/2026 às 21:00',
		);
		expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
		for (const room of [{ ...budget, used: 3 }, null]) {
			cleanup();
			show(aStatus({ build, pending, budget: room }), aSystem(), 'failed');
			expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
			expect(said()).toContain('Se houver créditos de novo no Netlify, tente de novo.');
		}
	});

	test('a month that bears nothing is used up, with a full bar', () => {
		const titles = show(aStatus({ budget: { used: 0, limit: 0, kept: 0, month } }), aSystem());
		expect(titles[0]).toBe('As atualizações do site deste mês acabaram');
		expect(document.querySelector('.meter i')?.getAttribute('style')).toContain('100%');
	});

	test('lists posts that readers do not see whole, each with its reason and the way to its field', () => {
		const cover = { kind: 'cover', fault: 'port', detail: 'https://e.test:99999/x.png' } as const;
		const leftOut = { kind: 'post', fault: null, detail: 'x is null' } as const;
		const posts = [
			{ ...cover, post_id: 'p1', title: 'Sem capa' },
			{ ...leftOut, post_id: 'p2', title: 'Quebrado' },
		];
		const more = aSystem({ findings: { total: 5, posts }, next_post: null });
		expect(show(aStatus(), more).slice(0, 3)).toEqual([
			'5 posts não aparecem inteiros',
			'O resto do site está em dia',
			'Nenhum post agendado',
		]);
		const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
		expect(hrefs).toEqual(['/admin/edit/p1#image_url', '/admin/edit/p2#content']);
		expect(screen.getByText('https://e.test:99999/x.png')).toBeTruthy();
		expect(screen.getByText('E mais 3.')).toBeTruthy();
	});

	test('a late scheduler and a broken service come first', () => {
		const scheduler = { last_run_at: '2026-11-20T17:20:00.000Z', overdue: 2 };
		const checks = [{ name: 'blobs', state: 'failed', ms: 1, detail: 'Error' } as const];
		expect(show(aStatus({ scheduler }), aSystem({ checks })).slice(0, 2)).toEqual([
			'2 agendamentos não aconteceram na hora',
			'O armazenamento não responde',
		]);
		expect(said()).toContain('Último sinal: há 12\u00a0min.');
		expect(said()).not.toContain('O agendador está funcionando.');
	});

	test('room that runs out, a month that is used up and an old backup come first', () => {
		const storage = { database: 470e6, database_limit: 500e6, pictures: 1, picture_bytes: 2_500 };
		const backup = { at: '2026-11-17T06:00:00.000Z', posts: 1, pictures: 1 };
		const budget = { used: 14, limit: 16, kept: 2 };
		const titles = show(aStatus({ budget }), aSystem({ storage, backup }));
		expect(titles).toEqual([
			'Backup de 17/11/2026, 03:00',
			'O banco de dados ocupa 470 MB de 500 MB',
			'As atualizações do site deste mês acabaram',
			'O site está em dia',
			'O próximo vai ao ar segunda às 09:00',
			'O que foi ao ar por último',
		]);
		expect(titles.slice(0, 3).every((title) => isBad(title ?? ''))).toBe(true);
		expect(said()).toContain('Tirar um post do ar continua funcionando.');
		expect(said()).toContain('1 imagem ocupa mais 3 kB');
	});

	test('without limits and without a backup it says so', () => {
		const storage = {
			texts: 2e6,
			database: 31e6,
			database_limit: null,
			pictures: 2,
			picture_bytes: 1.2e9,
		};
		const titles = show(aStatus({ budget: null }), aSystem({ storage, backup: null }));
		expect(titles.slice(3)).toEqual([
			'Ainda não há backup',
			'Os textos ocupam 2 MB',
			'Publicar não tem limite',
		]);
		expect(said()).toContain('2 imagens ocupam mais 1,2 GB');
		expect(said()).not.toContain('Cheio');
	});

	test('without a mail server it says that nobody would be told; with one it says nothing of it', () => {
		const mail = { name: 'mail', ms: null, detail: '' } as const;
		const unset = aSystem({ checks: [{ ...mail, state: 'unset' }] });
		expect(show(aStatus(), unset).at(-1)).toBe('Avisos por e-mail desativados');
		expect(said()).toContain('Este site ainda não envia e-mail.');
		expect(isBad('Avisos por e-mail desativados')).toBe(false);
		cleanup();
		const titles = show(aStatus(), aSystem({ checks: [{ ...mail, state: 'ok' }] }));
		expect(titles).not.toContain('Avisos por e-mail desativados');
	});

	describe('search engines', () => {
		const showEngines = (search_engines: System['search_engines']) =>
			show(aStatus(), aSystem({ search_engines }));
		const told = { at: '2026-11-20T17:31:00.000Z', addresses: 1 };

		test('the last time that they were told stands at the end', () => {
			expect(showEngines({ told, refusal: null }).at(-1)).toBe('Buscadores avisados às 14:31');
			expect(said()).toContain('O Bing e outros receberam 1 endereço que mudou.');
			cleanup();
			const earlier = { at: '2026-11-17T06:00:00.000Z', addresses: 3 };
			const titles = showEngines({ told: earlier, refusal: null });
			expect(titles.at(-1)).toBe('Buscadores avisados em 17/11/2026, 03:00');
			expect(said()).toContain('O Bing e outros receberam 3 endereços que mudaram.');
		});

		test('before the first time it says when that is, and where none are told nothing', () => {
			expect(showEngines({ told: null, refusal: null }).at(-1)).toBe(
				'Buscadores ainda não avisados',
			);
			for (const none of [null, undefined]) {
				cleanup();
				expect(showEngines(none).join()).not.toContain('uscadores');
			}
		});

		test('a refusal comes first, with what to do', () => {
			const title = 'Os buscadores não aceitaram o aviso';
			for (const answer of ['key', 'addresses'] as const) {
				cleanup();
				expect(showEngines({ told, refusal: { at: now, answer } })[0]).toBe(title);
				expect(isBad(title)).toBe(true);
				expect(said()).toContain('O que fazer: se acontecer de novo, peça a quem cuida do site');
			}
		});

		test('what is only put off needs nobody', () => {
			const titles = showEngines({ told: null, refusal: { at: now, answer: 'silent' } });
			expect(titles.at(-1)).toBe('Os buscadores não responderam');
			expect(isBad('Os buscadores não responderam')).toBe(false);
			expect(said()).toContain('O site tenta de novo sozinho.');
			expect(said()).not.toContain('O que fazer');
		});
	});
});
