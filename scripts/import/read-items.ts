import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { parse as parseYaml } from 'yaml';

/** One article as its source has it; nothing is judged yet. */
export interface ImportItem {
	/** Names the item for good: importing it again finds the same post. */
	key: string;
	/** What the report calls it. */
	source: string;
	fields: Record<string, unknown>;
}

const markdown = /\.(?:md|mdx|markdown)$/i;

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readJson(path: string): ImportItem[] {
	const data: unknown = JSON.parse(readFileSync(path, 'utf8'));
	const cases = isRecord(data) ? data['cases'] : data;
	if (!Array.isArray(cases)) throw new Error(`${path}: não tem uma lista de artigos ("cases").`);
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

function readMarkdownFile(path: string, root: string): ImportItem {
	const source = relative(root, path);
	try {
		const text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path));
		return { key: source, source, fields: readMarkdown(text) };
	} catch (error) {
		return { key: source, source, fields: { unreadable: String(error) } };
	}
}

/** The articles of a JSON file, of one Markdown file or of a folder of them, in the order of their names. */
export function readItems(path: string): ImportItem[] {
	if (statSync(path).isFile()) {
		if (extname(path).toLowerCase() === '.json') return readJson(path);
		return [readMarkdownFile(path, join(path, '..'))];
	}
	return readdirSync(path, { recursive: true, encoding: 'utf8' })
		.filter((name) => markdown.test(name))
		.sort()
		.map((name) => readMarkdownFile(join(path, name), path));
}
