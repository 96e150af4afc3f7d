import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerView } from '#elements/register-view.ts';

const send = vi.fn(async () => new Response());
let visibility: DocumentVisibilityState;

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('fetch', send);
	visibility = 'visible';
	// Other files of this project sign in, in the same window.
	localStorage.clear();
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
	document.body.innerHTML = '<article data-slug="um-post"></article>';
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	send.mockClear();
	localStorage.clear();
});

const show = (state: DocumentVisibilityState) => {
	visibility = state;
	document.dispatchEvent(new Event('visibilitychange'));
};

test('an article in sight for a second is counted once', () => {
	registerView();
	vi.advanceTimersByTime(999);
	expect(send).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	show('hidden');
	show('visible');
	vi.advanceTimersByTime(5000);
	expect(send).toHaveBeenCalledTimes(1);
	expect(send).toHaveBeenCalledWith(
		'/api/register-view',
		expect.objectContaining({ method: 'POST', keepalive: true, body: '{"slug":"um-post"}' }),
	);
});

test('a page that was prepared ahead of a click counts only when it is shown', () => {
	visibility = 'hidden';
	registerView();
	vi.advanceTimersByTime(5000);
	expect(send).not.toHaveBeenCalled();
	show('visible');
	vi.advanceTimersByTime(1000);
	expect(send).toHaveBeenCalledTimes(1);
});

test('a view that ends within a second does not count', () => {
	registerView();
	vi.advanceTimersByTime(500);
	show('hidden');
	vi.advanceTimersByTime(5000);
	expect(send).not.toHaveBeenCalled();
});

test.each([
	'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
	'facebookexternalhit/1.1',
	'WhatsApp/2.23',
	'Mozilla/5.0 Chrome-Lighthouse',
])('a bot is not counted: %s', (agent) => {
	vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
	registerView();
	vi.advanceTimersByTime(5000);
	expect(send).not.toHaveBeenCalled();
});

test('neither is the editor, nor a page without an article', () => {
	localStorage.setItem('adminSessionToken', 'token');
	registerView();
	localStorage.clear();
	document.body.innerHTML = '';
	registerView();
	vi.advanceTimersByTime(5000);
	expect(send).not.toHaveBeenCalled();
});

test('a failed count is only a warning', async () => {
	const warn = vi.spyOn(console, 'warn').mockReturnValue();
	send.mockRejectedValueOnce(new TypeError('offline'));
	registerView();
	await vi.advanceTimersByTimeAsync(1000);
	expect(warn).toHaveBeenCalledTimes(1);
});
