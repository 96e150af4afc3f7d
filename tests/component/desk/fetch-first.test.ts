import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<(address: string) => Promise<Response>>();
const found = async () => new Response('');
const withoutNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

const files = ['assets/link.js', 'assets/shared.js'];

beforeEach(() => {
	vi.resetModules();
	vi.stubEnv('BASE_URL', '/admin/');
	vi.stubGlobal('fetch', fetched.mockReset().mockImplementation(found));
	document.head.replaceChildren();
});
afterEach(() => {
	vi.unstubAllEnvs();
	vi.unstubAllGlobals();
});
const open = async () => (await import('../../../admin/src/ui/fetch-first.ts')).fetchFirst;

test('a part is asked for with all that it needs, once, and then imported', async () => {
	const fetchFirst = await open();
	expect(await fetchFirst(async () => 'link', files)).toBe('link');
	expect(await fetchFirst(async () => 'dates', ['assets/dates.js', 'assets/shared.js'])).toBe(
		'dates',
	);
	expect(fetched.mock.calls.flat().sort()).toEqual(
		['dates', 'link', 'shared'].map((name) => `/admin/assets/${name}.js`),
	);
});

test.each(files)(
	'while %s does not come nothing is imported, and later it is asked for again',
	async (lost) => {
		const fetchFirst = await open();
		const load = vi.fn(async () => 'link');
		fetched.mockImplementation((address) => (address.endsWith(lost) ? withoutNetwork() : found()));
		await expect(fetchFirst(load, files)).rejects.toMatchObject({ code: 'unreachable' });
		expect(load).not.toHaveBeenCalled();
		fetched.mockImplementation(found);
		expect(await fetchFirst(load, files)).toBe('link');
	},
);

test('a part of a version that is gone is no part; an error of its code stays one', async () => {
	const fetchFirst = await open();
	const broken = new ReferenceError('process is not defined');
	await expect(fetchFirst(() => Promise.reject(broken), files)).rejects.toBe(broken);
	fetched.mockResolvedValue(new Response('', { status: 404 }));
	await expect(fetchFirst(async () => 'gone', ['assets/gone.js'])).rejects.toMatchObject({
		code: 'unreachable',
	});
});

test('a style sheet is waited for, and one that the page has is not asked for again', async () => {
	const fetchFirst = await open();
	document.head.innerHTML = '<link rel="stylesheet" href="/admin/assets/start.css">';
	const load = vi.fn(async () => 'link.js');
	const opening = fetchFirst(load, ['assets/start.css', 'assets/link.css']);
	await vi.waitFor(() => expect(document.querySelectorAll('link')).toHaveLength(2));
	expect(load).not.toHaveBeenCalled();
	document.querySelector('link[href*=link]')?.dispatchEvent(new Event('load'));
	expect(await opening).toBe('link.js');
});
