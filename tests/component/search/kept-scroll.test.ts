import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeptScroll } from '#islands/use-kept-scroll.ts';
import type { SearchAnswer } from '#search/search-index';

afterEach(() => {
	vi.restoreAllMocks();
	history.replaceState(null, '', '/');
});

test('a page of results that comes back from the browser’s memory is at its place', () => {
	const go = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
	const { unmount } = renderHook(() => useKeptScroll({} as SearchAnswer));
	history.replaceState({ top: 420 }, '');
	dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
	expect(go).not.toHaveBeenCalled();
	dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
	expect(go).toHaveBeenCalledWith({ top: 420, behavior: 'instant' });
	unmount();
	dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
	expect(go).toHaveBeenCalledTimes(1);
});

test('a second answer to the same address leaves the reader where she is; another address leads to its place', () => {
	const go = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
	history.replaceState({ top: 420 }, '', '/?q=mesa');
	const { rerender, unmount } = renderHook((shown: SearchAnswer) => useKeptScroll(shown), {
		initialProps: {} as SearchAnswer,
	});
	expect(go).toHaveBeenCalledTimes(1);
	rerender({} as SearchAnswer);
	expect(go).toHaveBeenCalledTimes(1);
	history.replaceState({ top: 90 }, '', '/?q=mesa&page=2');
	rerender({} as SearchAnswer);
	expect(go).toHaveBeenLastCalledWith({ top: 90, behavior: 'instant' });
	unmount();
});
