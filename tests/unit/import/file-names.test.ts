import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ImportItem } from '../../../scripts/import/import-item.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { anEntry, anExport } from '../../support/exports/wordpress-export.ts';
import { type RawEntry, rawZip } from '../../support/raw-zip.ts';

let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'names-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function open(path: string) {
	const source = await openSource(path);
	const items: ImportItem[] = [];
	for await (const item of source.items()) items.push(item);
	return { items, leftOut: source.listLeftOut?.() ?? [], source };
}

type Files = Record<string, string>;

async function openFiles(files: Files, kind: 'zip' | 'folder') {
	if (kind === 'zip') {
		const path = join(folder, 'blog.zip');
		const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
		await writeFile(path, zipSync(Object.fromEntries(bytes)));
		return open(path);
	}
	for (const [name, text] of Object.entries(files)) {
		await mkdir(dirname(join(folder, name)), { recursive: true });
		await writeFile(join(folder, name), text);
	}
	return open(folder);
}

async function openRaw(entries: readonly RawEntry[]) {
	const path = join(folder, 'bruto.zip');
	await writeFile(path, rawZip(entries));
	return open(path);
}

const sourcesOf = ({ items }: { items: ImportItem[] }) => items.map(({ source }) => source).sort();

const noise: Files = {
	'__MACOSX/meu-blog/._config.yml': '\0\x05\x16\x07',
	'__MACOSX/._meu-blog': '\0\x05\x16\x07',
	'meu-blog/._2024-05-01-mesa.md': '\0\x05\x16\x07',
	'meu-blog/_posts/._2024-05-01-mesa.md': '\0\x05\x16\x07',
	'meu-blog/.DS_Store': 'x',
	'.DS_Store': 'x',
	'Thumbs.db': 'x',
	'meu-blog/Desktop.ini': 'x',
	'.Spotlight-V100/Store-V2/notas.md': 'x',
	'.Trashes/501/velho.md': 'Jogado fora.',
	'$RECYCLE.BIN/S-1-5/$R1.md': 'Jogado fora.',
	'System Volume Information/nota.md': 'x',
	'meu-blog/@eaDir/2024-05-01-mesa.md@SynoResource': 'x',
	'meu-blog/@eaDir/nota.md': 'x',
	'.Trash-1000/files/velho.md': 'Jogado fora.',
};

describe.each(['zip', 'folder'] as const)('in a %s', (kind) => {
	test('files that a system adds are no part of a site, and do not hide its root', async () => {
		const opened = await openFiles(
			{
				...noise,
				'meu-blog/_config.yml': 'url: https://antigo.example\nauthor: Lia',
				'meu-blog/_posts/2024-05-01-mesa.md': '---\ntitle: Mesa\n---\nTexto.',
			},
			kind,
		);
		expect(opened.items).toMatchObject([
			{ key: '2024-05-01-mesa.md', fields: { title: 'Mesa', author: 'Lia' } },
		]);
		expect(opened.leftOut).toEqual([]);
	});

	test('nor of a WordPress export', async () => {
		const opened = await openFiles(
			{
				'wordpress.xml': anExport(anEntry({ title: 'Do export' })),
				'._wordpress.xml': '\0\x05\x16\x07',
				'__MACOSX/._wordpress.xml': '\0\x05',
			},
			kind,
		);
		expect(opened.items).toMatchObject([{ fields: { title: 'Do export' } }]);
	});

	test('nor of plain Markdown, whose own names may begin like them', async () => {
		const opened = await openFiles(
			{ ...noise, 'notas/thumbs.db.md': 'Sobre miniaturas.', 'notas/_MACOSX.md': 'Sobre o Mac.' },
			kind,
		);
		expect(sourcesOf(opened)).toEqual(['notas/_MACOSX.md', 'notas/thumbs.db.md']);
	});

	test('only a name that begins with the root loses it; the others are counted as left out', async () => {
		const opened = await openFiles(
			{
				'website/hugo.toml': 'baseURL = "https://antigo.example/"',
				'website/content/posts/mesa.md': '---\ntitle: Mesa\n---\nTexto.',
				'arquivos/_posts/2020-01-01-lista.md': 'Nada do site.',
				'apostila/posts/lista.md': 'Nada do site.',
			},
			kind,
		);
		expect(sourcesOf(opened)).toEqual(['website/content/posts/mesa.md']);
		expect(opened.leftOut).toEqual(['2 arquivos de Markdown fora dos artigos']);
	});
});

test('a Windows zip’s backslashes separate folders', async () => {
	const site = await openRaw([
		{ name: 'meu-blog\\', text: '' },
		{ name: 'meu-blog\\_config.yml', text: 'author: Lia' },
		{ name: 'meu-blog\\_posts\\2024-05-01-mesa.md', text: '---\ntitle: Mesa\n---\nTexto.' },
		{ name: '.\\meu-blog\\_posts\\2024-05-02-sala.md', text: '---\ntitle: Sala\n---\nTexto.' },
	]);
	expect(site.items).toMatchObject([{ fields: { author: 'Lia' } }, { fields: { author: 'Lia' } }]);
	const xml = await openRaw([{ name: 'export\\um.xml', text: anExport(anEntry()) }]);
	expect(xml.items).toHaveLength(1);
});

test.each([
	'..\\fora.md',
	'a\\..\\..\\fora.md',
	'C:\\fora.md',
	'\\fora.md',
	'\\\\servidor\\fora.md',
])('a name that leads out of a zip is refused: %s', async (name) => {
	await expect(
		openRaw([
			{ name: 'bom.md', text: 'x' },
			{ name, text: 'x' },
		]),
	).rejects.toThrow(/fora\.md leva para fora dele/);
});

const bytes = (text: string, codes: Record<string, number>) =>
	Uint8Array.from(text, (letter) => codes[letter] ?? letter.charCodeAt(0));
const dos = { ã: 0xc6, ç: 0x87, é: 0x82, õ: 0xe4, Ã: 0xc7, Ç: 0x80, í: 0xa1, à: 0x85, ô: 0x93 };

test.each([
	['the code page of Windows’ console', bytes('introdução.md', dos), 'introdução.md'],
	['the same, in capitals', bytes('PROMOÇÃO.md', dos), 'PROMOÇÃO.md'],
	[
		'the same, with several words',
		bytes('opiniões à família.md', { ...dos }),
		'opiniões à família.md',
	],
	['Windows’ own', Buffer.from('avaliação.md', 'latin1'), 'avaliação.md'],
	['the same, one accent', Buffer.from('café.md', 'latin1'), 'café.md'],
	['the same, in capitals', Buffer.from('AÇÃO.md', 'latin1'), 'AÇÃO.md'],
	['UTF-8 without its mark', Buffer.from('coração.md'), 'coração.md'],
	['UTF-8, decomposed', Buffer.from('coração.md'.normalize('NFD')), 'coração.md'],
])('a zip’s name in %s is read', async (_, name, shown) => {
	expect(sourcesOf(await openRaw([{ name, text: 'Texto.' }]))).toEqual([shown]);
});

test('a zip’s own field for Unicode counts before its name', async () => {
	const opened = await openRaw([
		{ name: 'a__o.md', unicodeName: 'ação.md', text: 'Texto.' },
		{ name: 'm?.md', unicodeName: 'mão.md', text: 'Texto.' },
	]);
	expect(sourcesOf(opened)).toEqual(['ação.md', 'mão.md']);
});
