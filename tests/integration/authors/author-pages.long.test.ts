import { afterAll, beforeAll, expect, test } from 'vitest';
import { authors } from '#contract/authors';
import { findFilesWith, hashFiles, openSiteFolder } from '../../support/built-site.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';
import { dayMs } from '../../support/test-deps.ts';

const buildsMs = 300_000;
const facts = { line: null, image_url: null, links: [] };
const api = apiForFile();
let folder: Awaited<ReturnType<typeof openSiteFolder>>;

beforeAll(async () => {
	for (const [author, ...tags] of [
		['Ana', 'mesa', 'luz'],
		['Bia Reis', 'luz', 'som'],
		['Ana', 'mesa'],
		['Ana', 'mesa', 'café'],
	]) {
		api.deps.clock.advance(dayMs);
		await createdPost(api, {
			title: `Sobre ${tags}`,
			author: author ?? '',
			tags,
			published: true,
		});
	}
	folder = await openSiteFolder(api.url);
	await folder.build();
}, buildsMs);
afterAll(() => folder?.remove());

const isNamed = (file: string) => /^(?:tags|autores)\//.test(file);

test(
	'S58: a new name renders the pages that show it, and the earlier address leads on',
	async () => {
		await api.call(authors, { action: 'save', slug: 'bia-reis', name: 'Bia Souza', ...facts });
		const warm = await folder.build();
		expect(folder.listRendered().filter(isNamed).toSorted()).toEqual([
			'autores/bia-souza.html',
			'tags/luz.html',
			'tags/som.html',
		]);
		expect(findFilesWith(warm, 'Bia Reis')).toEqual([]);
		expect(warm.get('_redirects')?.toString()).toContain(
			'/autores/bia-reis /autores/bia-souza 301\n',
		);
		const fresh = await openSiteFolder(api.url, folder);
		expect(hashFiles(warm)).toEqual(hashFiles(await fresh.build().finally(fresh.remove)));
	},
	buildsMs,
);

test(
	'a new line renders the author’s own pages, and leaves lists of posts alone',
	async () => {
		const links = [{ label: 'Site', url: 'https://bia.example/' }];
		const about = { line: 'Desenha mesas.', image_url: null, links };
		await api.call(authors, { action: 'save', slug: 'bia-souza', name: 'Bia Souza', ...about });
		const warm = await folder.build();
		expect(folder.listRendered().filter(isNamed)).toEqual(['autores/bia-souza.html']);
		for (const shown of ['Desenha mesas.', 'https://bia.example/']) {
			expect(findFilesWith(warm, shown)).toContain('autores/bia-souza.html');
		}
		const fresh = await openSiteFolder(api.url, folder);
		expect(hashFiles(warm)).toEqual(hashFiles(await fresh.build().finally(fresh.remove)));
	},
	buildsMs,
);
