/**
 * What a letter's neighbours decide: signs that nobody sees go; `nº` is `número`, unlike `no`; `13.º` and `13°` are `13º`,
 * unlike `25°C`; after a digit a fraction, a raised digit or a square metre is a word of its own; `P.J.` is `PJ`, and
 * `NR 17` and `Wi Fi` are `NR-17` and `Wi-Fi`. Looking behind comes last: that is much faster.
 */
const inContext = new RegExp(
	[
		String.raw`\p{DI}+`,
		String.raw`[nN]\.?[º°](?<![\p{L}\p{N}][nN]\.?.)|№`,
		String.raw`\.(?=[ºª])`,
		String.raw`°(?<=\p{Nd}°)(?!\p{L})`,
		String.raw`\p{Nd}(?=\p{No}|[kcdmKCDM]?[mM][²³23](?![\p{L}\p{N}]))`,
		String.raw`\.(?=\p{L}(?![\p{L}\p{N}]))(?<=(?<![\p{L}\p{N}])\p{L}\.)`,
		String.raw`[ \u00a0\u202f](?:(?=\p{Nd})(?<=(?<![\p{L}\p{N}])\p{Lu}{2,5}.)|(?=\p{Lu}\p{Ll}(?![\p{L}\p{N}]))(?<=(?<![\p{L}\p{N}])\p{Lu}\p{Ll}.))`,
		String.raw`[´\u0060](?=\p{L})(?<=\p{L}.)`,
		'…',
	].join('|'),
	'gu',
);

function replace(sign: string): string {
	if (sign === '°') return 'º';
	if (sign === '…') return ' ';
	if (/^[n№]/i.test(sign)) return 'numero';
	if (/^[ \u00a0\u202f]/.test(sign)) return '-';
	if (/^[´`]/.test(sign)) return "'";
	// No space, which may stand within a number.
	return /^\p{Nd}/u.test(sign) ? `${sign}\t` : '';
}

/** Letters that no decomposition reduces to those that keyboards have. */
const spelled = new Map(
	'ß:ss æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ħ:h ı:i ς:σ \u2044:/'
		.split(' ')
		.map((pair) => pair.split(':') as [string, string]),
);
const toSpell = /[ßæœøłđðþħıς\u2044]/g;

const foldLetters = (text: string) =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/\p{M}+/gu, '')
		.replace(toSpell, (letter) => spelled.get(letter) ?? letter);

/**
 * Text as searches see it, in the index, a query and marks: `Gestão` → `gestao`, `13.º` → `13o`, `ﬁm` → `fim`, `½` →
 * `1/2`. Addresses and names are compared by `fold`, which must not change.
 */
export const foldForSearch = (text: string): string =>
	foldLetters(text.replace(inContext, replace));

interface FoldedText {
	folded: string;
	/** The offsets in the original where the letter of each position starts and ends. */
	starts: number[];
	ends: number[];
}

/** The same, knowing where each letter stood. */
export function foldWithOrigins(text: string): FoldedText {
	let folded = '';
	const starts: number[] = [];
	const ends: number[] = [];
	const add = (letters: string, from: number) => {
		let at = from;
		for (const letter of letters) {
			const plain = foldLetters(letter);
			const end = at + letter.length;
			// An accent belongs to the letter before it.
			if (plain === '' && ends.length > 0) ends[ends.length - 1] = end;
			for (let index = 0; index < plain.length; index++) {
				starts.push(at);
				ends.push(end);
			}
			folded += plain;
			at = end;
		}
	};
	let read = 0;
	for (const { 0: sign, index } of text.matchAll(inContext)) {
		add(text.slice(read, index), read);
		read = index + sign.length;
		for (const letter of foldLetters(replace(sign))) {
			folded += letter;
			starts.push(index);
			ends.push(read);
		}
	}
	add(text.slice(read), read);
	return { folded, starts, ends };
}
