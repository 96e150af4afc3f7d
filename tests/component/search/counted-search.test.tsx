import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountedSearch } from '#islands/use-counted-search.ts';
import type { SearchAnswer } from '#search/search-index';

function Results({ shown }: { shown: SearchAnswer | undefined }) {
	useCountedSearch(shown);
	return null;
}

const anAnswer = (q: string, total: number, filters = {}) =>
	({ request: { q, category: '', tag: '', page: 1, ...filters }, total }) as SearchAnswer;

const sent: unknown[] = [];
beforeEach(() => {
	sent.length = 0;
	vi.useFakeTimers();
	vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
		sent.push([address, JSON.parse(String(body))]);
		return new Response('{}');
	});
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	localStorage.clear();
});
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a text is told once, after it stood for two seconds with its answer', async () => {
	// Its own word: a page view tells each text once, and the files share one.
	const { rerender } = render(<Results shown={undefined} />);
	await wait(9_000);
	rerender(<Results shown={anAnswer('Poltron', 2)} />);
	await wait(1_900);
	rerender(<Results shown={anAnswer('Poltrona', 1)} />);
	await wait(1_900);
	expect(sent).toEqual([]);
	await wait(200);
	expect(sent).toEqual([['/api/register-search', { q: 'poltrona', results: 1 }]]);
	rerender(<Results shown={anAnswer('mesa de canto', 0)} />);
	await wait(3_000);
	rerender(<Results shown={anAnswer('POLTRONA', 1)} />);
	await wait(3_000);
	expect(sent).toHaveLength(2);
});

test.each([
	['a mail address', anAnswer('ana@exemplo.com', 0)],
	['digits', anAnswer('123.456.789-09', 0)],
	['a filter', anAnswer('sofá', 3, { tag: 'sala' })],
	['no text', anAnswer('', 3, { category: 'x' })],
])('%s is not told', async (_, shown) => {
	render(<Results shown={shown} />);
	await wait(5_000);
	expect(sent).toEqual([]);
});

test.each([
	['Do Not Track', () => vi.stubGlobal('navigator', { userAgent: 'Firefox', doNotTrack: '1' })],
	[
		'Global Privacy Control',
		() => vi.stubGlobal('navigator', { userAgent: 'Firefox', globalPrivacyControl: true }),
	],
	['the editor', () => localStorage.setItem('adminSessionToken', 'x')],
])('nothing is told with %s', async (_, arrange) => {
	arrange();
	render(<Results shown={anAnswer('luminária', 3)} />);
	await wait(5_000);
	expect(sent).toEqual([]);
});

test('a page in the background tells nothing until it is seen', async () => {
	const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
	render(<Results shown={anAnswer('estante', 3)} />);
	await wait(5_000);
	expect(sent).toEqual([]);
	seen.mockRestore();
	document.dispatchEvent(new Event('visibilitychange'));
	await wait(2_000);
	expect(sent).toHaveLength(1);
});
