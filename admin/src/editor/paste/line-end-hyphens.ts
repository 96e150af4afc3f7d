/** Beginnings of words that bear a hyphen wherever they stand in a line. */
const compounds =
	'guarda-chuva guarda-roup guarda-costa guarda-so guarda-volum guarda-corpo guarda-vida guarda-móve porta-voz porta-mala porta-retrat porta-luva quebra-cabeç arranha-cé saca-rolha salva-vida lava-louç bate-pap vira-lata beija-flor couve-flor arco-íris água-viva bem-estar bem-vind bem-sucedid bem-humorad bem-feit mal-estar mal-entendid mal-humorad mal-educad sem-teto sem-terra sem-fim meio-dia meio-fio meia-noite alto-falant alto-mar baixo-relevo curto-circuit matéria-prima obra-prima primeiro-ministr primeira-dama decreto-lei norte-american sul-american latino-american segunda-feir terça-feir quarta-feir quinta-feir sexta-feir couro-crua mesa-redond palavra-chave pessoa-chave ponto-chav data-limit carro-chef banho-mari cavalo-marinh pronto-socorr livre-docen longa-metragem curta-metragem sócio-fundador diretor-executiv e-mail wi-fi check-in check-out check-list co-working coffee-break home-office follow-up know-how start-up on-line off-line self-servic happy-hour pay-back ex-alun ex-chef ex-coleg ex-client ex-diretor ex-funcionári ex-governador ex-inquilin ex-marid ex-ministr ex-mulher ex-namorad ex-prefeit ex-president ex-sóci'.split(
		' ',
	);
const longestEnding = 4;
/** These are never the beginning of a word that is written as one. */
const apart = /^(?:além|aquém|recém|vice|pós|pré|pró|grã|grão)$|[áéíóúâêô]\p{L}*ic[oa]$/u;
const beforeSameVowel =
	/^(?:anti|auto|contra|extra|infra|intra|macro|mega|micro|mini|multi|neo|pseudo|semi|sobre|supra|tele|ultra)$/;
const beforeR = /^(?:hiper|inter|super)$/;

/** Which ends of a verb a pronoun follows behind a hyphen; elsewhere the same letters are a syllable. */
const pronouns: readonly (readonly [pronoun: RegExp, verb: RegExp])[] = [
	[/^(?:o|a|os|as)$/, /[aeiouãáéêíóôm]$/],
	[
		/^(?:se|me|te|lhes?)$/,
		/^(?!(?:qua|cri|fra|cau|gre)$)(?!\p{L}*[áéíóúâêô][^aeiou]+[aeiou]+$)(?:é|dá|vê|lê|crê|\p{L}+[aeioumrzáéêã])$/u,
	],
	[/^(?:l[oa]s?)$/, /(?:[áéêíô]|\p{L}{3}i)$/u],
	[/^n[oa]s?$/, /(?:am|em|ão|õe)$/],
	[/^nos$/, /(?:mo|\p{L}r|ou|eu|iu)$/u],
];

const mostLetters = 40;

/** The words of a text, with the hyphens within them. */
export const listWords = (text: string): ReadonlySet<string> =>
	new Set(text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu));

/**
 * Whether a word that a line's end parts at a hyphen has it wherever it stands, as `guarda-chuva`. What the text itself
 * writes elsewhere decides first.
 */
export function keepsHyphen(left: string, right: string, known: ReadonlySet<string>): boolean {
	const [start, end] = [left.toLowerCase(), right.toLowerCase()];
	if (!/^\p{Ll}+$/u.test(start) || !/^\p{Ll}+$/u.test(right)) return true;
	if (known.has(start + end) || left.length > mostLetters) return false;
	const word = `${start}-${end}`;
	if (known.has(word) || apart.test(start)) return true;
	if (beforeSameVowel.test(start) && (end.startsWith('h') || end[0] === start.at(-1))) return true;
	if (beforeR.test(start) && /^[rh]/.test(end)) return true;
	if (pronouns.some(([pronoun, verb]) => pronoun.test(end) && verb.test(start))) return true;
	return compounds.some(
		(stem) => word.startsWith(stem) && word.length - stem.length <= longestEnding,
	);
}
