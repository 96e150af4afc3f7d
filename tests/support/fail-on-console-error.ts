import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An error that nobody expected in the console is a failed test. */
beforeEach(() => {
	vi.spyOn(console, 'error');
});
afterEach(() => {
	const calls = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : [];
	vi.restoreAllMocks();
	expect(calls).toEqual([]);
});
