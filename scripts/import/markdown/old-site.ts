import { tableOf } from '#domain/text/table-of';
import { type OldLocation, placeAddress, readLocation } from '../old-location.ts';
import { plainAddress } from '../plain-address.ts';
import { fillPattern, listValues, type OldArticle, ownName } from './address-pattern.ts';
import { isRecord, readSettings } from './front-matter.ts';
import { readFields, withoutRemarks } from './program-text.ts';
import type { MarkdownSite } from './read-site.ts';
import { listSections } from './sections.ts';
import { readZone } from './time-zone.ts';

type Fields = Record<string, unknown>;

/** Hugo keeps letters of every language, and drops what an address does not need. */
const toPath = (text: string) =>
	text
		.trim()
		.toLowerCase()
		.replace(/\s+/g, '-')
		.replace(/[^\p{L}\p{N}\p{M}./_+~@-]/gu, '');

/** Its patterns may be for pages in particular. */
function patternOf(permalinks: unknown, section: string): string | undefined {
	if (!isRecord(permalinks)) return undefined;
	const ofPages = isRecord(permalinks['page']) ? permalinks['page'] : permalinks;
	return typeof ofPages[section] === 'string' ? ofPages[section] : undefined;
}

function listHugoAddresses({ permalinks }: Fields, article: OldArticle): string[] {
	const { given, name } = article;
	const [title, own, slug] = [given['title'], ownName(name), given['slug']].map((each) =>
		toPath(typeof each === 'string' ? each : ''),
	);
	const sections = listSections(name).map(toPath);
	const [section = ''] = sections;
	const values = {
		...listValues(article),
		title: title ?? '',
		slug: slug || title || '',
		filename: own ?? '',
		section,
		sections: sections.join('/'),
		contentbasename: own ?? '',
		slugorfilename: slug || own || '',
		slugorcontentbasename: slug || own || '',
	};
	const pattern = patternOf(permalinks, section) ?? '/:sections/:slugorfilename/';
	return [fillPattern(pattern, values) ?? []].flat();
}

