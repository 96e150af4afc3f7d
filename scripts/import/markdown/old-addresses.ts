import { basename, dirname, extname } from 'node:path/posix';
import { fold } from '#domain/text/fold';
import { tableOf } from '#domain/text/table-of';
import { isRecord } from './front-matter.ts';
import type { MarkdownSite } from './read-site.ts';
import { listSections } from './sections.ts';

type Fields = Record<string, unknown>;

/** An article whose old address is asked for. */
export interface OldArticle {
	fields: Fields;
	/** The same as its file says them. */
	given: Fields;
	/** The file's name in the site's folder. */
	name: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const listOf = (value: unknown) =>
	(Array.isArray(value) ? value.flat(2) : [value]).flatMap((each) => textOf(each) || []);

/** A bundle is named after its folder. */
function ownName(name: string): string {
	const file = basename(name, extname(name));
	return /^index(?:\.[a-z-]{2,5})?$/i.test(file) ? basename(dirname(name)) : file;
}

/** What Jekyll's words stand for. */
function listValues({ fields, given, name }: OldArticle): Record<string, string> {
	const [, year = '', month = '', day = ''] =
		/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(String(fields['date'] ?? '')) ?? [];
	const own = ownName(name).replace(/^\d{4}-\d\d?-\d\d?-/, '');
	const title = textOf(fields['slug']) || own;
	const category = textOf(fields['category']);
	const all = [...listOf(given['category']), ...listOf(given['categories'])];
	const categories = Array.isArray(given['categories']) ? all : [category];
	return {
		year,
		short_year: year.slice(2),
		title,
		slug: title,
		name: own,
		filename: own,
		month: month.padStart(2, '0'),
		i_month: month,
		day: day.padStart(2, '0'),
		i_day: day,
		categories: categories.join('/').toLowerCase(),
		category: fold(category),
		output_ext: '.html',
	};
}

/** Empty where a word is not known, or the article has no day. */
function fillPattern(pattern: string, values: Record<string, string>): string[] {
	if (values['year'] === '' && /:(?:short_)?year|:i?_?(?:month|day)/.test(pattern)) return [];
	const filled = pattern.replace(
		/:([a-z]+(?:_[a-z]+)*)/g,
		(word, name: string) => values[name] ?? word,
	);
	return /[:{}]/.test(filled) ? [] : [`/${filled}`.replace(/\/{2,}/g, '/')];
}

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
	return fillPattern(pattern, values);
}

/** Jekyll's names for its patterns. */
const named = tableOf<string>({
	date: '/:categories/:year/:month/:day/:title.html',
	pretty: '/:categories/:year/:month/:day/:title/',
	none: '/:categories/:title.html',
});

/** Of Jekyll and Hugo; those of other tools only the articles tell. */
export function chooseAddresses(
	settings: Fields,
	site: MarkdownSite,
): (article: OldArticle) => string[] {
	const [name = ''] = site.settings;
	const isOther =
		site.isHexo || /\.py$|docusaurus/.test(name) || settings['base_url'] !== undefined;
	if (isOther) return () => [];
	if (!/_config\.ya?ml$/.test(name)) return (article) => listHugoAddresses(settings, article);
	const given = String(settings['permalink'] ?? 'date');
	return (article) => fillPattern(named[given] ?? given, listValues(article));
}

/** Words of a pattern may stand in an address that an article says itself. */
export const fillOwn = (address: string, article: OldArticle): string[] =>
	/(?:^|\/):[a-z]/.test(address) ? fillPattern(address, listValues(article)) : [address];
