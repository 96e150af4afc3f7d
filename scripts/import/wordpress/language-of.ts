import type { Spoken } from '../translations.ts';
import type { WordPressItem } from './read-export.ts';

const codes = 'pt pb br en es fr de it nl pl ru ja ko zh ca gl sv da fi cs tr ar he uk'.split(' ');
const code = new RegExp(`^(?:pll_)?((?:${codes.join('|')})(?:[-_][a-z]{2,4})?)$`, 'i');
const inPath = new RegExp(`^/((?:${codes.join('|')})(?:[-_][a-z]{2,4})?)(?=/)`, 'i');

/** Polylang's and xili's taxonomies, and the fields of WPML, Bogo and others. */
const languageDomain = /^(?:post_)?lang(?:uages?)?$/i;
const languageField =
	/^_?(?:(?:wpml|icl|pll|trp|post)_)*(?:import_)?(?:post_)?(?:language(?:_code)?|lang|locale)$/i;
const groupField = /^_?(?:wpml_import_)?(?:translation_group|trid)$/i;
const originalField = /^_?(?:icl_lang_duplicate_of|original_post)$/i;

const names = ['en', 'pt-BR'].map((each) => new Intl.DisplayNames(each, { type: 'language' }));

/** A code, or a language's name in English or Portuguese. */
function readCode(given: string): string {
	const [, found] = code.exec(given.trim()) ?? [];
	const word = given.trim().toLowerCase();
	return (
		found ??
		codes.find((each) => names.some((shown) => shown.of(each)?.toLowerCase() === word)) ??
		''
	);
}

/** A link's path, in which a plugin may put the language first, unless a category is called so. */
function readLink({ texts, terms }: WordPressItem, baseUrl: string) {
	const link = texts['link'] ?? '';
	if (!URL.canParse(link)) return { path: link, language: '' };
	const url = new URL(link);
	const base = URL.canParse(baseUrl) ? new URL(baseUrl).pathname.replace(/\/$/, '') : '';
	const path = url.pathname.startsWith(base) ? url.pathname.slice(base.length) : url.pathname;
	const [start = '', first = ''] = inPath.exec(path) ?? [];
	const isCategory = terms.some(
		({ domain, nicename }) =>
			domain === 'category' && nicename.toLowerCase() === first.toLowerCase(),
	);
	const query = url.search.replace(/(?<=[?&])lang=[^&]*&?/, '').replace(/[?&]$/, '');
	return first !== '' && !isCategory
		? { path: path.slice(start.length) + query, language: first }
		: { path: path + query, language: url.searchParams.get('lang') ?? '' };
}

const valuesOf = ({ meta }: WordPressItem, field: RegExp) =>
	[...meta].flatMap(([key, values]) => (field.test(key) ? values : [])).filter(Boolean);

/** Of an item, whichever plugin translated the blog. */
export function readLanguage(item: WordPressItem, baseUrl: string): Spoken {
	const { texts, terms } = item;
	const link = readLink(item, baseUrl);
	const said = [
		...terms
			.filter(({ domain }) => languageDomain.test(domain))
			.flatMap(({ nicename, name }) => [nicename, name]),
		...valuesOf(item, languageField),
		link.language,
	];
	const found = said.map(readCode).find((each) => each !== '') ?? '';
	const id = texts['post_id'] ?? '';
	const groups = [
		...terms.flatMap(({ domain, nicename }) => (domain === 'post_translations' ? nicename : [])),
		...valuesOf(item, groupField),
	];
	const originals = valuesOf(item, originalField).map((each) => `post ${each}`);
	// Translations that no group names have the day of their original, or its address.
	const date = texts['post_date'] ?? '';
	const alike = [...(date === '' ? [] : [`em ${date}`]), link.path];
	return {
		name: id,
		texts: [`post ${id}`, ...originals, ...(groups.length > 0 ? groups : alike)],
		language: found,
	};
}
