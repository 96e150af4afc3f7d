import { marked } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { renderArticle } from '#article/render-article';
import { countWords } from '#domain/read-time';
import { generateCorpus } from './corpus.ts';
import { type Figure, growthExponent, type Section } from './figures.ts';

const articles = 40;
const rounds = 15;
const warmUp = 5;

/** One sign or line over and over, to a megabyte: what takes some parsers the square of its length. */
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

function timeOf(run: () => void): number {
	const start = performance.now();
	run();
	return performance.now() - start;
}

function measureArticles(): Figure[] {
	const posts = [...generateCorpus({ count: articles })];
	const words = posts.reduce((sum, { article }) => sum + countWords(article.plain_text), 0);
	const perThousand = (run: (post: (typeof posts)[number]) => void) =>
		(timeOf(() => posts.forEach(run)) / words) * 1_000;
	const [ours, bare]: [number[], number[]] = [[], []];
	for (let round = 0; round < warmUp + rounds; round += 1) {
		ours.push(perThousand(({ post, content }) => void renderArticle(content, post)));
		bare.push(
			perThousand(({ content }) => void sanitizeHtml(marked.parse(content, { async: false }))),
		);
	}
	return [
		{ name: 'an article, per 1,000 words', unit: 'ms', values: ours.slice(warmUp), budget: 2 },
		{ name: 'marked and sanitize-html alone', unit: 'ms', values: bare.slice(warmUp) },
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

/** What a save costs: ordinary articles, and a megabyte of what is hard to parse. */
export function benchRender(): Section {
	const growth = Object.entries(repeated).map(([name, sign]) => measureGrowth(name, sign));
	return { title: 'Rendering an article', figures: [...measureArticles(), ...growth] };
}
