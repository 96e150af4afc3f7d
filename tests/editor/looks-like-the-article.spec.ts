import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { renderArticle } from '#article/render-article';
import { expect, openText, test } from './editor-test.ts';

const text = `Abertura com alguma coisa.

Parágrafo com **negrito**, *inclinado*, \`código\`, ~~riscado~~ e [ligado](/outro).

Com <mark>realce</mark>, <small>miúdo</small>, <kbd>tecla</kbd> e m<sup>quadrado</sup>.

## Segundo

Logo abaixo.

### Terceiro

#### Quarto

Outra linha.

- Maçã
- Banana

1. Primeiro
2. Último

> Citado aqui.

\`\`\`
programa
\`\`\``;

const words = [
	...['Abertura', 'Parágrafo', 'negrito', 'inclinado', 'código', 'riscado', 'ligado'],
	...['realce', 'miúdo', 'tecla', 'quadrado'],
	...['Segundo', 'Logo', 'Terceiro', 'Quarto', 'Outra', 'Maçã', 'Banana', 'Primeiro'],
	...['Último', 'Citado', 'programa'],
];

const read = (name: string): string =>
	readFileSync(`src/styles/${name}.css`, 'utf8').replace(/@import '\.\/(.+)\.css';/g, (_, other) =>
		read(other),
	);
const sheets = ['tokens', 'base', 'prose', 'rich', 'figures'].map(read).join('\n');

/** How each word is set, and its middle below the first one's. */
const readLooks = (text: Locator) =>
	text.evaluate((root, words) => {
		const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
		const range = root.ownerDocument.createRange();
		let start: number | undefined;
		return words.map((word) => {
			while (walker.nextNode() && !walker.currentNode.textContent?.includes(word));
			range.selectNodeContents(walker.currentNode);
			const parent = walker.currentNode.parentElement as Element;
			// How high a machine's own font sits in a line of the article's code says nothing: the line is all of its block.
			const block = parent.closest('pre')?.getBoundingClientRect();
			const { top = 0, height = 0 } = block ?? range.getClientRects()[0] ?? {};
			start ??= top + height / 2;
			const style = getComputedStyle(parent);
			return {
				word,
				below: Math.round(top + height / 2 - start),
				font: style.font,
				color: style.color,
				letterSpacing: style.letterSpacing,
				wordSpacing: style.wordSpacing,
			};
		});
	}, words);

test('a text looks in the editor as it does in the article', async ({ page }) => {
	await openText(page, text);
	const content = page.locator('.editor .cm-content');
	const editor = await readLooks(content);
	const width = (await content.boundingBox())?.width;
	const reader = await page.context().newPage();
	const { html } = renderArticle(text, { title: '' });
	await reader.setContent(
		`<!doctype html><html lang="pt-BR"><style>${sheets} html { font-size: 16px }</style><div class="prose" style="width: ${width}px">${html}</div>`,
	);
	const article = await readLooks(reader.locator('.prose'));
	await reader.close();
	expect(editor.map(({ below, ...set }) => set)).toEqual(article.map(({ below, ...set }) => set));
	// A blank line between two blocks is a pixel high, and a code block's fences have a line each.
	const apart = editor.map(({ below }, index) => {
		const [before = 0, other = 0] = [editor[index - 1]?.below, article[index - 1]?.below];
		return Math.abs(below - before - ((article[index]?.below ?? 0) - other));
	});
	const tooFar = editor.filter((_, at) => (apart[at] ?? 0) > 5);
	expect(tooFar).toEqual([]);
});
