import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeCopyFile, writeManifest } from '#domain/post/blog-export';
import { openSource } from '../../../scripts/import/open-source.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'own-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const post_id = '0192a3b4-c5d6-4e7f-8091-a2b3c4d5e6f7';
const topics = { former_categories: [], former_tags: [], different_tags: [] };
const manifest = writeManifest({
	exported_at: '2026-11-20T12:00:00.000Z',
	categories: [],
	topics,
	authors: [],
	pictures: [],
	plans: [],
	forwards: [],
	led_addresses: [],
});
const copy = { post_id, updated_at: '2026-11-20T12:00:00.000Z' };
const change = writeCopyFile({ ...copy, isNewPost: false, fields: { content: 'Ainda não.' } });
const post = `---\ntitle: "Mesa"\nid: "${post_id}"\nslug: "mesa"\nstatus: "published"\n---\nUm texto.`;
const files = {
	[manifest.name]: manifest.text,
	[change.name]: change.text,
	'posts/mesa.md': post,
};
const below = (root: string, given: Record<string, string> = files) =>
	Object.fromEntries(Object.entries(given).map(([name, text]) => [root + name, text]));
const without = (name: string) =>
	Object.fromEntries(Object.entries(files).filter(([each]) => !each.startsWith(name)));

/** The same from a zip and from a folder. */
async function readBoth(given: Record<string, string>) {
	const bytes = Object.fromEntries(
		Object.entries(given).map(([name, text]) => [name, strToU8(text)]),
	);
	await writeFile(join(folder, 'a.zip'), zipSync(bytes));
	for (const [name, text] of Object.entries(given)) {
		await mkdir(join(folder, 'a', dirname(name)), { recursive: true });
		await writeFile(join(folder, 'a', name), text);
	}
	const read = async (path: string) => {
		const source = await openSource(join(folder, path));
		const items = [];
		for await (const item of source.items()) items.push(item);
		await source.close();
		return { items, leftOut: source.listLeftOut?.() };
	};
	const [zip, tree] = [await read('a.zip'), await read('a')];
	expect(zip).toEqual(tree);
	return zip;
}

test.each(['', 'copia/', 'Cópia 2 de blog/', 'a/b/'])(
	'an export of this blog is known below “%s”, and its unpublished changes are no posts',
	async (root) => {
		const { items, leftOut } = await readBoth(below(root));
		expect(items).toMatchObject([
			{ source: 'posts/mesa.md', fields: { id: post_id, is_exact: true } },
		]);
		expect(leftOut).toEqual(['1 mudança não publicada (rascunhos/)']);
	},
);

test('files beside an export, of a system or of somebody, are not its articles', async () => {
	const beside = { '.DS_Store': 'x', '__MACOSX/copia/._blog.json': 'x', 'copia/.DS_Store': 'x' };
	const { items } = await readBoth({ ...below('copia/'), ...beside });
	expect(items).toHaveLength(1);
	const noted = await readBoth({ ...below('copia/'), 'nota.md': 'Uma nota.' });
	expect(noted.items).toHaveLength(1);
	expect(noted.leftOut).toContain('1 arquivo ao lado da exportação');
});

test.each([
	['without its manifest', without('blog.json')],
	['with its posts alone', { 'mesa.md': post, 'imagem.png': 'x' }],
	['with Windows’ lines', { 'copia/posts/mesa.md': post.replaceAll('\n', '\r\n') }],
	['with unpublished texts alone', { [change.name.replace('rascunhos/', '')]: change.text }],
	['with an empty manifest', { ...files, 'blog.json': '' }],
])('an export of this blog %s is refused', async (_, given) => {
	await expect(readBoth(below('copia/', given))).rejects.toThrow(
		/copia\/.*\.md é de uma exportação deste blog, cujo blog\.json falta\. Importe a pasta ou o zip/,
	);
});

test('two exports of this blog are refused, with where they are', async () => {
	await expect(readBoth({ ...below('novembro/'), ...below('outubro/') })).rejects.toThrow(
		/há 2 exportações deste blog aqui \(novembro\/, outubro\/\)\. Importe uma de cada vez/,
	);
});

test('an unpublished change alone is refused, and another tool’s blog.json is no export', async () => {
	await writeFile(join(folder, 'so.md'), change.text);
	const source = await openSource(join(folder, 'so.md'));
	for await (const { fields } of source.items())
		expect(fields['unreadable']).toMatch(/mudanças não publicadas de um post deste blog/);
	const site = { 'data/blog.json': '{"title":"Blog"}', 'content/posts/a.md': post.slice(-9) };
	expect((await readBoth(site)).items).toHaveLength(1);
});
