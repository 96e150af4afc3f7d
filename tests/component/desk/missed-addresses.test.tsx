import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';
import type { MissedTarget } from '#contract/missed-addresses';
import type { BlogResult } from '#contract/results';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { ResultsPage } from '../../../admin/src/features/results/results-page.tsx';
import { aBlogResult } from '../../support/factories/a-blog-result.ts';

let blog: BlogResult;
let targets: MissedTarget[];
/** Every call about an address. */
let sent: Record<string, unknown>[];
/** What the server answers to a redirect, if not yes. */
let refusal: string | undefined;

const charge = {
	kind: 'post' as const,
	id: '00000000-0000-4000-8000-000000000001',
	title: 'Automatize a cobrança',
	address: '/post/automatize',
	count: 117,
};
const finances = {
	kind: 'category' as const,
	id: 'c1',
	title: 'Finanças',
	address: '/categories/financas',
	count: 9,
};

beforeEach(() => {
	for (const key of [storageKeys.adminToken, storageKeys.sessionToken])
		localStorage.setItem(key, 'x');
	vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z'), toFake: ['Date'] });
	blog = aBlogResult();
	targets = [charge, finances];
	sent = [];
	refusal = undefined;
	vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
		const input = JSON.parse(body);
		if (url.includes('site-status')) return Response.json({ success: true, budget: null });
		if (!url.includes('missed-addresses')) return Response.json({ success: true, blog });
		if (input.action !== 'find') sent.push(input);
		if (input.action !== 'find' && refusal)
			return Response.json({ success: false, code: 'in_use', error: refusal }, { status: 409 });
		return Response.json({
			success: true,
			publication: input.action === 'find' ? null : 7,
			targets: input.action === 'find' ? targets : [],
		});
	});
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	localStorage.clear();
});

async function open() {
	render(
		<MemoryRouter initialEntries={['/admin/resultados']}>
			<QueryClientProvider client={makeQueryClient()}>
				<ResultsPage />
			</QueryClientProvider>
		</MemoryRouter>,
	);
	await screen.findByRole('heading', { name: /^Endereços/ });
}
const row = (address: string) => screen.getByText(address).closest('li')?.textContent;
async function choose(address = '/post/como-cobrar-cliente') {
	await open();
	fireEvent.click(screen.getByRole('button', { name: `Redirecionar para… ${address}` }));
	const dialog = await screen.findByRole('dialog', { name: 'Redirecionar para…' });
	await within(dialog).findByRole('option', { name: /Automatize/ });
	return dialog;
}
const go = (dialog: HTMLElement) =>
	fireEvent.click(within(dialog).getByRole('button', { name: 'Redirecionar' }));
const type = (dialog: HTMLElement, value: string) =>
	fireEvent.change(within(dialog).getByRole('combobox'), { target: { value } });

it('says how often, on how many days and when last an address was not found', async () => {
	await open();
	expect(row('/post/como-cobrar-cliente')).toContain(
		'14 vezes, em 9 dias. A última vez foi ontem.',
	);
	expect(row('/planos')).toContain('11 vezes, em 8 dias. A última vez foi em 17/11.');
	expect(screen.getByText(/Guardamos só o endereço, nunca quem o abriu/)).toBeTruthy();
});

it('offers what is like the address, says what will happen, and acts only when told to', async () => {
	const dialog = await choose();
	expect(dialog.textContent).toContain('14 vezes em 9 dias. Hoje não abre nenhuma página.');
	const options = within(dialog).getAllByRole('option');
	expect(options.map(({ textContent }) => textContent)).toEqual([
		'Automatize a cobrança/post/automatize · 117 visitas em 28 diasPublicado',
		'Categoria Finanças/categories/financas · 9 posts',
		'Início do blog/',
	]);
	expect(dialog.textContent).toContain(
		'Quem abrir este endereço vai para Automatize a cobrança, a partir da próxima atualização do site. Links antigos e o Google passam a ir para lá.',
	);
	expect(sent).toEqual([]);
	go(dialog);
	await waitFor(() =>
		expect(sent).toEqual([
			{ action: 'redirect', address: '/post/como-cobrar-cliente', to: { post_id: charge.id } },
		]),
	);
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads to a category or page by keys alone', async () => {
	const dialog = await choose();
	const field = within(dialog).getByRole('combobox');
	fireEvent.keyDown(field, { key: 'ArrowDown' });
	fireEvent.keyDown(field, { key: 'Enter' });
	await waitFor(() => expect(sent).toMatchObject([{ to: { leads_to: '/categories/financas' } }]));
});

it.each([
	['example.com/planos', 'https://example.com/planos'],
	['https://www.example.com/planos', 'https://www.example.com/planos'],
])(
	'leads to the company’s own site, and says that it leaves the blog: %s',
	async (typed, leads_to) => {
		const dialog = await choose('/planos');
		targets = [];
		type(dialog, typed);
		await within(dialog).findByRole('option', { name: /site da empresa, fora do blog/ });
		await waitFor(() =>
			expect(dialog.textContent).toContain(
				'Quem abrir este endereço sai do blog e vai para example.com/planos, a partir da próxima atualização do site.',
			),
		);
		go(dialog);
		await waitFor(() => expect(sent).toMatchObject([{ to: { leads_to } }]));
	},
);

it.each(['https://evil.example/', 'javascript:alert(1)', 'nada disso'])(
	'leads nowhere else, and says what it can do: %s',
	async (typed) => {
		const dialog = await choose();
		targets = [];
		type(dialog, typed);
		await within(dialog).findByText(/Dá para redirecionar para um post publicado/);
		go(dialog);
		fireEvent.keyDown(within(dialog).getByRole('combobox'), { key: 'Enter' });
		expect(sent).toEqual([]);
	},
);

it('says so when a post took the address meanwhile, and keeps the choice open', async () => {
	const dialog = await choose();
	refusal = 'Esse endereço agora é de um post. Nada mudou.';
	go(dialog);
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(screen.getByRole('dialog')).toBeTruthy();
});

it('shows what waits for the next publication in its place, and what leads on apart; both can be undone', async () => {
	blog = aBlogResult({
		led: [
			{ address: '/planos-antigos', leads_to: 'Automatize a cobrança', is_waiting: true },
			{ address: '/sobre', leads_to: '/posts', is_waiting: false },
		],
	});
	await open();
	expect(row('/planos-antigos')).toContain(
		'Vai para Automatize a cobrança na próxima atualização do site.',
	);
	expect(screen.getByText('1 endereço redirecionado')).toBeTruthy();
	expect(row('/sobre')).toContain('Vai para /posts.');
	for (const address of ['/planos-antigos', '/sobre'])
		fireEvent.click(screen.getByRole('button', { name: `Desfazer: ${address}`, hidden: true }));
	await waitFor(() =>
		expect(sent).toEqual([
			{ action: 'undo', address: '/planos-antigos' },
			{ action: 'undo', address: '/sobre' },
		]),
	);
});
