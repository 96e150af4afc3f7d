import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const fetched = vi.fn<(address: string) => Promise<Response>>();
const found = async () => new Response('');
const withoutNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

/** As a build writes it. */
function aLoader(name: string) {
	const load = vi.fn(async () => name);
	return Object.assign(load, { toString: () => `()=>import(\`./${name}\`)` });
}

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
	const load = aLoader('link.js');
	expect(await fetchFirst(load, ['assets/shared.js'])).toBe('link.js');
	expect(await fetchFirst(aLoader('dates.js'), ['assets/shared.js'])).toBe('dates.js');
	expect(fetched.mock.calls.flat().sort()).toEqual(
		['dates', 'link', 'shared'].map((name) => `/admin/assets/${name}.js`),
	);
});

test.each(['link.js', 'shared.js'])(
	'while %s does not come nothing is imported, and later it is asked for again',
	async (lost) => {
		const fetchFirst = await open();
		const load = aLoader('link.js');
		fetched.mockImplementation((address) => (address.endsWith(lost) ? withoutNetwork() : found()));
		await expect(fetchFirst(load, ['assets/shared.js'])).rejects.toThrow(TypeError);
		expect(load).not.toHaveBeenCalled();
		fetched.mockImplementation(found);
		expect(await fetchFirst(load, ['assets/shared.js'])).toBe('link.js');
	},
);

test('a part of a version that is gone is no part', async () => {
	const fetchFirst = await open();
	fetched.mockResolvedValue(new Response('', { status: 404 }));
	await expect(fetchFirst(aLoader('link.js'))).rejects.toThrow('404');
});

test('a style sheet is waited for, and one that the page has is not asked for again', async () => {
	const fetchFirst = await open();
	document.head.innerHTML = '<link rel="stylesheet" href="/admin/assets/start.css">';
	const load = aLoader('link.js');
	const opening = fetchFirst(load, ['assets/start.css', 'assets/link.css']);
	await vi.waitFor(() => expect(document.querySelectorAll('link')).toHaveLength(2));
	expect(load).not.toHaveBeenCalled();
	document.querySelector('link[href*=link]')?.dispatchEvent(new Event('load'));
	expect(await opening).toBe('link.js');
});
