import { hashText } from '#domain/text/hash-text';
import { maskCode } from '#domain/text/mask-code';
import { readHead, wordsOf } from './chat-text.ts';

/** A conversation that stands in a text as WhatsApp copied it. */
export interface Talk {
	from: number;
	to: number;
	/** Who spoke when, of each message: what stays while its words are corrected. */
	heads: string[];
}

/** No message begins a line with these. */
const ofAuthor = /^(?:#{1,6} |!\[|<[a-z]|\|)/i;

/** What stands between two of these, without an hour in its paragraph, nobody said. */
export function findTalks(text: string): Talk[] {
	const talks: (Talk & { isNamed: boolean })[] = [];
	let goesOn = false;
	let wasBlank = true;
	let at = 0;
	for (const line of maskCode(text).split('\n')) {
		const head = readHead(wordsOf(line));
		const isBlank = line.trim() === '';
		if (head && !goesOn) talks.push({ from: at, to: at, heads: [], isNamed: false });
		if (!isBlank) goesOn = !!head || (goesOn && !wasBlank && !ofAuthor.test(line));
		const last = talks.at(-1);
		if (last && goesOn && !isBlank) {
			last.to = at + line.length;
			if (head) last.heads.push(head.whole.trim());
			last.isNamed ||= !!head?.name;
		}
		wasBlank = isBlank;
		at += line.length + 1;
	}
	return talks.filter(({ isNamed }) => isNamed).map(({ isNamed: _, ...talk }) => talk);
}

const key = 'deskTalksAsCopied';
const most = 2_000;

/** Hashes: whose conversation it was is nothing for a browser to remember. */
function readKept(): number[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
		return Array.isArray(kept) ? kept.filter((one) => typeof one === 'number') : [];
	} catch {
		return [];
	}
}

/** Remembers in this browser that these are to stay as they were copied. */
export function keepAsCopied(talks: readonly Talk[]): void {
	const hashes = new Set([...readKept(), ...talks.flatMap(({ heads }) => heads.map(hashText))]);
	try {
		localStorage.setItem(key, JSON.stringify([...hashes].slice(-most)));
	} catch {
		// They are asked about again.
	}
}

/** The others. */
export function withoutKept(talks: readonly Talk[]): Talk[] {
	const kept = new Set(readKept());
	return talks.filter(({ heads }) => !heads.some((head) => kept.has(hashText(head))));
}
