import { isPortuguese, languageName } from '../translations.ts';
import type { WordPressItem } from './read-export.ts';

/** Where qTranslate and its kin keep all languages of a text in one: `[:pt]Sala[:en]Room[:]`. */
const marks = /\[:([a-z]{2})?\]|<!--:([a-z]{2})?-->|\{:([a-z]{2})?\}/g;

interface Part {
	/** '' where it is for all of them. */
	language: string;
	text: string;
}

function splitLanguages(text: string): Part[] {
	const parts: Part[] = [];
	let language = '';
	let from = 0;
	for (const match of text.matchAll(marks)) {
		parts.push({ language, text: text.slice(from, match.index) });
		language = match[1] ?? match[2] ?? match[3] ?? '';
		from = match.index + match[0].length;
	}
	return [...parts, { language, text: text.slice(from) }];
}

/** Of texts in several languages the Portuguese one, or the blog's own; `others` are the languages left out. */
export function keepLanguage(
	item: WordPressItem,
	own: string,
): { item: WordPressItem; kept: string; others: string[] } {
	const said = new Set(
		[...Object.values(item.texts), ...item.terms.map(({ name }) => name)]
			.flatMap(splitLanguages)
			.flatMap(({ language, text }) => (language !== '' && text.trim() !== '' ? language : [])),
	);
	if (said.size === 0) return { item, kept: '', others: [] };
	const [first = ''] = said;
	const kept =
		[...said].find(isPortuguese) ?? [...said].find((each) => each === own.slice(0, 2)) ?? first;
	const keep = (text: string) =>
		splitLanguages(text)
			.map((part) => (part.language === '' || part.language === kept ? part.text : ''))
			.join('');
	return {
		item: {
			...item,
			texts: Object.fromEntries(
				Object.entries(item.texts).map(([name, text]) => [name, keep(text)]),
			),
			terms: item.terms.map((term) => ({ ...term, name: keep(term.name) })),
		},
		kept,
		others: [...said].filter((each) => each !== kept).map(languageName),
	};
}
