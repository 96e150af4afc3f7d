import { parseHtml } from '#article/parse-html';
import { isElement, type TreeNode } from '#article/tree';
import { tableOf } from '#domain/text/table-of';
import { replaceComments } from '../html/escape.ts';
import { write } from '../html/nodes.ts';
import { isRecord } from '../markdown/front-matter.ts';
import type { WordPressItem } from './read-export.ts';

type Values = Record<string, unknown>;

/** What a post says to the blocks of a pattern, by their names. */
interface Given {
	words: Values;
	used: Set<string>;
}

interface Reading {
	/** Content of reusable blocks by number; '' of one that WordPress did not show. */
	blocks: ReadonlyMap<string, string>;
	meta: WordPressItem['meta'];
	/** Names of blocks whose words are not in the export. */
	unresolved: Set<string>;
}

const deepestReuse = 3;
const recordIn = (value: unknown): Values => (isRecord(value) ? value : {});

function readBlock(comment: string): { block: string; attributes: Values } {
	const [start = '', block = ''] = /^wp:(?:core\/)?([a-z][\w/-]{0,100})\s*/.exec(comment) ?? [];
	try {
		const attributes = JSON.parse(comment.slice(start.length).replace(/\/$/, '') || '{}');
		return { block, attributes: recordIn(attributes) };
	} catch {
		return { block, attributes: {} };
	}
}

/** The elements in which a block keeps an attribute as its words, or as an attribute of theirs. */
const places = tableOf<readonly [elements: RegExp, attribute?: (element: string) => string]>({
	content: [/^(?:p|h[1-6]|li)$/],
	text: [/^(?:a|button)$/],
	caption: [/^figcaption$/],
	url: [/^(?:img|a)$/, (element) => (element === 'img' ? 'src' : 'href')],
	alt: [/^img$/, () => 'alt'],
	title: [/^(?:img|a)$/, () => 'title'],
});
/** How a link opens, and the picture's number in the old blog. */
const unseen = ['id', 'rel', 'linkTarget'];

/** False when the block has no place for the words. */
function setWords(nodes: readonly TreeNode[], attribute: string, words: string): boolean {
	const [elements, toAttribute] = places[attribute] ?? [];
	for (const node of nodes) {
		if (!elements || !isElement(node)) continue;
		if (elements.test(node.name)) {
			if (toAttribute) node.attributes[toAttribute(node.name)] = words;
			else node.children = parseHtml(words);
			return true;
		}
		if (setWords(node.children, attribute, words)) return true;
	}
	return false;
}

/** Undefined when the export does not have it; WordPress shows no field whose name begins with a line. */
function readField({ source, args }: Values, meta: Reading['meta']): unknown {
	const key = String(recordIn(args)['key'] ?? '_');
	return source === 'core/post-meta' && !key.startsWith('_') ? meta.get(key)?.[0] : undefined;
}

/** Gives a block the words that it takes from the post's fields, or that the post gave its pattern's block. */
function fillBlock(part: string, given: Given, { meta, unresolved }: Reading): string {
	const start = part.indexOf('-->') + 3;
	const { block, attributes } = readBlock(part.slice(4, start - 3).trim());
	const { bindings, name: said } = recordIn(attributes['metadata']);
	if (!isRecord(bindings)) return part;
	const name = String(said ?? block);
	const isOfPattern = (binding: unknown) =>
		recordIn(binding)['source'] === 'core/pattern-overrides';
	const fields = Object.entries(bindings).filter(([, binding]) => !isOfPattern(binding));
	const own = Object.values(bindings).some(isOfPattern) ? recordIn(given.words[name]) : {};
	given.used.add(name);
	const words = [
		...Object.entries(recordIn(own['values'] ?? own)),
		...fields.map(([key, binding]) => [key, readField(recordIn(binding), meta)] as const),
	].filter(([key]) => !unseen.includes(key));
	const end = part.search(/<!--\s+\/wp:/);
	const nodes = parseHtml(part.slice(start, end < 0 ? undefined : end));
	const isFilled = words.map(
		([key, value]) => typeof value === 'string' && setWords(nodes, key, value),
	);
	if (isFilled.includes(false)) unresolved.add(name);
	return part.slice(0, start) + write(nodes) + (end < 0 ? '' : part.slice(end));
}

function fillAll(text: string, words: Values, reading: Reading, depth: number): string {
	const given: Given = { words, used: new Set() };
	const parts = text.split(/(?=<!--\s+wp:)/).map((part) => fillBlock(part, given, reading));
	const unused = Object.keys(words).filter((name) => !given.used.has(name));
	if (text !== '') for (const name of unused) reading.unresolved.add(name);
	return replaceComments(parts.join(''), (comment) => {
		const { block, attributes } = readBlock(comment.trim());
		const ref = String(attributes['ref'] ?? '');
		if (block !== 'block' || ref === '') return `<!--${comment}-->`;
		const pattern = depth < deepestReuse ? reading.blocks.get(ref) : undefined;
		if (pattern === undefined) reading.unresolved.add(`block ${ref}`);
		return fillAll(pattern ?? '', recordIn(attributes['content']), reading, depth + 1);
	});
}

/** Inserts the reusable blocks of a text, and fills those that show a field, with the words that its readers saw. */
export function insertPatterns(
	text: string,
	given: Omit<Reading, 'unresolved'>,
): { text: string; unresolved: string[] } {
	const unresolved = new Set<string>();
	return { text: fillAll(text, {}, { ...given, unresolved }, 0), unresolved: [...unresolved] };
}
