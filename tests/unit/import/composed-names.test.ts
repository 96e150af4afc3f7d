import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readOldAddress } from '#domain/names/old-address';
import { readManifest } from '../../../scripts/import/blog-manifest.ts';
import type { ImportItem } from '../../../scripts/import/import-item.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { authorOf, categoryOf, tagsOf } from '../../../scripts/import/post-fields.ts';
import { markLink } from '../../../scripts/import/settle-links.ts';
import { writeRedirectRules } from '../../../scripts/site/redirect-rules.ts';
import { aPostSummary } from '../../support/a-post-summary.ts';
import { emptySnapshot } from '../../support/empty-snapshot.ts';

/** As a Mac writes names, with the accent as a letter of its own. */
const apart = (text: string) => text.normalize('NFD');
const composed = (text: string) => text.normalize('NFC');

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'composed-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function open(files: Record<string, string>) {
	for (const [name, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), text);
	}
	const source = await openSource(folder);
	const items: ImportItem[] = [];
	for await (const item of source.items()) items.push(item);
	return { items, source };
}

test.each([
	['decomposed files, composed texts', apart, composed],
	['composed files, decomposed texts', composed, apart],
	['decomposed files, texts in percent signs', apart, (text: string) => encodeURI(composed(text))],
	[
		'composed files, decomposed texts in percent signs',
		composed,
		(text: string) => encodeURI(apart(text)),
	],
])('%s: pictures and articles are found', async (_, file, text) => {
	const { items, source } = await open({
		'hugo.toml': '',
		[file('content/posts/introdução.md')]: `---\ntitle: Um\n---\n[x](${text('opinião.md')})`,
		[file('content/posts/opinião.md')]: '---\ntitle: Dois\n---\nTexto.',
		[file('static/imagens/avião.png')]: 'x',
	});
	expect(items[0]?.fields['content']).toBe(
		`[x](${markLink(composed('content/posts/opinião.md'))})`,
	);
	const address = text('/imagens/avião.png');
	const picture = source.findPicture?.(address, items[0]?.source ?? '');
	expect(picture?.name).toBe(composed('static/imagens/avião.png'));
	expect(String(await picture?.read())).toBe('x');
});

test('an author’s key is found in the authors’ file', async () => {
	const { items } = await open({
		'_config.yml': '',
		'_data/authors.yml': `${apart('joão')}:\n  name: João Sá`,
		'_posts/2024-01-01-a.md': `---\ntitle: A\nauthor: ${composed('joão')}\n---\nTexto.`,
	});
	expect(items[0]?.fields['author']).toBe('João Sá');
});

test('a file that an earlier version knew by its decomposed name is known again', async () => {
	const { items } = await open({ [apart('lições/são.md')]: '---\ntitle: A\n---\nTexto.' });
	expect(items[0]?.key).toBe(composed('lições/são.md'));
	expect(items[0]?.formerKeys).toContain(apart('lições/são.md'));
});

test('names of authors, categories and tags are the same however they are written', () => {
	const note = () => undefined;
	expect(authorOf({ author: apart('José Antão') }, note)).toBe(composed('José Antão'));
	expect(categoryOf({ category: apart('Gestão') }, note)).toBe(composed('Gestão'));
	expect(tagsOf([apart('salão'), composed('salão')], note)).toEqual([composed('salão')]);
	const manifest = readManifest(
		JSON.stringify({
			format: 'blog-export',
			version: 1,
			exported_at: '2026-01-01',
			pictures: [],
			categories: [{ name: apart('Gestão'), slug: 'gestao' }],
		}),
	);
	expect(manifest.categories[0]?.name).toBe(composed('Gestão'));
});

test('an old address is kept composed, and leads on however a link writes it', () => {
	const address = readOldAddress(`/${encodeURI(apart('opinião'))}/`);
	expect(address).toBe(composed('/opinião'));
	const rules = writeRedirectRules(
		{
			...emptySnapshot,
			posts: [aPostSummary({ slug: 'opiniao' })],
			old_addresses: [{ from: composed('/opinião'), to: 'opiniao' }],
		},
		'https://blog.test',
	).split('\n');
	for (const form of [composed, apart]) {
		expect(rules).toContain(`${form('/opinião')}/* /post/opiniao 301`);
		expect(rules).toContain(`${encodeURI(form('/opinião'))}/* /post/opiniao 301`);
	}
});
