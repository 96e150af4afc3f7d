import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { LinkDialog } from '../../../admin/src/features/post-form/link/link-dialog.tsx';

const onChoose = vi.fn();

beforeEach(() => {
	onChoose.mockReset();
	vi.stubGlobal('fetch', async () =>
		Response.json({ success: true, posts: [], nearest: null, states: [] }),
	);
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<LinkDialog
				selected="nove"
				address={undefined}
				anchor={{ top: 0, bottom: 20, left: 0 }}
				onChoose={onChoose}
				onRemove={() => undefined}
				onClose={() => undefined}
			/>
		</QueryClientProvider>,
	);
});
afterEach(cleanup);

/** Enter comes before anything is drawn that can wait. */
function typeAndEnter(value: string): void {
	const field = screen.getByRole('combobox', { hidden: true });
	act(() => {
		fireEvent.change(field, { target: { value } });
		fireEvent.keyDown(field, { key: 'Enter' });
	});
}

it('an address is linked by the Enter right behind its last letter', () => {
	typeAndEnter('https://example.com/a');
	expect(onChoose).toHaveBeenCalledExactlyOnceWith({
		address: 'https://example.com/a',
		words: 'example.com',
		isPaid: false,
	});
});

it('words are not linked before what they found is seen', () => {
	typeAndEnter('preço');
	expect(onChoose).not.toHaveBeenCalled();
});
