import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import { useLength } from '../../../admin/src/features/post-form/preview/use-length.ts';
import { usePreview } from '../../../admin/src/features/post-form/preview/use-preview.ts';
import { FormContext, type PostFormContext } from '../../../admin/src/text/form-context.ts';
import { someValues } from './a-post.ts';

beforeEach(() => {
	localStorage.setItem(storageKeys.adminToken, 'x');
	localStorage.setItem(storageKeys.sessionToken, 's');
	vi.useFakeTimers();
});
afterEach(() => {
	cleanup();
	localStorage.clear();
	vi.useRealTimers();
});

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('without a network the length is that of the text on the screen, with every letter and attempt', async () => {
	let isOnline = true;
	vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
		if (!isOnline) throw new TypeError('Failed to fetch');
		const { content } = JSON.parse(body) as { content: string };
		const plain_text = `${content} rodapé`;
		const article = { html: '', outline: [], plain_text, reading_minutes: 1, renderer: 'test' };
		return Response.json({ success: true, article, excerpt: '' });
	});
	const queryClient = makeQueryClient();
	let settled = someValues({ title: 'Um', content: 'um dois' });
	const House = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={queryClient}>
			<FormContext value={{ settled } as PostFormContext}>{children}</FormContext>
		</QueryClientProvider>
	);
	const { result, rerender } = renderHook(() => useLength(usePreview()).words, { wrapper: House });
	const type = async (content: string) => {
		settled = { ...settled, content };
		rerender();
		await later(100);
	};
	await later(100);
	expect(result.current).toBe(3);
	isOnline = false;
	await type('um dois três quatro');
	await later(2_000);
	const counted: number[] = [];
	const watch = async () => {
		for (let times = 0; times < 40; times += 1) {
			await later(250);
			counted.push(result.current);
		}
	};
	await watch();
	expect(new Set(counted)).toEqual(new Set([4]));
	await type('um dois três quatro cinco');
	expect(result.current).toBe(5);
	isOnline = true;
	await later(10_000);
	expect(result.current).toBe(6);
});
