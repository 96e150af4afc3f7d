import { basename, dirname, extname } from 'node:path/posix';
import { fold } from '#domain/text/fold';

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
export function ownName(name: string): string {
	const file = basename(name, extname(name));
	return /^index(?:\.[a-z-]{2,5})?$/i.test(file) ? basename(dirname(name)) : file;
}

/** What Jekyll's and Hexo's words stand for. */
export function listValues({ fields, given, name }: OldArticle): Record<string, string> {
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

/** Undefined where a word is not known, or the article has no day. */
export function fillPattern(pattern: string, values: Record<string, string>): string | undefined {
	if (values['year'] === '' && /:(?:short_)?year|:i?_?(?:month|day)/.test(pattern))
		return undefined;
	const filled = pattern.replace(
		/:([a-z]+(?:_[a-z]+)*)/g,
		(word, name: string) => values[name] ?? word,
	);
	return /[:{}]/.test(filled) ? undefined : `/${filled}`.replace(/\/{2,}/g, '/');
}
