import { findTranslations, isPortuguese, type Spoken } from '../translations.ts';
import type { MarkdownSite } from './read-site.ts';

type Fields = Record<string, unknown>;

/** What an article and its translations have in common, as plugins of Jekyll and Eleventy, Hugo and Gatsby call it. */
const shared =
	/^(?:ref|(?:lang|page|post|i18n)[-_]?(?:ref|id|key)|translation[-_]?(?:ref|id|key)|lng[-_]pair)$/;
const languages = ['lang', 'language', 'locale'];

const isSaid = (value: unknown): value is string | number =>
	typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');

/** Undefined where a header names nothing in common; one that says no language is in Portuguese. */
function readSpoken(name: string, fields: Fields): Spoken | undefined {
	const texts = Object.entries(fields).flatMap(([key, value]) =>
		shared.test(key) && isSaid(value) ? [`${key}: ${value}`] : [],
	);
	if (texts.length === 0) return undefined;
	const language = String(languages.map((key) => fields[key]).find(isSaid) ?? 'pt').trim();
	return { name, texts, language: isPortuguese(language) ? 'pt' : language };
}

/** The site with those translations, too, that only their headers tell. */
export async function withHeaderLanguages<Site extends MarkdownSite>(
	site: Site,
	readFields: (name: string) => Promise<Fields>,
): Promise<Site> {
	const spoken: Spoken[] = [];
	for (const name of site.articles) {
		const own = name.slice(site.root.length);
		if (site.translations.has(own)) continue;
		const each = readSpoken(own, await readFields(name));
		if (each) spoken.push(each);
	}
	const found = findTranslations(spoken);
	if (found.size === 0) return site;
	const isFound = (name: string) => found.has(name.slice(site.root.length));
	return {
		...site,
		translations: new Map([...site.translations, ...found]),
		articles: [
			...site.articles.filter((name) => !isFound(name)),
			...site.articles.filter((name) => isFound(name)),
		],
	};
}
