import { rename } from './clean-paste.ts';

/** A paragraph's style, as Word and Word for the web name it. */
const ofStyle = (word: string, web = word) =>
	`p[class^="Mso${word}"], p:has(> [data-ccp-parastyle^="${web}" i])`;
const titles = ofStyle('Title');
const quotes = `${ofStyle('Quote')}, ${ofStyle('IntenseQuote', 'Intense Quote')}`;
const contents = `${ofStyle('Toc', 'toc ')}, [id^="Table of Contents"]`;

/** Names that programs give to parts of a document, which are none of an article's. */
const partName = /^#(?:_toc|_ref|_hlk|_?heading=|bookmark=|__refheading)/i;
const linked = 'a[href^="#"]';

/** Gives what Word writes as styled paragraphs its element. */
export function nameStyles(body: HTMLElement): void {
	for (const title of body.querySelectorAll(titles)) rename(title, 'h1');
	let last: Element | undefined;
	for (const line of body.querySelectorAll(quotes)) {
		const isNext = last !== undefined && line.previousElementSibling === last;
		if (!isNext) {
			last = body.ownerDocument.createElement('blockquote');
			line.before(last);
		}
		const words = body.ownerDocument.createElement('p');
		words.append(...line.childNodes);
		line.remove();
		last?.append(words);
	}
}

const wordsOf = (elements: Iterable<Element>) =>
	[...elements].map(({ textContent }) => textContent).join('');
const isEntry = (line: Element) => {
	const words = wordsOf([line]).trim();
	return words !== '' && words === wordsOf(line.querySelectorAll(linked)).trim();
};

/** Removes the table of contents: its page numbers mean nothing here, and the article has its own. */
export function dropContents(body: HTMLElement): boolean {
	const named = [...body.querySelectorAll(contents)];
	const lists = [...body.querySelectorAll('ul, ol')].filter(
		(list) => list.querySelectorAll(linked).length > 1 && isLinkedList(list),
	);
	const lines = [...body.querySelectorAll('p')].filter(isEntry);
	const found = [...named, ...lists, ...(lines.length > 1 ? lines : [])];
	for (const line of found) line.remove();
	for (const link of body.querySelectorAll(linked))
		if (partName.test(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
	return found.length > 0;
}

const isLinkedList = (list: Element) =>
	[...list.querySelectorAll('li')].every((item) => {
		const own = item.cloneNode(true) as Element;
		for (const inner of own.querySelectorAll('ul, ol')) inner.remove();
		return isEntry(own);
	});

const name = /^\p{Lu}[\p{L}.'’-]*(?: (?:(?:d[aeo]s?|e) )?\p{Lu}[\p{L}.'’-]*)*$/u;

/** In Google Docs, somebody who is mentioned is a link to an address that is not for readers. */
export function namePeople(body: HTMLElement): boolean {
	const people = [
		...body.querySelectorAll('[id^="docs-internal-guid"] a[href^="mailto:" i]'),
	].filter(({ textContent }) => name.test((textContent ?? '').trim()));
	for (const person of people) person.replaceWith(...person.childNodes);
	return people.length > 0;
}
