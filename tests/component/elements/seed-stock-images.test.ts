import { afterEach, expect, test, vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
	vi.restoreAllMocks();
	localStorage.clear();
});

const listen = globalThis.addEventListener.bind(globalThis);

test('Spec §3, §4, §7, §8: home asks once per browser for stock images, and a failure is only a warning', async () => {
	localStorage.clear();
	const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
	const asked: unknown[] = [];
	let answer = async () => Promise.reject<Response>(new TypeError('offline'));
	vi.stubGlobal('fetch', (address: string, { method, body }: RequestInit) => {
		asked.push([method, address, JSON.parse(String(body))]);
		return answer();
	});
	vi.useFakeTimers();
	const openHome = async () => {
		vi.resetModules();
		const loaded = new AbortController();
		vi.spyOn(globalThis, 'addEventListener').mockImplementation((type, listener) =>
			listen(type, listener, { signal: loaded.signal }),
		);
		vi.spyOn(document, 'addEventListener').mockReturnValue();
		await import('#elements/home-page.ts');
		dispatchEvent(new Event('load'));
		loaded.abort();
		await vi.advanceTimersByTimeAsync(2_000);
	};
	const ask = ['POST', '/api/seed-stock-images', { regenerate: false }];
	await openHome();
	answer = async () => new Response('{}', { status: 503 });
	await openHome();
	expect(warned).toHaveBeenCalledTimes(2);
	expect(localStorage.getItem(storageKeys.stockSeeded)).toBeNull();
	answer = async () => new Response('{}');
	await openHome();
	expect(localStorage.getItem('stockSeeded')).toBe('true');
	await openHome();
	expect(asked).toEqual([ask, ask, ask]);
	expect(warned).toHaveBeenCalledTimes(2);
});
