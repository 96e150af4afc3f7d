import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';
import { beforeAll, expect, test } from 'vitest';
import { pageKinds } from '../e2e/reader/page-kinds.ts';
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

const headingName = /^h[1-6]$/;
/** What is there to be read, looked at or pressed. */
const contentName = /^(?:a|button|form|iframe|img|input|li|p|pre|svg|table|video)$/;
const listName = /^(?:dl|nav|ol|ul)$/;

type Part = ReturnType<typeof DomUtils.findAll>[number];
const isInHeading = ({ parent }: Pick<Part, 'parent'>): boolean =>
	parent?.type === ElementType.Tag && (headingName.test(parent.name) || isInHeading(parent));

/** Headings without words or with nothing below them, empty lists, unnamed kinds of buttons, names given twice. */
function findHollowParts(html: string): string[] {
	const faults: string[] = [];
	const all = DomUtils.findAll(() => true, parseDocument(html).children);
	const parts = all.filter(
		(part) => (headingName.test(part.name) || contentName.test(part.name)) && !isInHeading(part),
	);
	for (const [index, heading] of parts.entries()) {
		if (!headingName.test(heading.name)) continue;
		const name = DomUtils.textContent(heading).trim();
		if (name === '') faults.push(`an empty ${heading.name}`);
		const next = parts[index + 1];
		const isHollow = !next || (headingName.test(next.name) && next.name <= heading.name);
		if (isHollow && DomUtils.getElementsByTagName('a', heading).length === 0)
			faults.push(`nothing follows “${name}”`);
	}
	const ids = new Set<string>();
	for (const { name, attribs, children } of all) {
		if (listName.test(name) && children.every(({ type }) => type !== ElementType.Tag))
			faults.push(`an empty ${name}`);
		if (name === 'button' && !attribs['type'])
			faults.push(`a button without a type: ${JSON.stringify(attribs)}`);
		const { id } = attribs;
		if (id && ids.has(id)) faults.push(`two elements are called ${id}`);
		if (id) ids.add(id);
	}
	if (all.filter(({ name }) => name === 'h1').length > 1) faults.push('two h1');
	return faults;
}

const findFaults = (html: string) => [...findStrayTags(html), ...findHollowParts(html)];

test('every page is closed, has nothing after its end, no hollow heading, list or name, and its buttons have a type', () => {
	const paths = listPages();
	expect(paths.length).toBeGreaterThan(0);
	const faults = paths.flatMap((path) =>
		findFaults(readFileSync(join(folder, path), 'utf8')).map((fault) => `${path}: ${fault}`),
	);
	expect(faults).toEqual([]);
});

/** `npm run check:deep` alone: it loads thirty megabytes, and needs Java. */
test.runIf(process.env['VNU'])(
	'WCAG 4.1.2: the Nu Html Checker has no error for any page',
	() => {
		const paths = listPages();
		expect(paths.length).toBeGreaterThan(pageKinds.length);
		const args = ['--yes', '--ignore-scripts', 'vnu-jar@26.9.27', '--errors-only', ...paths];
		const { status, stderr, error } = spawnSync('npx', args, { cwd: folder, encoding: 'utf8' });
		expect([error, stderr, status]).toEqual([undefined, '', 0]);
	},
	240_000,
);

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
