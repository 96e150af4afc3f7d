/** At most so many letters, without what a sentence would end with. */
export function cutAtWord(text: string, length: number): string {
	const head = text.slice(0, length);
	const space = /\s/.test(text[length] ?? '') ? length : head.lastIndexOf(' ');
	const cut = space > length / 2 ? head.slice(0, space) : dropHalfCharacter(head);
	return cut.replace(/[\s.,;:!?…\u2010-\u2015-]+$/u, '');
}

/** Never splits a surrogate pair, a letter from its accent, or an emoji sequence. */
function dropHalfCharacter(head: string): string {
	return head.replace(/[\ud800-\udbff]$/, '').replace(/\u200d$/, '');
}

/** The same with '…', where anything is cut. */
export const cutToFit = (text: string, most: number): string =>
	text.length <= most ? text : `${cutAtWord(text, most - 1)}…`;
