import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { beforeAll, expect, test } from 'vitest';
import { readBuiltPages } from '../support/built-pages.ts';

let folder: string;
beforeAll(async () => {
	({ folder } = await readBuiltPages());
}, 180_000);

const listPages = () =>
	(readdirSync(folder, { recursive: true }) as string[]).filter(
		(path) => path.endsWith('.html') && !path.startsWith('admin'),
	);

const voidNames = new Set(
	'area base br col embed hr img input link meta source track wbr'.split(' '),
);

/** Tags that close nothing, elements that are never closed, and what follows the end of the page. */
function findStrayTags(html: string): string[] {
	const faults: string[] = [];
	const open: string[] = [];
	const tags = html
		.replace(/<!--[\s\S]*?-->/g, '')
		.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3')
		.matchAll(/<(\/?)([a-z][a-z0-9-]*)(?:"[^"]*"|[^">])*?(\/?)>/gi);
	for (const [tag, closing, name = '', selfClosed] of tags) {
		if (voidNames.has(name) || selfClosed) continue;
		if (!closing) open.push(name);
		else if (open.at(-1) === name) open.pop();
		else faults.push(`${tag} closes <${open.at(-1)}>`);
	}
	for (const name of open) faults.push(`<${name}> is not closed`);
	const rest = html.slice(html.lastIndexOf('</html>') + '</html>'.length).trim();
	if (rest !== '') faults.push(`after </html>: ${rest.slice(0, 80)}`);
	return faults;
}

/** What is there to be read, looked at or pressed. */
const content = 'a, button, input, img, svg, p, li, table, pre, iframe, video, form';

/** Headings without words, with nothing below them, or that skip a level; and buttons that do not say what they are. */
function findHollowParts(html: string): string[] {
	const { document } = new JSDOM(html).window;
	const faults: string[] = [];
	const headings = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6')];
	const parts = [...document.querySelectorAll(`h1, h2, h3, h4, h5, h6, ${content}`)].filter(
		(part) => part.parentElement?.closest('h1, h2, h3, h4, h5, h6') === null,
	);
	for (const heading of headings) {
		const name = heading.textContent?.trim() ?? '';
		if (name === '') faults.push(`an empty ${heading.localName}`);
		const next = parts[parts.indexOf(heading) + 1];
		const isHigher = next && /^h\d$/.test(next.localName) && next.localName <= heading.localName;
		const isItem = heading.querySelector('a') !== null;
		if ((!next || isHigher) && !isItem) faults.push(`nothing follows “${name}”`);
	}
	if (document.querySelectorAll('h1').length > 1) faults.push('two h1');
	for (const list of document.querySelectorAll('ul, ol, dl, nav'))
		if (list.childElementCount === 0) faults.push(`an empty ${list.localName}`);
	for (const button of document.querySelectorAll('button:not([type])'))
		faults.push(`a button without a type: ${button.outerHTML.slice(0, 80)}`);
	const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
	for (const id of ids.filter((id, index) => ids.indexOf(id) !== index))
		faults.push(`two elements are called ${id}`);
	return faults;
}

const findFaults = (html: string) => [...findStrayTags(html), ...findHollowParts(html)];

test('every page is closed, has nothing after its end, no hollow heading, list or name, and its buttons have a type', () => {
	const paths = listPages();
	expect(paths.length).toBeGreaterThan(60);
	const faults = paths.flatMap((path) =>
		findFaults(readFileSync(join(folder, path), 'utf8')).map((fault) => `${path}: ${fault}`),
	);
	expect(faults).toEqual([]);
});

test('the judge sees a fault of each kind', () => {
	const page = (body: string, after = '') => `<html><body>${body}</body></html>${after}`;
	for (const [html, fault] of [
		[page('<p>a</p>', '<script src="/a.js"></script>'), /after <\/html>/],
		[page('<p>a</p></div>'), /<\/div>/],
		[page('<div><p>a</p>'), /closes <div>/],
		[page('<h1></h1><p>a</p>'), /an empty h1/],
		[page('<h2>Categorias</h2><ul></ul><h2>Outra</h2><p>a</p>'), /nothing follows “Categorias”/],
		[page('<ul></ul>'), /an empty ul/],
		[page('<button>a</button>'), /without a type/],
		[page('<p id="a">a</p><p id="a">b</p>'), /called a/],
	] as const)
		expect(findFaults(html).join('\n'), html).toMatch(fault);
	expect(findFaults(page('<h1>A</h1><p>b<br>c</p>'))).toEqual([]);
});
