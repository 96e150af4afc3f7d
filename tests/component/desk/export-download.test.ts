import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
	downloadExport,
	type ExportProgress,
} from '../../../admin/src/features/system/export-download.ts';

const pages = [
	{
		success: true,
		files: [
			{ name: 'blog.json', text: '{}' },
			{ name: 'posts/ação.md', text: 'Olá, ação.' },
		],
		pictures: ['images/a-480.webp', 'images/b-480.webp'],
		next: '00000000-0000-4000-8000-000000000001',
	},
	{ success: true, files: [{ name: 'posts/b.md', text: 'b' }], pictures: [], next: null },
];
const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
	localStorage.setItem('adminToken', 'a');
	localStorage.setItem('adminSessionToken', 's');
	const waiting = [...pages];
	fetchMock.mockReset();
	fetchMock.mockImplementation(async (url) => {
		if (url === '/images/a-480.webp') return new Response(new Uint8Array([1, 2, 3]));
		if (String(url).startsWith('/images/')) return new Response(null, { status: 404 });
		return Response.json(waiting.shift());
	});
	vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => vi.unstubAllGlobals());

async function bytesOf(blob: Blob): Promise<Uint8Array> {
	const reader = new FileReader();
	const read = new Promise((resolve) => {
		reader.onload = resolve;
	});
	reader.readAsArrayBuffer(blob);
	await read;
	return new Uint8Array(reader.result as ArrayBuffer);
}

test('the desk puts all pages and pictures into one zip, and says what could not be read', async () => {
	const steps: ExportProgress[] = [];
	const report = (step: ExportProgress) => void steps.push(step);
	const { zip, files, missing } = await downloadExport(report, new AbortController().signal);
	const found = unzipSync(await bytesOf(zip));
	expect(Object.keys(found)).toEqual([
		'blog.json',
		'posts/ação.md',
		'posts/b.md',
		'images/a-480.webp',
	]);
	expect(strFromU8(found['posts/ação.md'] ?? new Uint8Array())).toBe('Olá, ação.');
	expect([...(found['images/a-480.webp'] ?? [])]).toEqual([1, 2, 3]);
	expect({ files, missing }).toEqual({ files: 4, missing: ['images/b-480.webp'] });
	expect(steps.at(-1)).toEqual({ done: 5, total: 5 });
});

test('a page that fails to load ends the download instead of leaving half a zip', async () => {
	fetchMock.mockImplementation(async () =>
		Response.json({ success: false, error: 'Não.', code: 'unavailable' }, { status: 503 }),
	);
	const download = downloadExport(() => undefined, new AbortController().signal);
	await expect(download).rejects.toThrow('Não.');
});
