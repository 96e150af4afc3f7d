import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSource } from '../../../scripts/import/open-source.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'languages-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** The articles in their order, each with whether it came as a translation. */
async function read(headers: Record<string, string>) {
	const path = join(folder, 'blog.zip');
	const files = Object.entries(headers).map(
		([name, header]) => [name, strToU8(`---\ntitle: ${name}\n${header}\n---\nTexto.\n`)] as const,
	);
	await writeFile(path, zipSync(Object.fromEntries([...files, ['_config.yml', strToU8('')]])));
	const source = await openSource(path);
	try {
		const found: [string, string | undefined][] = [];
		for await (const { source: name, notes = [] } of source.items())
			found.push([name, notes.find((note) => note.startsWith('tradução'))]);
		return found;
	} finally {
		await source.close();
	}
}

const english = 'tradução (inglês): veio como rascunho';

test.each(['ref', 'lang-ref', 'page_id', 'translationKey', 'translation_key', 'i18n_key'])(
	'articles of one %s in several languages are translations of the Portuguese one, and come last',
	async (key) => {
		expect(
			await read({
				'_posts/2016-07-01-mesa-en.md': `lang: en\n${key}: mesa`,
				'_posts/2016-07-01-mesa-es.md': `language: es\n${key}: mesa`,
				'_posts/2016-07-01-mesa.md': `lang: pt\n${key}: mesa`,
				'_posts/2016-07-02-sala.md': `lang: pt-BR\n${key}: sala`,
			}),
		).toEqual([
			['_posts/2016-07-01-mesa.md', undefined],
			['_posts/2016-07-02-sala.md', undefined],
			['_posts/2016-07-01-mesa-en.md', english],
			['_posts/2016-07-01-mesa-es.md', 'tradução (espanhol): veio como rascunho'],
		]);
	},
);

test('the one that says no language is in Portuguese', async () => {
	const both = {
		'_posts/2016-07-01-a.md': 'lang: pt-BR\nref: a',
		'_posts/2016-07-01-b.md': 'ref: a',
	};
	expect((await read(both)).map(([, why]) => why)).toEqual([undefined, undefined]);
	expect(
		await read({
			'_posts/2016-07-01-a.md': 'lang: en\nref: a',
			'_posts/2016-07-01-b.md': 'ref: a',
		}),
	).toEqual([
		['_posts/2016-07-01-b.md', undefined],
		['_posts/2016-07-01-a.md', english],
	]);
});

test('what only one language has stays, and so do articles that share a word in one language', async () => {
	expect(
		await read({
			'_posts/2016-07-01-a.md': 'lang: en\nref: a',
			'_posts/2016-07-01-b.md': 'lang: pt\nref: curso',
			'_posts/2016-07-01-c.md': 'lang: pt\nref: curso',
			'_posts/2016-07-01-d.md': 'lang: en',
		}),
	).toEqual(['a', 'b', 'c', 'd'].map((name) => [`_posts/2016-07-01-${name}.md`, undefined]));
});
