import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { setOldAddressesApart } from '../../../scripts/local/old-addresses.ts';
import { serveBuild } from '../../../scripts/local/served-site.ts';
import { writeRedirectRules } from '../../../scripts/site/redirect-rules.ts';
import { emptySnapshot } from '../../support/empty-snapshot.ts';

let folder: string;
let site: string;
beforeEach(async () => {
	folder = await mkdtemp(join(process.cwd(), '.data-old-addresses-'));
	site = join(folder, 'dist');
	await mkdir(join(site, 'post'), { recursive: true });
	await writeFile(join(folder, 'netlify.toml'), '[build]\npublish = "dist"\n');
	for (const name of ['index', '404', 'posts', 'previa', 'post-nao-encontrado', 'post/titulo']) {
		await writeFile(join(site, `${name}.html`), name);
	}
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function open(count: number) {
	const old_addresses = [
		{ from: '/2012/01/café', to: 'titulo' },
		{ from: '/blog/velho', to: 'titulo' },
		{ from: '/posts', to: 'titulo' },
		{ from: '/2012/01/café/anexo', to: 'outro' },
		...Array.from({ length: count }, (_, at) => ({ from: `/?p=${at + 1}`, to: 'titulo' })),
	];
	const rules = writeRedirectRules(
		{ ...emptySnapshot, old_addresses },
		'https://blog.test',
		() => {},
	);
	await writeFile(join(site, '_redirects'), rules);
	await setOldAddressesApart(site, folder);
	return serveBuild({ folder, site } as never);
}

test.each([3, 20_000])(
	'with %i addresses by number, old ones lead to their post and pages stay pages',
	async (count) => {
		const served = await open(count);
		const get = async (path: string) => {
			const response = await served.handle(new Request(`http://localhost:9${path}`));
			const location = response?.headers.get('location');
			return location ? new URL(location).pathname : ((await response?.text()) ?? '');
		};
		expect(await get('/?p=3')).toBe('/post/titulo');
		expect(await get('/?utm=1&p=2')).toBe('/post/titulo');
		expect(await get('/2012/01/caf%C3%A9/')).toBe('/post/titulo');
		expect(await get('/blog/velho')).toBe('/post/titulo');
		expect(await get('/2012/01/caf%C3%A9/feed/')).toBe('/post/titulo');
		expect(await get('/2012/01/caf%C3%A9/anexo/amp')).toBe('/post/outro');
		expect(await get('/2012/01/outro')).toBe('/posts');
		expect(await get('/blog/outro')).toBe('/posts');
		expect(await get('/')).toBe('index');
		expect(await get('/?p=999999')).toBe('index');
		expect(await get('/posts')).toBe('posts');
		expect(await get('/post/titulo?preview=1')).toBe('previa');
	},
);

test('with few rules the edge’s file stays as it is', async () => {
	await open(3);
	expect(await readFile(join(site, '_redirects'), 'utf8')).toContain('/ p=3 /post/titulo 301!');
});
