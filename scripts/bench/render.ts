import { fileURLToPath } from 'node:url';
import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { renderArticle } from '#article/render-article';
import { countWords } from '#domain/text/read-time';
import { generateTexts } from '../../tests/support/generate-corpus.ts';
import { readItems } from '../import/read-items.ts';
import { type Figure, growthExponent, type Section } from './figures.ts';

const rounds = 15;
const warmUp = 10;

/** What a documentation page has after each paragraph. */
const codeBlock = `\`\`\`js
import { useState } from 'react';

export default function Piso() {
  const [horas, setHoras] = useState(96);
  // Vendidas, não trabalhadas
  return <p title="piso">{horas > 0 && 8250 / horas}</p>;
}
\`\`\``;

/** One character or line repeated up to a megabyte: some parsers take quadratic time for these. */
const repeated: Record<string, string> = {
	'list items': '- a\n',
	'loose list items': '- a\n\n',
	headings: '# a\n',
	paragraphs: 'a\n\n',
	'short lines': 'a\n',
	'quotation marks': '"',
	'&': '&',
	'<': '<',
	'[': '[',
	links: '[a](b) ',
	'table rows': '| a | b |\n',
	'HTML cells': '<td>a',
};
const sizes = { small: 250_000, large: 1_000_000 };

/** CPU milliseconds, which other work on the machine disturbs least. */
function timeOf(run: () => void): number {
	const start = process.cpuUsage();
	run();
	const { user, system } = process.cpuUsage(start);
	return (user + system) / 1_000;
}

interface Text {
	title: string;
	content: string;
}

/** The texts that the budget was set for: 400 to 1,200 words with headings, lists, quotes, emphasis and links. */
function listOrdinaryTexts(): Text[] {
	return [...generateTexts({ count: 60 })].map(({ post: { title }, content }) => ({
		title,
		content,
	}));
}

/** The demo blog: real Portuguese with headings, lists, links, tables, quotes and notes. */
function listDemoTexts(): Text[] {
	return readItems(fileURLToPath(new URL('../demo', import.meta.url))).map(({ fields }) => ({
		title: String(fields['title']),
		content: String(fields['content']),
	}));
}

/** The same as documentation: inline code, and a short code block after each paragraph. */
function asDocumentation({ title, content }: Text): Text {
	const blocks = content
		.replace(/ (\p{L}{9,}) /gu, ' `$1` ')
		.split(/\n\n(?=\p{L})/u)
		.join(`\n\n${codeBlock}\n\n`);
	return { title, content: blocks };
}

/** On the machine where the budget was set: 2 ms, beside 0.4 ms for the two libraries alone. Other machines scale both. */
const budgets = { milliseconds: 2, timesTheLibraries: 5 };

/** Alternates each text with the two libraries alone, because the machine's speed varies within a round. */
function measureTexts(name: string, texts: readonly Text[], hasBudget = false): Figure[] {
	const words = texts.reduce((sum, text) => {
		return sum + countWords(renderArticle(text.content, text).plain_text);
	}, 0);
	const [ours, bare]: [number[], number[]] = [[], []];
	for (let round = 0; round < warmUp + rounds; round += 1) {
		const sums = { ours: 0, bare: 0 };
		for (const text of texts) {
			sums.ours += timeOf(() => renderArticle(text.content, text));
			sums.bare += timeOf(() => sanitizeHtml(marked.parse(text.content, { async: false })));
		}
		ours.push((sums.ours / words) * 1_000);
		bare.push((sums.bare / words) * 1_000);
	}
	const ratios = ours.map((value, round) => value / (bare[round] ?? Number.NaN));
	return [
		{
			name,
			unit: 'ms',
			values: ours.slice(warmUp),
			...(hasBudget && { budget: budgets.milliseconds }),
		},
		{ name: '  marked and sanitize-html alone', unit: 'ms', values: bare.slice(warmUp) },
		{
			name: '  against them',
			unit: '×',
			values: ratios.slice(warmUp),
			...(hasBudget && { budget: budgets.timesTheLibraries }),
		},
	];
}

function measureGrowth(name: string, sign: string): Figure {
	const render = (size: number) =>
		timeOf(() => renderArticle(sign.repeat(Math.ceil(size / sign.length)), { title: 'T' }));
	const [small, large] = [render(sizes.small), render(sizes.large)];
	const exponent = growthExponent(small, large, sizes.large / sizes.small);
	return {
		name: `1 MB of ${name}`,
		unit: 'ms',
		values: [large],
		note: `growth ${exponent.toFixed(2)}`,
	};
}

/** What a save costs: ordinary articles, the demo's, documentation, and a megabyte that is hard to parse. */
export function benchRender(): Section {
	const demo = listDemoTexts();
	// Before the megabyte texts, whose garbage fills the heap.
	const articles = [
		...measureTexts('an article, per 1,000 words', listOrdinaryTexts(), true),
		...measureTexts("the demo's articles, per 1,000 words", demo),
		...measureTexts('documentation, per 1,000 words', demo.map(asDocumentation)),
	];
	const growth = Object.entries(repeated).map(([name, sign]) => measureGrowth(name, sign));
	return { title: 'Rendering an article', figures: [...articles, ...growth] };
}
