import { basename, dirname } from 'node:path/posix';
import { readFlag } from '../read-flag.ts';
import { pickState } from '../why-hidden.ts';
import { isRecord, readFrontMatter, readSettings } from './front-matter.ts';
import { type DocusaurusBlog, readIgnored, type StateRule } from './ignored.ts';
import { readGlob } from './path-glob.ts';
import { readStates } from './program-text.ts';

type Fields = Record<string, unknown>;
type Files = readonly { name: string; text: string }[];

/** Hugo's and Zola's sections, which may say something of every page below them. */
export const isSection = (name: string): boolean =>
	/^content\/(?:.+\/)?_index(?:\.pt(?:-br)?)?\.(?:md|html)$/i.test(name);

const inName = /^content\/([a-z]{2}(?:-[a-z]{2,4})?)\/|\.([a-z]{2}(?:-[a-z]{2,4})?)\.\w+$/i;

/** How Hugo calls a page: without the folder of its language, its ending and a bundle's file. */
const pagePath = (name: string) =>
	`/${name
		.replace(/^content\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?/i, '')
		.replace(/(?:\/index)?(?:\.[a-z]{2}(?:-[a-z]{2,4})?)?\.\w+$/i, '')}`;

/** Whether a target finds this page in the site that was online. */
function isTarget(target: unknown, name: string, language: string): boolean {
	if (!isRecord(target)) return target === undefined;
	const [, folder, suffix] = inName.exec(name) ?? [];
	const said = {
		kind: 'page',
		environment: 'production',
		path: pagePath(name),
		lang: folder ?? suffix ?? language,
	};
	return Object.entries(said).every(
		([field, value]) => target[field] === undefined || readGlob(String(target[field])).test(value),
	);
}

const readRules = (cascade: unknown, folder: string, language: string): StateRule[] =>
	[cascade]
		.flat()
		.filter(isRecord)
		.map(({ target, _target = target, ...fields }) => ({
			finds: (name) => name.startsWith(`${folder}/`) && isTarget(_target, name, language),
			// For some pages, only their state is asked.
			fields: _target === undefined ? fields : pickState(fields),
		}));

/** What articles have from the settings and the sections above them; those of the nearest count. */
function readCascades(sections: Files, settings: Fields): StateRule[] {
	const language = String(settings['defaultcontentlanguage'] ?? 'en');
	const isZola = settings['base_url'] !== undefined;
	const ofSections = sections
		.toSorted((one, other) => one.name.split('/').length - other.name.split('/').length)
		.flatMap(({ name, text }) => {
			try {
				const { fields } = readFrontMatter(text);
				const folder = dirname(name);
				const own = isZola ? [{ draft: fields['draft'] }] : [];
				return readRules([...own, fields['cascade']].flat(), folder, language);
			} catch {
				// Only the section's own page needs its header.
				return [];
			}
		});
	return [...readRules(settings['cascade'], 'content', language), ...ofSections];
}

const collectionOf = (name: string) => /(?:^|\/)_([^/]+)\//.exec(name)?.[1]?.toLowerCase();

/** What Jekyll's settings say of the articles in a scope, and of collections, which have pages only where they ask for them. */
function readJekyllDefaults({ defaults, collections, source }: Fields): StateRule[] {
	const root = typeof source === 'string' ? `${source.replace(/^\.?\/|\/$/g, '')}/` : '';
	const scoped = [defaults]
		.flat()
		.filter(isRecord)
		.flatMap(({ scope, values }) => {
			const { path = '', type } = isRecord(scope) ? scope : {};
			const folder = String(path ?? '').replace(/^\/|\/$/g, '');
			const within = folder === '' ? /^/ : readGlob(folder, '(?:/|$)');
			const finds = (name: string) =>
				within.test(name.startsWith(root) ? name.slice(root.length) : name) &&
				(type === undefined || type === null || (collectionOf(name) ?? 'pages') === String(type));
			return isRecord(values) ? [{ folder, finds, fields: pickState(values) }] : [];
		})
		.toSorted((one, other) => one.folder.length - other.folder.length);
	const hasPages = (name: string) => {
		const collection = collectionOf(name) ?? 'posts';
		const said = isRecord(collections) ? collections[collection] : undefined;
		return (
			['posts', 'drafts'].includes(collection) ||
			(isRecord(said) && readFlag(said['output']) === true)
		);
	};
	return [...scoped, { finds: (name) => !hasPages(name), fields: { render: false } }];
}

const ending = /(?:\.11tydata)?\.(?:json|[cm]?js)$/;

/** Eleventy's data files: `posts/posts.json` says something of a folder, `posts/a.11tydata.js` of an article. */
export function isEleventyData(name: string, articles: ReadonlySet<string>): boolean {
	if (/\.11tydata\.(?:json|[cm]?js)$/.test(name)) return true;
	const stem = name.replace(ending, '');
	return (
		name.endsWith('.json') &&
		(basename(stem) === basename(dirname(name)) ||
			['md', 'mdx', 'markdown', 'html'].some((each) => articles.has(`${stem}.${each}`)))
	);
}

function readData({ name, text }: Files[number]): unknown {
	try {
		return name.endsWith('.json') ? readSettings(name, text) : readStates(text);
	} catch {
		return undefined;
	}
}

/** What is nearer to an article counts more. */
function readEleventyData(files: Files): StateRule[] {
	const rules = files.map((file) => {
		const data = readData(file);
		const stem = file.name.replace(ending, '');
		const isOfFolder = basename(stem) === basename(dirname(stem));
		const start = isOfFolder ? `${dirname(stem)}/` : `${stem}.`;
		const computed = isRecord(data) ? data['eleventycomputed'] : {};
		const fields = Object.assign({}, ...[data, computed].filter(isRecord).map(pickState));
		return { start, finds: (name: string) => name.startsWith(start), fields };
	});
	return rules.toSorted((one, other) => one.start.length - other.start.length);
}

/** What an article has from its site, by its name there; what is nearer to it counts more. */
export function openInherited(
	{
		settings: files,
		isHexo,
		isPelican,
	}: { settings: readonly string[]; isHexo: boolean; isPelican: boolean },
	settings: Fields,
	of: { sections: Files; data: Files; ignoring: Files; blogs: readonly DocusaurusBlog[] },
): (name: string) => Fields {
	const isJekyll = !isHexo && files.some((name) => /_config\.ya?ml$/.test(name));
	const status = settings['default_status'];
	const rules: StateRule[] = [
		...(isJekyll ? readJekyllDefaults(settings) : []),
		...(isPelican && status !== undefined ? [{ finds: () => true, fields: { status } }] : []),
		...readCascades(of.sections, settings),
		...readEleventyData(of.data),
		...readIgnored(settings, of.ignoring, { isHexo, blogs: of.blogs }),
	];
	return (name) =>
		Object.assign({}, ...rules.filter(({ finds }) => finds(name)).map(({ fields }) => fields));
}
