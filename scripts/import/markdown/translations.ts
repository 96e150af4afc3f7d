import { basename, dirname, extname } from 'node:path/posix';

const languages = '(?:pt|en|es|fr|de|it|nl|pl|ru|ja|ko|zh)(?:[-_][a-z]{2,4})?';
const inName = new RegExp(`^(.+)\\.(${languages})$`, 'i');
const inPath = new RegExp(`(^|/)(${languages})/`, 'i');
const shown = new Intl.DisplayNames('pt-BR', { type: 'language' });

interface Spoken {
	name: string;
	/** The same for an article's translations. */
	text: string;
	/** '' where the name does not say it. */
	language: string;
}

/** Hugo's two ways: `mesa.en.md` beside `mesa.md`, and folders `en` and `pt-br`. */
function readLanguage(name: string): Spoken {
	const [, stem, suffix = ''] = inName.exec(basename(name, extname(name))) ?? [];
	if (stem) return { name, text: `${dirname(name)}/${stem}`, language: suffix };
	const text = name.replace(extname(name), '');
	const [, , folder = ''] = inPath.exec(name) ?? [];
	return { name, text: text.replace(inPath, '$1'), language: folder };
}

const order = ({ language }: Spoken) => (/^pt/i.test(language) ? 0 : language === '' ? 1 : 2);

/** The articles that are there in Portuguese, or in the blog's own language, too; with their language. */
export function findTranslations(names: readonly string[]): ReadonlyMap<string, string> {
	const texts = new Map<string, Spoken[]>();
	for (const name of names) {
		const spoken = readLanguage(name);
		texts.set(spoken.text, [...(texts.get(spoken.text) ?? []), spoken]);
	}
	const others = [...texts.values()].flatMap((each) => {
		const [first, ...rest] = each.sort((one, other) => order(one) - order(other));
		return rest.filter(({ language }) => language !== first?.language);
	});
	return new Map(
		others.map(({ name, language }) => [
			name,
			language === '' ? 'outra língua' : (shown.of(language.replace('_', '-')) ?? language),
		]),
	);
}
