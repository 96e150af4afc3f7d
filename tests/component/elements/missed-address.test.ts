import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';
import { answerMissed } from '#elements/missed-address.ts';

const sent: unknown[] = [];
let visibility: DocumentVisibilityState;
beforeEach(() => {
	sent.length = 0;
	visibility = 'visible';
	vi.useFakeTimers();
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
	vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
		sent.push([address, JSON.parse(String(body))]);
		return new Response('{}');
	});
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	localStorage.clear();
	Reflect.deleteProperty(navigator, 'doNotTrack');
});
function open(address: string): void {
	history.replaceState(null, '', address);
	void answerMissed();
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('an address at which nothing is found is told once, as its path alone, after a second', async () => {
	open('/planos?de=ana#preco');
	await wait(900);
	expect(sent).toEqual([]);
	await wait(200);
	expect(sent).toEqual([['/api/register-missed', { path: '/planos' }]]);
	document.dispatchEvent(new Event('visibilitychange'));
	await wait(3_000);
	expect(sent).toHaveLength(1);
});

test('an address with a sign too many or capitals leads on to the page that is there, and is not told', async () => {
	const replace = vi.fn();
	vi.stubGlobal('location', { pathname: '/post/Um-Post).', search: '?a=1', hash: '#b', replace });
	vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
		sent.push([method, address]);
		return new Response(null, { status: address === '/post/um-post' ? 200 : 404 });
	});
	await answerMissed();
	await wait(3_000);
	expect(replace).toHaveBeenCalledWith('/post/um-post?a=1#b');
	expect(sent).toEqual([['HEAD', '/post/um-post']]);
});

test('a page that nobody sees waits until somebody does', async () => {
	visibility = 'hidden';
	open('/planos');
	await wait(9_000);
	expect(sent).toEqual([]);
	visibility = 'visible';
	document.dispatchEvent(new Event('visibilitychange'));
	await wait(1_100);
	expect(sent).toHaveLength(1);
});

test('nothing is told of an editor, or of who asked not to be counted', async () => {
	localStorage.setItem(storageKeys.sessionToken, 'x');
	open('/planos');
	await wait(3_000);
	localStorage.clear();
	Object.defineProperty(navigator, 'doNotTrack', { value: '1', configurable: true });
	open('/planos');
	await wait(3_000);
	expect(sent).toEqual([]);
});
