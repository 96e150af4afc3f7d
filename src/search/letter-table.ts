import { fold } from '#domain/fold';

const tableSize = 0x2100;
/** What a character means to the index, beside the code of its folded letter. */
export const separator = 0;
const dropped = 1;
/** Depends on its context, so the whole line takes the slow path. */
export const intricate = 2;
const capitalSigma = 0x3a3;

const codes = new Uint16Array(tableSize).map((_, code) => judge(code));

/** Classifies a character by means of `fold` itself, so that both agree. */
export function judgeLetter(code: number): number {
	return code < tableSize ? (codes[code] as number) : intricate;
}

function judge(code: number): number {
	if (code === capitalSigma) return intricate;
	const folded = fold(String.fromCharCode(code));
	if (folded === '') return dropped;
	if (folded.length > 1) return intricate;
	return /[\p{L}\p{N}]/u.test(folded) ? folded.charCodeAt(0) : separator;
}
