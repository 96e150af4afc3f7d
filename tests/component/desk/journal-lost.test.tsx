import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SavedLine } from '../../../admin/src/features/post-form/top-bar.tsx';
import * as reach from '../../../admin/src/site/use-reader-sees.ts';
import * as journal from '../../../admin/src/text/journal.ts';
import { journalLost } from '../../../admin/src/text/journal-lost.ts';
import type { TextState } from '../../../admin/src/text/text-state.ts';
import { openJournal } from '../../../admin/src/text/visit-journal.ts';
import { aPost, someValues } from './a-post.ts';

const kept = 'Sem conexão, guardado neste navegador';
const nowhere = 'Só nesta página: copie o texto antes de sair';

beforeEach(() => {
	vi.useFakeTimers();
	vi.spyOn(reach, 'useReaderSees').mockReturnValue('unknown');
	vi.spyOn(journal, 'removeEntry').mockResolvedValue();
	vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
	cleanup();
	journalLost.set(false);
	vi.useRealTimers();
	vi.restoreAllMocks();
});

async function type(write: () => Promise<void>, passMs = 200) {
	cleanup();
	vi.spyOn(journal, 'writeEntry').mockImplementation(write);
	const { remember } = openJournal('ana@example.com', '1');
	const state = { place: 'offline', post: aPost({ id: 'p1' }), conflict: null } as TextState;
	render(<SavedLine state={state} />);
	await act(async () => {
		remember(someValues(), 1);
		await vi.advanceTimersByTimeAsync(passMs);
	});
	return screen.getByRole('status');
}

test('a text that the browser takes is said to be kept there', async () => {
	expect((await type(async () => undefined)).textContent).toBe(kept);
});

test('one that it refuses is not, until it takes the next', async () => {
	const line = await type(async () =>
		Promise.reject(new DOMException('full', 'QuotaExceededError')),
	);
	expect(line.textContent).toBe(nowhere);
	expect((await type(async () => undefined)).textContent).toBe(kept);
});

test('nor is one about which it says nothing', async () => {
	const line = await type(() => new Promise(() => undefined), 3_300);
	expect(line.textContent).toBe(nowhere);
});
