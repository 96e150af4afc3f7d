/** An article, and what tells its language. */
export interface Spoken {
	name: string;
	/** Each is the same for an article's translations. */
	texts: readonly string[];
	/** '' where nothing says it: the blog's own. */
	language: string;
}

const shown = new Intl.DisplayNames('pt-BR', { type: 'language' });

/** qTranslate has a code of its own for Brazil's. */
export const isPortuguese = (language: string) => /^(?:pt|pb|br)(?![a-z])/i.test(language);

/** @example languageName('en_US') → 'inglês americano' */
export function languageName(language: string): string {
	if (isPortuguese(language)) return 'português';
	try {
		return shown.of(language.replace('_', '-')) ?? language;
	} catch {
		return language;
	}
}

/** Whether a language is neither Portuguese nor the blog's own. */
export const isForeign = (language: string, own: string) =>
	language !== '' &&
	!isPortuguese(language) &&
	language.slice(0, 2).toLowerCase() !== own.slice(0, 2).toLowerCase();

/** The articles that are there in Portuguese, or in the blog's own language, too; with their language. */
export function findTranslations(
	articles: readonly Spoken[],
	own = '',
): ReadonlyMap<string, string> {
	const order = ({ language }: Spoken) =>
		isPortuguese(language) ? 0 : isForeign(language, own) ? 2 : 1;
	const texts = new Map<string, Spoken[]>();
	for (const article of articles)
		for (const text of article.texts) texts.set(text, [...(texts.get(text) ?? []), article]);
	const others = [...texts.values()].flatMap((each) => {
		const [first, ...rest] = each.sort((one, other) => order(one) - order(other));
		return rest.filter(({ language }) => language !== first?.language);
	});
	return new Map(
		others.map(({ name, language }) => [
			name,
			language === '' ? 'outra língua' : languageName(language),
		]),
	);
}
