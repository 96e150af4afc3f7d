import { slugify } from '#domain/names/slug';
import { fillPattern, listValues, type OldArticle, ownName } from './address-pattern.ts';
import { isRecord } from './front-matter.ts';
import { listSections } from './sections.ts';

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

export function listHugoAddresses({ permalinks }: Fields, article: OldArticle): string[] {
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

/** Zola writes every address without accents, and a file's day is not part of it. */
export function listZolaAddresses({ given, name }: OldArticle): string[] {
	if (typeof given['path'] === 'string') return [given['path']];
	const own = ownName(name).replace(/^\d{4}-\d\d-\d\d(?:T[^-_]*)?[-_]/, '');
	const slug = typeof given['slug'] === 'string' ? given['slug'] : own;
	return [`/${[...listSections(name), slug].map(slugify).join('/')}/`];
}
