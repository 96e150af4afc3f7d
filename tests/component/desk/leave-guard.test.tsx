import { act, cleanup, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { paths } from '#config/paths';
import { LeaveGuard } from '../../../admin/src/features/post-form/leave-guard.tsx';
import {
	countPicturesUnderWay,
	picturesUnderWay,
} from '../../../admin/src/pictures/pictures-under-way.ts';
import { useUpload } from '../../../admin/src/pictures/use-upload.ts';
import { postId } from './a-post.ts';
import { open } from './a-writer.ts';

afterEach(cleanup);

function leaveForm() {
	const { writer } = open();
	const form = <LeaveGuard writer={writer} />;
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

test('S84: a picture on its way is asked about', async () => {
	const count = countPicturesUnderWay();
	count(1);
	const { at, leave } = leaveForm();
	await leave();
	await screen.findByText('Sair sem a imagem?');
	count(0);
	act(() => screen.getByText('Sair').click());
	await waitFor(() => expect(at()).toBe('/admin'));
});

test('S84: every upload counts as one until it ends, and closing the page asks', async () => {
	const faults: string[] = [];
	const { result } = renderHook(() =>
		useUpload(
			() => undefined,
			(why) => faults.push(why),
		),
	);
	const reading = Promise.withResolvers<ArrayBuffer>();
	const file = new File([''], 'capa.jpg');
	file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => reading.promise });
	let sent: Promise<void> | undefined;
	act(() => {
		sent = result.current.upload(file);
	});
	expect(picturesUnderWay.current()).toBe(1);
	const closing = new Event('beforeunload', { cancelable: true });
	dispatchEvent(closing);
	expect(closing.defaultPrevented).toBe(true);
	reading.resolve(new ArrayBuffer(0));
	await act(async () => sent);
	expect(faults).toHaveLength(1);
	expect(picturesUnderWay.current()).toBe(0);
});

test('without one, whoever leaves is asked nothing', async () => {
	const { at, leave } = leaveForm();
	await leave();
	await waitFor(() => expect(at()).toBe('/admin'));
});
