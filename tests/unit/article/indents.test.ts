import { describe, expect, it, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { normaliseText } from '#domain/text/titled-text';

const render = (content: string) => renderArticle(content, { title: 'T' }).html;
const saved = (content: string) => normaliseText({ title: 'T', author: 'Ana', content });
const words = 'O segundo parágrafo é recuado, como no Word antigo.';
const hard = '\u00a0'.repeat(5);

describe('S88: the indent of prose is no code', () => {
	test.each([
		['five spaces', `## Um\n\n     ${words}`],
		['a tab', `## Um\n\n\t${words}`],
		['a line of talk', '## Um\n\n    — Vem hoje? disse ela.'],
		['two lines of a mail', `## Um\n\n    ${words.slice(0, -1)} e\n    continua na outra linha.`],
		['a quotation', `## Um\n\n>      ${words}`],
		['an item', `## Um\n\n- um\n\n        ${words}`],
	])('%s', (_, content) => {
		expect(render(content)).not.toContain('<pre');
		expect(render(saved(content))).not.toContain('<pre');
	});

	test.each([
		['a paragraph', `## Um\n\n${hard}palavras`],
		['mixed blanks', '## Um\n\n\u00a0 \u00a0 \u00a0palavras'],
		['wide blanks', '## Um\n\n\u2003\u2003\u2003\u2003\u2003palavras'],
		['a quotation', `## Um\n\n> ${hard}palavras`],
		['an item', `## Um\n\n- ${hard}palavras`],
	])('hard blanks of %s are none, and preview and page agree', (_, content) => {
		expect(render(content)).not.toContain('<pre');
		expect(render(saved(content))).toBe(render(content));
	});
});

test.each([
	['a command', '## Um\n\n    npm run build'],
	['a call', '## Um\n\n    Console.log("Oi, tudo bem com o mundo");'],
	['names', '## Um\n\n    FROM node\n    RUN npm ci'],
	['what lies in folders', '## Um\n\n    src/\n      index.ts'],
	['a comment', '## Um\n\n    # Instala tudo o que falta.\n    apt install x'],
	['a fence', '## Um\n\n```\n     O segundo parágrafo, recuado.\n```'],
])('code stays code: %s', (_, content) => {
	expect(render(content)).toContain('<pre');
});

it('a fence within a saved text keeps its hard blanks', () => {
	const content = `## Um\n\n\`\`\`\n${hard}x\n\`\`\``;
	expect(saved(content)).toContain('```\n     x\n```');
});
