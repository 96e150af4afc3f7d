import { basename, extname } from 'node:path/posix';
import { parse as parseYaml } from 'yaml';
import { fold } from '#domain/fold';
import { decodeText } from './decode-text.ts';
import { isRecord } from './front-matter.ts';
import type { MarkdownSite } from './read-site.ts';

type Fields = Record<string, unknown>;

/** What the old site's settings say about every article. */
export interface OldSite {
	/** `/:year/:month/:title/` */
	pattern?: string | undefined;
	author?: string | undefined;
}

/** Jekyll's names for its patterns. */
const named: Record<string, string> = {
	date: '/:categories/:year/:month/:day/:title.html',
	pretty: '/:categories/:year/:month/:day/:title/',
	none: '/:categories/:title.html',
};
const hexoDefault = ':year/:month/:day/:title/';

/** Settings that cannot be read count as empty. */
function parseSettings(bytes: Uint8Array): Fields {
	try {
		const given: unknown = parseYaml(decodeText(bytes).text, { logLevel: 'silent' });
		return isRecord(given) ? given : {};
	} catch {
		return {};
	}
}

/** From a `_config.yml`. */
export function readOldSite(bytes: Uint8Array, { isHexo }: Pick<MarkdownSite, 'isHexo'>): OldSite {
	const { permalink, author } = parseSettings(bytes);
	const name = isRecord(author) ? author['name'] : author;
	const given = typeof permalink === 'string' ? permalink : isHexo ? hexoDefault : 'date';
	return {
		pattern: named[given] ?? given,
		...(typeof name === 'string' && { author: name }),
	};
}

function fill(pattern: string, fields: Fields, file: string): string | undefined {
	const [, year = '', month = '', day = ''] =
		/^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(String(fields['date'] ?? '')) ?? [];
	const own = basename(file, extname(file)).replace(/^\d{4}-\d\d?-\d\d?-/, '');
	const title = typeof fields['slug'] === 'string' ? fields['slug'] : own;
	const category = typeof fields['category'] === 'string' ? fields['category'] : '';
	const values: Record<string, string> = {
		...{ year, short_year: year.slice(2), title, slug: title, name: own, filename: own },
		...{ month: month.padStart(2, '0'), i_month: month, day: day.padStart(2, '0'), i_day: day },
		...{ categories: category.toLowerCase(), category: fold(category), output_ext: '.html' },
	};
	if (year === '' && /:(?:short_)?year|:i?_?(?:month|day)/.test(pattern)) return undefined;
	const filled = pattern.replace(
		/:([a-z]+(?:_[a-z]+)*)/g,
		(word, name: string) => values[name] ?? word,
	);
	return /[:{}]/.test(filled) ? undefined : `/${filled}`.replace(/\/{2,}/g, '/');
}

/** Fills in the address and author from the old site's settings. */
export function withOldSite(fields: Fields, { name }: { name: string }, old: OldSite): Fields {
	const given = (Array.isArray(fields['aliases']) ? fields['aliases'] : []).map(String);
	const saysOwn = Boolean(fields['permalink'] ?? fields['url']);
	const patterns = saysOwn || !old.pattern ? given : [...given, old.pattern];
	const aliases = patterns.flatMap((each) =>
		/(?:^|\/):[a-z]/.test(each) ? (fill(each, fields, name) ?? []) : each,
	);
	return {
		...fields,
		...(old.author && !fields['author'] && { author: old.author }),
		...(aliases.length > 0 && { aliases }),
	};
}
