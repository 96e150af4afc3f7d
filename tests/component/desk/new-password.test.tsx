import 'fake-indexeddb/auto';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeDesk, openDesk } from './a-desk.tsx';

afterEach(closeDesk);

test('of a mailed link that was cut the page says so, and asks nobody', async () => {
	const desk = await openDesk('/admin/nova-senha#4KQ9-TZ2M', {}, false);
	await screen.findByRole('heading', { name: 'Este link chegou incompleto' });
	expect(desk.inputsOf('auth')).toEqual([]);
	expect(screen.getByRole('link', { name: 'Pedir outro link' })).toBeTruthy();
});
