import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { plainFolder, readSite } from '../../../scripts/import/markdown/read-site.ts';
import { readToolSyntax } from '../../../scripts/import/markdown/tool-syntax.ts';

const wordsOf = (text: string, site = plainFolder, source = 'a.md') =>
	renderArticle(readToolSyntax(text, source, site).content, { title: '' })
		.plain_text.replace(/\s+/g, ' ')
		.trim();

const script = `import Tabs from '@theme/Tabs';
import {
  um,
  dois,
} from "x";

export const meta = { title: 'Um', capa: { a: 'b }' } };`;

test('in a site of Docusaurus every Markdown file is MDX', () => {
	for (const config of ['docusaurus.config.ts', 'site/docusaurus.config.js']) {
		const site = readSite([config, 'blog/2020-01-02-um.md']);
		const text = `Um.\n\n${script}\n\n<Tabs values={[{ a: { b: 1 } }]}>\n\nDois.\n\n</Tabs>`;
		expect(wordsOf(text, site)).toBe('Um. Dois.');
	}
	expect(readSite(['hugo.toml', 'content/a.md']).isMdx).toBe(false);
});

test('a text that begins with JavaScript is MDX, one that speaks of it is not', () => {
	expect(wordsOf(`\n${script}\n\n<Tabs a={1} />\n\nUm.`)).toBe('Um.');
	const program = 'export const Aviso = () => {\n  return 1;\n};\n\nUm.';
	expect(readToolSyntax(program, 'a.mdx', plainFolder)).toMatchObject({
		content: program,
		unread: ['export const Aviso = () => {'],
	});
	for (const text of [
		"Um.\n\nimport x from 'y';\n\nDois.",
		'import x é uma palavra.\n\nUm.',
		'export default é outra, "y".\n\nUm.',
	])
		expect(readToolSyntax(text, 'a.md', plainFolder).content).toBe(text);
	const code = "```js\nimport x from 'y';\nexport const a = 1;\n```\n\n<Um />";
	expect(readToolSyntax(code, 'a.md', plainFolder).content).toBe(code);
});

test('of an element’s attributes in braces, those that are text stay', () => {
	const read = (text: string) => readToolSyntax(text, 'a.mdx', plainFolder).content;
	expect(read('<img src="/a.png" style={{ width: 10 }} alt={"Mesa"} />')).toBe(
		'<img src="/a.png" alt="Mesa" />',
	);
	expect(read("<img src={useBaseUrl('/a.png')} />")).toBe('<img src="/a.png" />');
	expect(read("<img src={require('./a.png').default} />")).toBe('<img src="./a.png" />');
	expect(read('<a href="/x" onClick={() => { ir(); }}>x</a>')).toBe('<a href="/x">x</a>');
});
