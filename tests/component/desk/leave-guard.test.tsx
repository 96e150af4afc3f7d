import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { paths } from '#config/paths';
import { LeaveGuard } from '../../../admin/src/features/post-form/leave-guard.tsx';
import { postId } from './a-post.ts';
import { open } from './a-writer.ts';

afterEach(cleanup);

function leaveWith(planAt: string | null) {
	const { writer } = open();
	const form = <LeaveGuard writer={writer} planAt={planAt} />;
	const router = createMemoryRouter(
		[
			{ path: paths.admin.edit(postId), element: form },
			{ path: '*', element: null },
		],
		{ initialEntries: [paths.admin.edit(postId)] },
	);
	render(<RouterProvider router={router} />);
	const at = () => router.state.location.pathname;
	return { at, leave: () => act(() => router.navigate('/admin')) };
}

test('a time that was chosen for a change, and would be forgotten, is asked about', async () => {
	const { at, leave } = leaveWith('2032-11-28T12:00:00.000Z');
	await leave();
	await screen.findByText('Sair sem agendar a mudança?');
	expect(screen.getByText(/a data que você escolheu \(28\/11, 09:00\)/)).toBeTruthy();
	act(() => screen.getByText('Ficar').click());
	expect(at()).toBe(paths.admin.edit(postId));
	await leave();
	act(() => screen.getByText('Sair').click());
	await waitFor(() => expect(at()).toBe('/admin'));
});

test('without one, whoever leaves is asked nothing', async () => {
	const { at, leave } = leaveWith(null);
	await leave();
	await waitFor(() => expect(at()).toBe('/admin'));
});
