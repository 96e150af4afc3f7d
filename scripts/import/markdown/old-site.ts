import { type OldLocation, placeAddress, readLocation } from '../old-location.ts';
import { plainAddress } from '../plain-address.ts';
import { isRecord, readSettings } from './front-matter.ts';
import { chooseAddresses, fillOwn, type OldArticle } from './old-addresses.ts';
import { readField, withoutRemarks } from './program-text.ts';
import type { MarkdownSite } from './read-site.ts';
import { readZone } from './time-zone.ts';

type Fields = Record<string, unknown>;

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
	return { url: readField(together, 'url'), baseurl: readField(together, 'baseUrl') };
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
			.flatMap((each) => fillOwn(each, article))
			.flatMap((each) => placeAddress(each, old.place?.path ?? '')),
		...(saysOwn ? [] : (old.listAddresses?.(article) ?? [])),
	];
	return {
		...fields,
		...(old.author && !fields['author'] && { author: old.author }),
		...(all.length > 0 && { aliases: all }),
	};
}
