import { fold } from '#domain/fold';

const tableSize = 0x2100;
/** What a character of a text is to the index, beside the code of the folded letter that it stands for. */
export const separator = 0;
const dropped = 1;
/** Not to be judged alone: the whole line takes the slow way. */
export const intricate = 2;
const capitalSigma = 0x3a3;

const codes = new Uint16Array(tableSize).map((_, code) => judge(code));

/** The judgement of a character, taken from `fold` itself, so that both agree. */
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
