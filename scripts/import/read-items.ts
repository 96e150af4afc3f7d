import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { ImportError } from './import-error.ts';
import type { ImportItem } from './import-item.ts';

export const isMarkdown = (name: string) => /\.(?:md|mdx|markdown)$/i.test(name);

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The articles of a collection `{ name, cases }`, or of a plain list; `name` is the file's. */
export function readCollection(data: unknown, path: string): ImportItem[] {
	const cases = isRecord(data) ? data['cases'] : data;
	if (!Array.isArray(cases))
		throw new ImportError(`${path}: não tem uma lista de artigos ("cases").`);
	const collection =
		isRecord(data) && typeof data['name'] === 'string' ? data['name'] : basename(path);
	return cases.map((fields: unknown, index) => {
		const record = isRecord(fields) ? fields : {};
		const id = String(record['id'] ?? index);
		return { key: `${collection}/${id}`, source: String(record['path'] ?? id), fields: record };
	});
}

/** Front matter between two lines of `---`, then the text. */
export function readMarkdown(text: string): Record<string, unknown> {
	const match = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
	if (!match) return { content: text };
	const front: unknown = parseYaml(match[1] ?? '');
	return { ...(isRecord(front) ? front : {}), content: text.slice(match[0].length) };
}

/** One Markdown file as an article; what is no text or no YAML is refused with its reason, later. */
export function readMarkdownFile(bytes: Uint8Array, source: string): ImportItem {
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
		return { key: source, source, fields: readMarkdown(text) };
	} catch (error) {
		return { key: source, source, fields: { unreadable: String(error) } };
	}
}

/** The articles of one Markdown file or of a folder of them, in the order of their names. */
export function readItems(path: string): ImportItem[] {
	if (statSync(path).isFile()) return [readMarkdownFile(readFileSync(path), basename(path))];
	return readdirSync(path, { recursive: true, encoding: 'utf8' })
		.filter(isMarkdown)
		.sort()
		.map((name) => readMarkdownFile(readFileSync(join(path, name)), name));
}
