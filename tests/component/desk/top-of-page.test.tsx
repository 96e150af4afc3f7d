import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TopOfPage } from '../../../admin/src/app/route-error.tsx';

const scrolled = vi.fn();
beforeEach(() => vi.stubGlobal('scrollTo', scrolled));
afterEach(() => {
	cleanup();
	scrolled.mockClear();
	vi.unstubAllGlobals();
});

/** Where the desk scrolled to on this way, which begins at a form. */
async function goTo(...addresses: (string | -1)[]) {
	const children = [{ path: '*', element: null }];
	const router = createMemoryRouter([{ element: <TopOfPage />, children }], {
		initialEntries: ['/admin/edit/um'],
	});
	render(<RouterProvider router={router} />);
	for (const address of addresses)
		await act(() => (address === -1 ? router.navigate(-1) : router.navigate(address)));
	return scrolled.mock.calls;
}

test('after a save the list begins at its top, and so does its next page', async () => {
	const top = [0, 0];
	expect(await goTo('/admin', '/admin?page=2')).toEqual([top, top]);
});

test('a filter, a place in the page and the way back leave it where it is', async () => {
	expect(await goTo('/admin/edit/um#texto', '/admin/edit/um?x=1')).toEqual([]);
	expect(await goTo('/admin', -1)).toHaveLength(1);
});
