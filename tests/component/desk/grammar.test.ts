import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureSyntaxTree } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { Tree } from '@lezer/common';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseMarkdown } from '#article/markdown';
import { articleLanguage, grammar } from '../../../admin/src/editor/language.ts';
import { readCorpus } from '../../support/judges/read-corpus.ts';

/** The grammar's names and the renderer's elements. */
const kinds: [kind: string, nodes: RegExp, elements: RegExp][] = [
	['headings', /^(?:ATX|Setext)Heading/, /<h[1-6][ >]/g],
	['quotes', /^Blockquote$/, /<blockquote>/g],
	['bullet lists', /^BulletList$/, /<ul>/g],
	['ordered lists', /^OrderedList$/, /<ol[ >]/g],
	['items', /^ListItem$/, /<li>/g],
	['dividers', /^HorizontalRule$/, /<hr>/g],
	['blocks of code', /^(?:FencedCode|CodeBlock)$/, /<pre>/g],
	['tables', /^Table$/, /<table>/g],
	['bold', /^StrongEmphasis$/, /<strong>/g],
	['italic', /^Emphasis$/, /<em>/g],
	['strikes', /^Strikethrough$/, /<del>/g],
	['code', /^InlineCode$/, /(?<!<pre>)<code>/g],
	['links', /^(?:Link|Autolink|URL)$/, /<a href="(?!#nota-)/g],
	['pictures', /^Image$/, /<img /g],
	['notes', /^FootnoteReference$/, /<sup><a href="#nota-/g],
];

function countNodes(text: string): Map<string, number> {
	const counts = new Map<string, number>();
	const defined = new Set<string>();
	const tree = articleLanguage.parser.parse(text);
	tree.iterate({
		enter: ({ name, node }) => {
			const label = name === 'LinkReference' && node.getChild('LinkLabel');
			if (label) defined.add(text.slice(label.from, label.to).toLowerCase());
		},
	});
	tree.iterate({
		enter: ({ name, node, from, to }) => {
			if (name === 'URL' && /^(?:Link|Image|Autolink|LinkReference)$/.test(node.parent?.name ?? ''))
				return;
			const isLink = name === 'Link' || name === 'Image';
			const label = node.getChild('LinkLabel') ?? { from, to };
			if (
				isLink &&
				!node.getChild('URL') &&
				!defined.has(text.slice(label.from, label.to).toLowerCase())
			)
				return;
			for (const [kind, nodes] of kinds)
				if (nodes.test(name)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
		},
	});
	return counts;
}

function countElements(text: string): Map<string, number> {
	const { html, notes } = parseMarkdown(text);
	const all = [html, ...notes.map((note) => note.html)].join('\n');
	return new Map(kinds.map(([kind, , elements]) => [kind, all.match(elements)?.length ?? 0]));
}

const path = join(process.env['CORPUS_DIR'] ?? '../shared/corpus', 'ptbr-react-docs.json');
const articles = existsSync(path)
	? readCorpus(path).cases.map(({ content }) => String(content))
	: [];

describe.skipIf(articles.length === 0)('the grammar reads what the renderer reads', () => {
	const read = articles.map((text) => ({ nodes: countNodes(text), elements: countElements(text) }));
	test.each(kinds)('%s', (kind) => {
		const odd = read.filter(
			({ nodes, elements }) => (nodes.get(kind) ?? 0) !== (elements.get(kind) ?? 0),
		);
		expect(articles.length).toBeGreaterThanOrEqual(197);
		expect(odd.length).toBeLessThanOrEqual(articles.length - 193);
	});
});

it('reads notes and comments that only this blog knows', () => {
	const text = 'Um[^1] {/*dois*/} [^2]\n\n[^1]: três *quatro*\ncinco\n[^2]: seis\n\n{/* *sete* */}';
	const found = [...countElements(text)].filter(([, count]) => count > 0);
	expect(Object.fromEntries(countNodes(text))).toEqual(Object.fromEntries(found));
});

describe('a tilde', () => {
	test.each([
		'Das 9~12h e das 14~18h, ou ~5 anos ~ 10.',
		'R$ 900~1.200 e **8~10** e *2~3*',
		'| a | b |\n| - | - |\n| 1~2 | 3~4 |',
		'- 1~2 e 3~4\n- ~um~',
		'![1~2 e 3~4](https://a.br/a~b.png "5~6 e 7~8")',
	])('S88: alone strikes nothing, in the editor as in the article: %s', (text) => {
		expect(parseMarkdown(text).html).not.toContain('<del>');
		expect(countNodes(text).get('strikes')).toBeUndefined();
	});

	it('strikes in pairs, in the editor where it does in the article', () => {
		const piece = fc.constantFrom(
			...['~', '~~', '~~', '~~', '~~~', 'a', '9', ' ', '.', '(', ')', '—', '\\', 'b c'],
		);
		const line = fc.array(piece, { maxLength: 12 }).map((all) => `x ${all.join('')} x`);
		fc.assert(
			fc.property(line, (text) => {
				const strikes = (counts: Map<string, number>) => counts.get('strikes') ?? 0;
				expect(strikes(countNodes(text)), text).toBe(strikes(countElements(text)));
			}),
			{ numRuns: 2_000 },
		);
	});
});

function nodesOf(tree: Tree): string[] {
	const nodes: string[] = [];
	tree.iterate({
		enter: ({ name, from, to }) => {
			nodes.push(`${name} ${from} to ${to}`);
		},
	});
	return nodes;
}

const parts =
	'** * _ ~ ` [ ]( ) <b > &amp ; \\ {/* */} [^ ]: @ . : ! ? www. https:// mailto: - # | ![ , a ação Um xmpp é dois × ß x2';
const part = fc.constantFrom(' ', ' \n', '\n\n', ...parts.split(' '));
const text = fc
	.array(fc.tuple(part, fc.constantFrom('', ' ')), { maxLength: 40 })
	.map((all) => all.flat().join(''));

describe('stepping over plain words changes no tree', () => {
	const everyLetter = grammar.configure({ remove: ['PlainWords'] });
	const isSame = (text: string) => {
		expect(nodesOf(grammar.parse(text))).toEqual(nodesOf(everyLetter.parse(text)));
	};

	it('of words among marks', () => fc.assert(fc.property(text, isSame)));

	it.skipIf(articles.length === 0)('of articles', () => {
		for (const article of articles) isSame(article);
	});
});

it('reads a text again from a change on as it reads a whole one', () => {
	const long = 'uma frase comprida de quem escreve depressa, '.repeat(30);
	const edit = fc.record({ at: fc.nat(), length: fc.nat(3), insert: part });
	fc.assert(
		fc.property(fc.array(text, { minLength: 2, maxLength: 6 }), fc.array(edit), (blocks, edits) => {
			const doc = blocks.join(`\n\n${long}`);
			let state = EditorState.create({ doc, extensions: articleLanguage });
			for (const { at, length, insert } of edits) {
				const from = at % (state.doc.length + 1);
				const to = Math.min(state.doc.length, from + length);
				state = state.update({ changes: { from, to, insert } }).state;
				const tree = ensureSyntaxTree(state, state.doc.length, 5_000);
				expect(nodesOf(tree ?? Tree.empty)).toEqual(nodesOf(grammar.parse(state.doc.toString())));
			}
		}),
	);
});

test.each([
	['prose', '## Um\n\n     O segundo parágrafo é recuado, como no Word antigo.', 0],
	['prose in a quotation', '>      O segundo parágrafo é recuado, como no Word antigo.', 0],
	[
		'prose of two lines',
		'    Uma linha comprida que continua na que vem depois dela\n    e acaba.',
		0,
	],
	['code', '## Um\n\n    npm run build\n\n    npm test', 1],
	['code below prose', '    Um parágrafo que alguém recuou.\n\n    npm run build', 1],
])('the editor reads %s by its indent as the article does', (_, text, blocks) => {
	const count = (counts: Map<string, number>) => counts.get('blocks of code') ?? 0;
	expect(count(countElements(text))).toBe(blocks);
	expect(count(countNodes(text))).toBe(blocks);
});
