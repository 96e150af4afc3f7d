import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Matches only paths from the root, files and links; prose, commands and site addresses are not paths. */
const named = /`((?:src|admin|netlify|drizzle|public|scripts|tests|docs)\/[^\s`]*)`/g;
/** Named without its folder, or below the folder that the sentence is about, in quotes or not. */
const file =
	/(?<![\w/.#[\]-])((?!(?:src|admin|netlify|scripts|tests)\/)[\w[\]][\w[\]./-]*\.(?:tsx?|astro|css))\b/g;
/** What a recipe makes does not exist yet. */
const example = /As an example, `\/?([\w-]+)`/g;
const linked = /\]\((?!https?:|#|mailto:)([^)\s#]+)[^)]*\)/g;
/** A path in a comment needs no quotes. */
const bare =
	/(?<![\w/.#`-])((?:src|admin|netlify|drizzle|public|scripts|tests|docs)\/[\w[\]./-]+\.[a-z]+)\b/g;
/** A room's short name with a file, as imports have it. */
const aliased = /`#(\w+\/[\w./-]+)`/g;
const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm;

/** A comment, or the beginning of a test's title. */
const saying = /(?:\/\/|^\s*\/?\*+).*|['"`](?=[A-ES]\d|Spec §)[^:'"`]*:/gm;
/** A section of the specification, a point that is settled, what can go wrong; an escaped sign of an address is none. */
const reference = /Spec (?:§\d+(?:, )?)+|(?<![\w%])[A-ES]\d{1,3}b?\b(?!\.)/g;
/** References to documents that are not in this repository. */
const homeless = /\b(?:decisions?,? §|decisions on |complaint |issue )(?:\d|`)/i;
const row = /^- \*\*([A-ES]\d{1,3}b?)\*\* (.+)$/gm;

const sections = [
	'What the product does and for whom',
	'Screens and routes',
	'Entities and their fields',
	'States and transitions',
	'Validation rules',
	'Roles and permissions',
	'The calls it makes',
	'Error catalogue',
	'Business constants and limits',
];

/** Where each code but a section's has its row. */
const lists = ['docs/settled.md', 'docs/reliability.md'];

/** Each code with what it says: the specification's sections, what is settled, what can go wrong. */
export function listCodes(root: string): [code: string, text: string][] {
	const rows = lists
		.filter((name) => existsSync(join(root, name)))
		.flatMap((name) => [...readFileSync(join(root, name), 'utf8').matchAll(row)])
		.map(([, code = '', text = '']): [string, string] => [code, text]);
	return [...sections.map((text, index): [string, string] => [`§${index + 1}`, text]), ...rows];
}

const isDocument = (name: string) => name.endsWith('.md');
const isProduct = (name: string) => /^(src|admin|netlify|scripts)\//.test(name);
const listAll = (text: string, pattern: RegExp): string[] =>
	[...text.matchAll(pattern)].map(([whole, part = whole]) => part);

function isThere(root: string, path: string): boolean {
	const name = path.replace(/[.,:]$/, '').replace(/:\d+$/, '');
	if (/[*{]/.test(name)) return globSync(name, { cwd: root }).length > 0;
	return name.includes('<') || name.includes('…') || existsSync(join(root, name));
}

/** Paths that a document, or the comments of code, name and that do not exist. */
function findLostPaths(root: string, name: string, text: string, files: string[]): string[] {
	const isCode = !isDocument(name);
	const words = isCode ? listAll(text, comment).join('\n') : text;
	const paths = [...listAll(words, named), ...(isCode ? listAll(words, bare) : [])];
	const links = isCode ? [] : listAll(words, linked).map((path) => join(dirname(name), path));
	const examples = listAll(words, example).map((made) => `${made}.`);
	const lost = listAll(words, file)
		.filter((path) => !examples.some((made) => path.startsWith(made)))
		.filter((path) => !files.some((known) => known.endsWith(`/${path}`)));
	const aliases = listAll(words, aliased)
		.filter((path) => !files.some((known) => known.replace(/\.\w+$/, '').endsWith(`/${path}`)))
		.map((path) => `#${path}`);
	return [...[...paths, ...links].filter((path) => !isThere(root, path)), ...lost, ...aliases];
}

/** The product's comments give their reason in words: a code would send their reader to another file. */
const findCodesInComments = (text: string): string[] => [
	...new Set(
		listAll(text, comment)
			.flatMap((words) => listAll(words, reference))
			.map((code) => `${code.replace(/, $/, '')} in a comment`),
	),
];

/** Codes without a row in a document, in tests' comments or titles, and references to no document of ours. */
function findLostCodes(name: string, text: string, codes: ReadonlySet<string>): string[] {
	const said = isDocument(name) ? [text] : listAll(text, saying);
	const lost = said
		.flatMap((words) => listAll(words, reference))
		.flatMap((found) => (found.startsWith('Spec') ? listAll(found, /§\d+/g) : [found]))
		.filter((code) => !codes.has(code));
	const old = isDocument(name) ? [] : said.flatMap((words) => homeless.exec(words)?.[0] ?? []);
	return [...new Set([...lost, ...old])];
}

/** What documents, comments and titles of tests refer to and is not there, as `file: reference`, and codes with two rows. */
export function findLostReferences(root: string, names: readonly string[]): string[] {
	const files = globSync('{*,{src,admin,netlify,scripts,tests}/**/*}.{ts,tsx,astro,css}', {
		cwd: root,
		exclude: (name) => name === 'node_modules',
	}).map((path) => `/${path}`);
	const all = listCodes(root).map(([code]) => code);
	const codes = new Set(all);
	const gone = lists.filter((name) => !existsSync(join(root, name)));
	const doubled = all.filter((code, index) => all.indexOf(code) < index);
	const lost = names.flatMap((name) => {
		const text = readFileSync(join(root, name), 'utf8');
		const found = [
			...findLostPaths(root, name, text, files),
			...(isProduct(name) ? findCodesInComments(text) : []),
			...findLostCodes(name, text, codes),
		];
		return found.map((each) => `${name}: ${each}`);
	});
	return [
		...gone.map((name) => `${name}: not there`),
		...doubled.map((code) => `docs: ${code} twice`),
		...lost,
	];
}
