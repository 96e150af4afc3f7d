import { hashText } from '#domain/text/hash-text';
import type { Talk } from './find-talks.ts';

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
