/** Names that Word, LibreOffice, Google Docs, Wikipedia and Pandoc give to the text of a note. */
const noteName =
	/#(?=[^#]*$)(?!.*ref|.*anc$)((?:_?(?:ftn|edn)|ftnt|sdfootnote|sdendnote|cite_note|fn)[-:_\w.]*)$/i;
const sign = /^[\s[(]*(?:\d{1,4}|[ivxlc]{1,7}|[a-z*†])[\s\])]*$/i;
/** Noncharacters, which no text contains. */
const [open, close] = ['\uFDD0', '\uFDD1'];

const nameIn = (link: Element) => noteName.exec(link.getAttribute('href') ?? '')?.[1];

function findNote(body: HTMLElement, link: Element): Element | undefined {
	const name = CSS.escape(nameIn(link) ?? '');
	const target = body.querySelector(`#${name}, [name="${name}"]`);
	const holders = ['li', 'div[id]', 'p'].map((kind) => target?.closest(kind));
	return holders.find((one) => one && !one.contains(link)) ?? undefined;
}

/** Takes the links back to the text out of a note, with the number in front of it. */
function takeBackLinks(note: Element): void {
	for (const link of note.querySelectorAll('a[href*="#"]')) {
		const isBack = /ref|anc$/.test(link.getAttribute('href') ?? '');
		if (isBack) (link.closest('.mw-cite-backlink') ?? link).remove();
	}
	for (const mark of note.querySelectorAll('.mw-cite-backlink')) mark.remove();
}

/** Takes the line away that separates the notes from the text. */
function takeRule(note: Element): void {
	for (const below of [note, note.parentElement]) {
		const above = below?.previousElementSibling;
		if (above?.localName === 'hr') above.remove();
	}
}

/**
 * Replaces the signs of footnotes, and moves their texts into the element that it returns, each into a child. Signs
 * without a text stay as they are, but lead nowhere any more.
 */
export function takeNotes(body: HTMLElement, first: number): HTMLElement {
	const holder = body.ownerDocument.createElement('div');
	const numbers = new Map<Element, number>();
	const signs = [...body.querySelectorAll('a[href*="#"]')].filter(
		(link) => nameIn(link) && sign.test(link.textContent ?? ''),
	);
	const found = signs.map((link) => [link, findNote(body, link)] as const);
	for (const [link, note] of found) {
		if (!note) {
			if ((link.getAttribute('href') ?? '').startsWith('#')) link.replaceWith(...link.childNodes);
			continue;
		}
		const number = numbers.get(note) ?? first + numbers.size;
		numbers.set(note, number);
		(link.closest('sup') ?? link).replaceWith(`${open}${number}${close}`);
	}
	for (const note of numbers.keys()) {
		takeBackLinks(note);
		takeRule(note);
		const text = body.ownerDocument.createElement('div');
		text.append(...note.childNodes);
		note.remove();
		holder.append(text);
	}
	for (const list of body.querySelectorAll(
		'[data-style*="footnote-list"], [data-style*="endnote-list"]',
	))
		list.remove();
	for (const list of body.querySelectorAll('ol:empty, ol.references:not(:has(li))')) list.remove();
	body.append(holder);
	return holder;
}

export const writeSigns = (markdown: string): string =>
	markdown.replaceAll(open, '[^').replaceAll(close, ']');

/** The notes' definitions, in their order; further paragraphs of a note are indented. */
export function writeNotes(
	holder: HTMLElement,
	first: number,
	write: (note: HTMLElement) => string,
): string {
	return [...holder.children]
		.map(
			(note, at) => `[^${first + at}]: ${write(note as HTMLElement).replace(/\n(?=.)/g, '\n    ')}`,
		)
		.join('\n');
}
