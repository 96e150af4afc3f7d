import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSiteLight } from '../../../admin/src/site/use-site-light.ts';

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

function Light() {
	const { kind, text } = useSiteLight();
	return <p data-testid="light">{`${kind}: ${text}`}</p>;
}
const light = () => screen.getByTestId('light').textContent;

test('a site that was not asked yet is being asked, and only one that did not answer has no news', async () => {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	render(
		<QueryClientProvider client={client}>
			<Light />
		</QueryClientProvider>,
	);
	expect(light()).toBe('draft: Conferindo o site');
	await act(() => vi.advanceTimersByTimeAsync(3_000));
	expect(light()).toBe('draft: Sem notícia do site');
});
