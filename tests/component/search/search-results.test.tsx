import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SearchResults } from '#islands/search-results.tsx';
import type { Search } from '#search/open-index';
import type { SearchAnswer, SearchRequest } from '#search/search-index';
import { aPostSummary } from '../../support/a-post-summary.ts';

const anAnswer = (request: SearchRequest, fields: Partial<SearchAnswer> = {}): SearchAnswer => ({
	request,
	terms: [[request.q]],
	also: undefined,
	shortened: false,
	category: undefined,
	total: 1,
	page: 1,
	pages: 1,
	postCount: 1,
	posts: {
		inTitle: [aPostSummary({ id: request.q, title: `Sobre ${request.q}`, slug: request.q })],
		inText: [],
	},
	books: { inTitle: [], inText: [] },
	suggestions: [],
	help: undefined,
	...fields,
});

/** Replies when the test says so. */
class HeldSearch implements Search {
	readonly held = new Map<string, { answer: (led: object) => void; fail: () => void }>();

	warm = async () => {};

	answer = (request: SearchRequest) =>
		new Promise<SearchAnswer>((resolve, reject) => {
			this.held.set(request.q, {
				answer: (led) => resolve(anAnswer({ ...request, ...led })),
				fail: () => reject(new Error('offline')),
			});
		});

	release = (q: string, how: 'fail' | Partial<SearchRequest> = {}) =>
		act(async () => {
			if (how === 'fail') this.held.get(q)?.fail();
			else this.held.get(q)?.answer(how);
		});
}

const go = (address: string) =>
	act(async () => {
		history.pushState(null, '', address);
		dispatchEvent(new PopStateEvent('popstate'));
	});

describe('the results', () => {
	let search: HeldSearch;
	beforeEach(() => {
		history.replaceState(null, '', '/');
		search = new HeldSearch();
		render(<SearchResults box={null} search={search} />);
	});
	afterEach(cleanup);

	const status = () => screen.getByRole('status').textContent;

	test('an outdated reply is never shown', async () => {
		await go('/?q=mesa');
		await go('/?q=cadeira');
		await search.release('cadeira');
		expect(screen.getByRole('heading', { name: 'Sobre cadeira' })).toBeTruthy();
		await search.release('mesa');
		expect(screen.queryByRole('heading', { name: 'Sobre mesa' })).toBeNull();
		expect(status()).toBe('1 post encontrado');
	});

	test('an outdated failure is not shown either', async () => {
		await go('/?q=mesa');
		await go('/?q=cadeira');
		await search.release('cadeira');
		await search.release('mesa', 'fail');
		expect(screen.queryByText('Erro ao carregar posts')).toBeNull();
	});

	test('count, chips and list belong to one search until the next one has its results', async () => {
		await go('/?q=mesa');
		await search.release('mesa');
		await go('/?q=cadeira');
		expect(screen.getByRole('heading', { name: 'Sobre mesa' })).toBeTruthy();
		expect(screen.getByRole('button', { name: /“mesa”/ })).toBeTruthy();
		await search.release('cadeira');
		expect(screen.getByRole('button', { name: /“cadeira”/ })).toBeTruthy();
	});

	test('Spec §8: a failure is told, and trying again asks again', async () => {
		await go('/?q=mesa');
		await search.release('mesa', 'fail');
		expect(screen.getByRole('heading', { name: 'Erro ao carregar posts' })).toBeTruthy();
		await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
		await search.release('mesa');
		expect(screen.getByRole('heading', { name: 'Sobre mesa' })).toBeTruthy();
	});

	test('a second filter is removed before the answer to the first has come', async () => {
		await go('/?q=mesa&tag=sala');
		await search.release('mesa');
		await userEvent.click(screen.getByRole('button', { name: /“mesa”/ }));
		expect(location.search).toBe('?tag=sala');
		await userEvent.click(screen.getByRole('button', { name: /sala/ }));
		expect(location.search).toBe('');
	});

	test('the address of a topic that has another name leads to it, in the same history entry', async () => {
		await go('/?q=mesa&category=antiga&tag=Preços');
		const entries = history.length;
		await search.release('mesa', { category: 'nova', tag: 'preço' });
		expect(location.search).toBe('?q=mesa&category=nova&tag=pre%C3%A7o');
		expect(history.length).toBe(entries);
		expect(screen.getByRole('button', { name: /“mesa”/ })).toBeTruthy();
	});

	test('clearing the filters restores the page completely', async () => {
		await go('/?q=mesa');
		expect(document.documentElement.dataset['filtering']).toBe('words');
		await go('/');
		await search.release('mesa');
		expect(screen.queryByRole('heading')).toBeNull();
		expect(document.documentElement.dataset['filtering']).toBeUndefined();
	});
});
