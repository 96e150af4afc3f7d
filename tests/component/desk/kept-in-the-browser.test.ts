import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { someValues } from './a-post.ts';

// A file before this one may have asked already.
beforeEach(() => {
	vi.resetModules();
});
afterEach(() => {
	Reflect.deleteProperty(navigator, 'storage');
});

const entry = {
	user: 'ana@example.com',
	postId: '1',
	tab: '2',
	values: someValues(),
	at: new Date().toISOString(),
	baseRevision: 0,
};

test('the browser is asked to keep its texts when it first has one, and once', async () => {
	const persist = vi.fn(async () => true);
	Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
	const { listEntries, writeEntry } = await import('../../../admin/src/text/journal.ts');
	await listEntries('ana@example.com');
	expect(persist).not.toHaveBeenCalled();
	await writeEntry(entry);
	await writeEntry(entry);
	expect(persist).toHaveBeenCalledTimes(1);
});

test('a text is kept where the browser cannot be asked, or refuses', async () => {
	const { listEntries, writeEntry } = await import('../../../admin/src/text/journal.ts');
	await writeEntry(entry);
	expect(await listEntries('ana@example.com')).toHaveLength(1);
	vi.resetModules();
	const persist = async () => Promise.reject(new Error('refused'));
	Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
	const again = await import('../../../admin/src/text/journal.ts');
	await again.writeEntry(entry);
	expect(await again.listEntries('ana@example.com')).toHaveLength(1);
});

test('nobody is shown the texts of another account', async () => {
	const { listEntries, writeEntry } = await import('../../../admin/src/text/journal.ts');
	await writeEntry({ ...entry, user: 'bia@example.com' });
	await writeEntry({ ...entry, postId: '2' });
	await writeEntry(entry);
	const all = await listEntries('ana@example.com');
	expect(all.map(({ user }) => user)).not.toContain('bia@example.com');
	expect(all.map(({ postId }) => postId).toSorted()).toEqual(['1', '2']);
	expect((await listEntries('ana@example.com', '2')).map(({ postId }) => postId)).toEqual(['2']);
});

test('C17: a text of whatever day is kept until it was offered, also where the clock is wrong', async () => {
	const { writeEntry } = await import('../../../admin/src/text/journal.ts');
	await writeEntry({ ...entry, user: 'caio@example.com', at: '1999-12-31T00:00:00.000Z' });
	vi.resetModules();
	const again = await import('../../../admin/src/text/journal.ts');
	expect(await again.listEntries('caio@example.com')).toHaveLength(1);
});
