import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSource } from '../../../scripts/import/open-source.ts';
import { preparePosts } from '../../../scripts/import/prepare-posts.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'hidden-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const text = (header: string) => `---\ntitle: x\ndate: 2024-03-01\n${header}\n---\nUm texto.`;

/** The names of what would be public, and why the rest would not. */
async function publish(files: Record<string, string>, below = '') {
	for (const [name, content] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), content);
	}
	const source = await openSource(join(folder, below));
	const shown: string[] = [];
	const hidden: Record<string, string[]> = {};
	try {
		const options = { now: '2026-11-20T12:00:00.000Z', publish: true };
		for await (const candidate of preparePosts(source.items(), options)) {
			if (!('post' in candidate)) throw new Error(JSON.stringify(candidate));
			const { post, changes } = candidate;
			if (post.published) shown.push(candidate.source);
			else hidden[candidate.source] = changes.filter((each) => each.endsWith('rascunho'));
		}
	} finally {
		await source.close();
	}
	return { shown: shown.sort(), hidden };
}

test.each([
	'publish: true',
	'public: yes',
	'dg-publish: "on"',
	'published: true',
	'isPublished: 1',
])('in a vault where one note says %s, those that do not say it are drafts', async (choice) => {
	const { shown, hidden } = await publish({
		'Aberta.md': text(choice),
		'Fechada.md': text(choice.replace(/:.*/, ': false')),
		'Calada.md': text('tags: um'),
		'Sem cabeçalho.md': 'Só para mim.',
	});
	expect(shown).toEqual(['Aberta.md']);
	expect(hidden['Calada.md']).toEqual([
		`sem ${choice.split(':')[0]?.toLowerCase()}, que outros textos têm: veio como rascunho`,
	]);
	expect(hidden['Sem cabeçalho.md']).toHaveLength(1);
});

test('a note of Logseq is public only where it says so', async () => {
	const { shown } = await publish({
		'pages/Aberta.md': 'public:: true\n\n- Um texto.',
		'pages/Calada.md': '- Só para mim.',
	});
	expect(shown).toEqual(['pages/Aberta.md']);
});

test.each([
	['Jekyll', '_config.yml', '_posts/2024-03-01-', 'published'],
	['Hexo', '_config.yml', 'source/_posts/', 'published'],
	['Hugo', 'hugo.toml', 'content/posts/', 'published'],
])('%s shows what does not say whether it is published', async (_, settings, place, flag) => {
	const { shown } = await publish({
		[settings]: '',
		[`${place}a.md`]: text(`${flag}: true`),
		[`${place}b.md`]: text('tags: um'),
		[`${place}c.md`]: text(`${flag}: no`),
	});
	expect(shown).toEqual([`${place}a.md`, `${place}b.md`]);
});