const setting = /^([A-Z_]+)[ \t]*=[ \t]*u?(["'])(.*?)\2/gm;

const defaults = /^DEFAULT_METADATA[ \t]*=([\s\S]*?)(?=^[A-Z_]+[ \t]*=|(?![\s\S]))/m;
const statusWithin = /\bstatus["']?\s*[:,=]\s*u?["']([^"']*)["']/i;

/** What an article has that says nothing else. */
function readDefaultStatus(text: string): string | undefined {
	const [, given = ''] = defaults.exec(text.replace(/^[ \t]*#.*$/gm, '')) ?? [];
	return statusWithin.exec(given)?.[1];
}

const lists = /^(ARTICLE_EXCLUDES|IGNORE_FILES)[ \t]*=[ \t]*[[(]([^[\]()]*)[\])]/gm;

/** Pelican's settings are Python: only what stands there as a text is read. */
function parsePelican(text: string): Record<string, unknown> {
	const found = new Map([...text.matchAll(setting)].map(([, name, , value]) => [name, value]));
	const passedOver = [...text.matchAll(lists)].map(([, name = '', inside = '']) => [
		name.toLowerCase(),
		[...inside.matchAll(/(["'])(.*?)\1/g)].map(([, , path]) => path),
	]);
	return {
		...Object.fromEntries(passedOver),
		author: found.get('AUTHOR'),
		url: found.get('SITEURL'),
		timezone: found.get('TIMEZONE'),
		default_status: readDefaultStatus(text),
	};
}

/** Docusaurus's settings are a program, too; other objects in it have addresses of their own. */
function parseDocusaurus(text: string): Record<string, unknown> {
	const program = withoutRemarks(text);
	const [together = ''] =
		/\b(?:url|baseUrl)["']?\s*:\s*["'`][^{}[\]]*?\b(?:url|baseUrl)["']?\s*:\s*["'`][^"'`\n]*["'`]/.exec(
			program,
		) ?? [];
	const { url, baseUrl } = readFields(together);
	return { url, baseurl: baseUrl };
}

/** What the old site's settings say about every article. */
export interface OldSite {
	settings?: Fields;
	author?: string | undefined;
	/** Where it was. */
	place?: OldLocation | undefined;
	/** The same with its path, however it was written. */
	address?: string | undefined;
	timeZone?: string | undefined;
	isMonthFirst?: boolean | undefined;
	authors?: ReadonlyMap<string, string> | undefined;
	/** A field without which nothing was public there. */
	choice?: string | undefined;
	/** Tags whose articles asked for a password. */
	lockedTags?: readonly string[] | undefined;
	/** What an article need not say itself. */
	listInherited?: (name: string) => Fields;
	listAddresses?: (article: OldArticle) => string[];
}

/** Jekyll's names for its patterns. */
const named = tableOf<string>({
	date: '/:categories/:year/:month/:day/:title.html',
	pretty: '/:categories/:year/:month/:day/:title/',
	none: '/:categories/:title.html',
});

/** Settings that cannot be read count as empty. */
function parseSettings(name: string, text: string): Fields {
	try {
		if (name.endsWith('.py')) return parsePelican(text);
		if (/docusaurus\.config\.\w+$/.test(name)) return parseDocusaurus(text);
		const [, part] = /\/(params|permalinks)\.\w+$/.exec(name) ?? [];
		return part ? { [part]: readSettings(name, text) } : readSettings(name, text);
	} catch {
		return {};
	}
}

function findAuthor({ author, params }: Fields): string | undefined {
	const given = author ?? (isRecord(params) ? params['author'] : undefined);
	const name = isRecord(given) ? given['name'] : given;
	return typeof name === 'string' ? name : undefined;
}

/** Hexo's `encrypt` asks for a password by tag. */
const listLockedTags = ({ encrypt }: Fields): string[] =>
	[isRecord(encrypt) ? encrypt['tags'] : undefined]
		.flat()
		.flatMap((tag) => (isRecord(tag) ? String(tag['name']) : []));

/** Of Jekyll and Hugo; those of other tools only the articles tell. */
function chooseAddresses(settings: Fields, site: MarkdownSite): (article: OldArticle) => string[] {
	const [name = ''] = site.settings;
	const isOther =
		site.isHexo || /\.py$|docusaurus/.test(name) || settings['base_url'] !== undefined;
	if (isOther) return () => [];
	if (!/_config\.ya?ml$/.test(name)) return (article) => listHugoAddresses(settings, article);
	const given = String(settings['permalink'] ?? 'date');
	return (article) => [fillPattern(named[given] ?? given, listValues(article)) ?? []].flat();
}

/** From the settings of Jekyll, Hexo, Hugo, Zola, Pelican or Docusaurus; of several files each has a part. */
export function readOldSite(
	files: readonly { name: string; text: string }[],
	site: MarkdownSite,
	siteUrl?: string,
): OldSite {
	if (files.length === 0) return siteUrl ? { place: readLocation(siteUrl) } : {};
	const settings = Object.assign({}, ...files.map(({ name, text }) => parseSettings(name, text)));
	const listed = chooseAddresses(settings, site);
	const given = settings['baseurl'] ?? settings['base_url'] ?? '';
	const root = /^https?:/i.test(given) ? given : `${settings['url'] ?? ''}${given}`;
	const place = readLocation(siteUrl ?? root);
	return {
		settings,
		lockedTags: listLockedTags(settings),
		author: findAuthor(settings),
		place,
		// As the settings say it, so that the articles are the same with and without `siteUrl`.
		address: URL.canParse(root) ? plainAddress(new URL(root).href) : undefined,
		timeZone: readZone(settings['timezone']),
		listAddresses: (article) => listed(article).map((address) => place.path + address),
	};
}

/** Fills in the address and author from the old site's settings. */
export function withOldSite(article: OldArticle, old: OldSite): Fields {
	const { fields, given } = article;
	const aliases = (Array.isArray(fields['aliases']) ? fields['aliases'] : []).map(String);
	const saysOwn = Boolean(given['permalink'] ?? given['url']);
	const all = [
		...aliases
			.flatMap((each) =>
				/(?:^|\/):[a-z]/.test(each) ? (fillPattern(each, listValues(article)) ?? []) : each,
			)
			.flatMap((each) => placeAddress(each, old.place?.path ?? '')),
		...(saysOwn ? [] : (old.listAddresses?.(article) ?? [])),
	];
	return {
		...fields,
		...(old.author && !fields['author'] && { author: old.author }),
		...(all.length > 0 && { aliases: all }),
	};
}
