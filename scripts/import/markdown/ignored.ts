import { basename, normalize } from 'node:path/posix';
import { isRecord, readSettings } from './front-matter.ts';
import { readGlob } from './path-glob.ts';
import { objectAt, readField, readList, withoutRemarks } from './program-text.ts';

type Fields = Record<string, unknown>;
type Files = readonly { name: string; text: string }[];
type Find = (name: string) => boolean;

/** What a site's settings, sections and data say of articles, which need not say it themselves. */
export interface StateRule {
	/** By a file's name in the site's folder. */
	finds: (name: string) => boolean;
	fields: Fields;
}

/** Files besides the settings in which a tool is told what to pass over. */
export const isIgnoreFile = (name: string): boolean =>
	/^(?:\.eleventyignore|\.eleventy\.c?js|eleventy\.config\.[cm]?[jt]s|quartz\.config\.(?:ts|ya?ml)|\.obsidian\/(?:templates|publish)\.json)$/.test(
		name,
	);

const listTexts = (value: unknown): string[] =>
	[value].flat().filter((each) => typeof each === 'string' && each.trim() !== '') as string[];

/** By a path or a pattern of one, and what lies below it; one without a folder may be meant anywhere. */
function findPath(given: string, bases: readonly string[], isAnywhere = false): Find {
	const pattern = given
		.trim()
		.replace(/^\.?\/+/, '')
		.replace(/(?:\/\*\*(?:\/\*)?)?\/*$/, '');
	if (pattern === '') return () => false;
	const wanted = [pattern, pattern.replace(/^(?:\*\*\/)+/, '')].map((each) =>
		readGlob(each, '(?:/|$)'),
	);
	const isName = isAnywhere && !given.trim().replace(/\/$/, '').includes('/');
	return (name) => {
		const places = bases.flatMap((base) => (name.startsWith(base) ? name.slice(base.length) : []));
		const all = isName ? [...places, ...name.split('/')] : places;
		return all.some((place) => wanted.some((each) => each.test(place)));
	};
}

/** Hugo's are expressions; one that could take forever, or that only Go reads, finds nothing. */
function findExpression(given: string): Find {
	if (/\)[+*{]/.test(given)) return () => false;
	try {
		const expression = new RegExp(given.replace(/^\(\?i\)/, ''), /^\(\?i\)/.test(given) ? 'i' : '');
		return (name) => expression.test(name) || expression.test(basename(name));
	} catch {
		return () => false;
	}
}

/** Of Hugo's languages some may be switched off. */
function findLanguages({ disablelanguages, languages }: Fields): Find[] {
	const ofLanguages = isRecord(languages) ? languages : {};
	const off = Object.entries(ofLanguages).filter(
		([, given]) => isRecord(given) && given['disabled'] === true,
	);
	const folders = off.flatMap(([, given]) =>
		isRecord(given) ? listTexts(given['contentdir']) : [],
	);
	const names = [...listTexts(disablelanguages), ...off.map(([name]) => name)].map((name) =>
		name.toLowerCase(),
	);
	return [
		...folders.map((folder) => findPath(folder, [''])),
		(name) =>
			names.some(
				(each) =>
					name.toLowerCase().startsWith(`content/${each}/`) ||
					basename(name).toLowerCase().split('.').at(-2) === each,
			),
	];
}

/** Like Git's: a later line may take back an earlier one. */
function findListed(text: string): Find {
	const lines = text
		.split(/\r?\n/)
		.map((line) => line.trim())
		.filter((line) => line !== '' && !line.startsWith('#'))
		.map((line) => ({
			hides: !line.startsWith('!'),
			finds: findPath(line.replace(/^!/, ''), ['', 'src/', 'content/'], true),
		}));
	return (name) => lines.findLast(({ finds }) => finds(name))?.hides === true;
}

const added = /\.ignores\.add\(\s*(["'`])([^"'`\n]+)\1/g;

function readFile({ name, text }: Files[number]): Find[] {
	if (name === '.eleventyignore') return [findListed(text)];
	if (/^\.?eleventy/.test(name))
		return [...text.matchAll(added)].map(([, , path = '']) => findPath(path, ['']));
	if (name.startsWith('quartz.')) {
		const ofYaml = /ya?ml$/.test(name) ? readSettings(name, text)['configuration'] : undefined;
		const all = isRecord(ofYaml)
			? listTexts(ofYaml['ignorepatterns'])
			: (readList(withoutRemarks(text), 'ignorePatterns') ?? []);
		return all.map((path) => findPath(path, ['content/']));
	}
	const { folder, excluded } = readSettings(name, text);
	return listTexts([folder, excluded].flat()).map((path) => findPath(path, ['']));
}

const readFileSafely = (file: Files[number]): Find[] => {
	try {
		return readFile(file);
	} catch {
		return [];
	}
};

/** Whether Quartz shows only what says so. */
export const isExplicit = (files: Files): boolean =>
	files.some(
		({ name, text }) =>
			name.startsWith('quartz.') && /^(?![ \t]*\/\/)[^\n]*\bExplicitPublish\(/m.test(text),
	);

export interface DocusaurusBlog {
	/** Its folder, without a slash at the end. */
	path: string;
	/** Patterns of what it passes over; undefined where only running the settings gives them. */
	exclude: string[] | undefined;
}

const ofBlog = /(?:\bblog["']?\s*:|plugin-content-blog["'`]\s*,)\s*(?=\{)/g;

/** The blogs of a Docusaurus site, whose other folders are documentation. */
export function listBlogs(settings: string): DocusaurusBlog[] {
	const program = withoutRemarks(settings);
	const blogs = [...program.matchAll(ofBlog)].map(({ 0: start, index }) => {
		const given = objectAt(program.slice(index + start.length));
		const path = normalize(readField(given, 'path') ?? 'blog').replace(/\/$/, '');
		const isPlain = /^(?!\.\.)[\w./-]+$/.test(path);
		return { path: isPlain ? path : 'blog', exclude: readList(given, 'exclude') };
	});
	return blogs.length > 0 ? blogs : [{ path: 'blog', exclude: [] }];
}

/** Where the lists of a program are no plain ones. */
const findUnread = (programs: Files, blogs: readonly DocusaurusBlog[]): Find[] => [
	...blogs.filter(({ exclude }) => exclude === undefined).map(({ path }) => findPath(path, [''])),
	...programs
		.map(({ text }) => withoutRemarks(text))
		.filter(
			(text) =>
				/\.ignores\.add\(\s*(?!["']|`[^`$\n]*`)/.test(text) ||
				readList(text, 'ignorePatterns') === undefined,
		)
		.map(() => () => true),
];

/** What a site's settings tell its tool to pass over: readers never saw it. */
export function readIgnored(
	settings: Fields,
	files: Files,
	{ isHexo, blogs }: { isHexo: boolean; blogs: readonly DocusaurusBlog[] },
): StateRule[] {
	const source = `${String(settings['source'] ?? '.').replace(/^\.?\/*|\/*$/g, '')}/`;
	const bases = isHexo ? ['', 'source/'] : ['', source];
	const all: Find[] = [
		...listTexts(settings['exclude']).map((path) => findPath(path, bases, !isHexo)),
		...(isHexo ? listTexts(settings['ignore']).map((path) => findPath(path, bases)) : []),
		...listTexts(settings['ignorefiles']).map(findExpression),
		...listTexts(settings['ignored_content']).map((path) => findPath(path, ['', 'content/'], true)),
		...listTexts(settings['article_excludes']).map((path) => findPath(path, ['', 'content/'])),
		...listTexts(settings['ignore_files']).map((path) => findPath(path, ['', 'content/'], true)),
		...findLanguages(settings),
		...blogs.flatMap(({ path, exclude = [] }) =>
			exclude.map((each) => findPath(each, [`${path}/`])),
		),
		...files.flatMap(readFileSafely),
	];
	const unread = findUnread(
		files.filter(({ name }) => /[jt]s$/.test(name)),
		blogs,
	);
	return [
		{ finds: (name) => all.some((finds) => finds(name)), fields: { ignored: true } },
		{ finds: (name) => unread.some((finds) => finds(name)), fields: { unreadsettings: true } },
	];
}
