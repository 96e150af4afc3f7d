/** Which end of a verb a pronoun follows behind a hyphen; elsewhere the same letters are a syllable. */
interface Joined {
	pronoun: RegExp;
	verb: RegExp;
	/** Beginnings that end like a verb, of words that are written as one. */
	not?: RegExp;
}

/** Stressed before its last syllable, as no verb is that a pronoun follows. */
const stressedEarlier = /[áéíóúâêô][^aeiouáéíóúâêôãõ]+[aeiou]+$/;
/** What readers are asked for, and verbs that take somebody along. */
const asking =
	/^(?:fale|conte|envie|ligue|procure|siga|visite|escreva|diga|chame|mande|contate|consulte|acompanhe|encontre|avise|informe|ajude|deixe|dê|permita|espere|traga|peça|conheça|lembre|mostre|responda|pergunte|faça|disse|parece|interessa|cabe)$/;

const rules: readonly Joined[] = [
	{ pronoun: /^[oa]s?$/, verb: /(?:[áéêô]|\p{L}{2}[ae]|[eio]u)$/u },
	{
		pronoun: /^se$/,
		verb: /(?:[rmzáéê]|ndo|[eio]u|[ao]i|\p{L}{2}[ae])$/u,
		not: /^(?:fra|qua|cra|gre|atra|defa|emba|dioce|cateque|(?:re)?p?ou)$/,
	},
	{
		pronoun: /^me$/,
		verb: /(?:[mz]|[eio]u|[aei]r)$/,
		not: /(?:fir|^(?:(?:des)?ar|alar|char|ger|ver|iner|(?:epi)?der))$/,
	},
	{
		pronoun: /^te$/,
		verb: /(?:[mz]|[eio]u|\p{L}{3}[ai]r)$/u,
		not: /^(?:açou|descar|encar|repar|compar|estandar|baluar)$/,
	},
	{ pronoun: /^lhes?$/, verb: /(?:[rmzáéê]|[eio]u|[ao]i)$/ },
	{
		pronoun: /^l[oa]s?$/,
		verb: /(?:[áéêíô]|\p{L}{2}i)$/u,
		not: /^(?:esti|aqui|tranqui|asi|sigi|mochi|argi|pupi|cochi|axi|cami|desfi|perfi|vaci|osci|desti|muti|compi|tequi|gori|crocodi|camomi)$/,
	},
	{ pronoun: /^n[oa]s?$/, verb: /(?:[ae]m|ão|õe)$/ },
	{
		pronoun: /^nos$/,
		verb: /(?:\p{L}mo|z|[eio]u|[ao]i|[aicz]r|[cz]er|ver)$/u,
		not: /^(?:gover|inver|hiber)$/,
	},
	{ pronoun: /^(?:me|nos|lhes?)$/, verb: asking },
];
const ofFuture = /^(?:ei|ás?|emos|eis|ão|ias?|íamos|iam)$/;

const isKnownVerb = (verb: string, known: ReadonlySet<string>) =>
	verb.length > 3 && known.has(verb);

/** Whether what stands behind a hyphen is a verb's pronoun, as in `fale-nos` and `dar-lhe-ei`. */
function isPronoun(verb: string, behind: string, known: ReadonlySet<string>): boolean {
	const [pronoun = '', ...more] = behind.split('-');
	if (!more.every((end) => ofFuture.test(end)) || stressedEarlier.test(verb)) return false;
	return rules.some(
		(rule) =>
			rule.pronoun.test(pronoun) &&
			!rule.not?.test(verb) &&
			(rule.verb.test(verb) || isKnownVerb(verb, known)),
	);
}

/** Beginnings of words that bear a hyphen wherever they stand in a line. */
const compounds =
	'guarda-chuva guarda-roup guarda-costa guarda-so guarda-volum guarda-corpo guarda-vida guarda-móve porta-voz porta-mala porta-retrat porta-luva quebra-cabeç arranha-cé saca-rolha salva-vida lava-louç bate-pap vira-lata beija-flor couve-flor arco-íris água-viva meio-dia meio-fio meia-noite alto-falant alto-mar baixo-relevo curto-circuit matéria-prima obra-prima primeiro-ministr primeira-dama decreto-lei norte-american sul-american latino-american segunda-feir terça-feir quarta-feir quinta-feir sexta-feir couro-crua mesa-redond palavra-chave pessoa-chave ponto-chav data-limit carro-chef banho-mari cavalo-marinh pronto-socorr livre-docen longa-metragem curta-metragem sócio-fundador diretor-executiv e-mail wi-fi check-in check-out check-list co-working coffee-break home-office follow-up know-how start-up on-line off-line happy-hour pay-back ex-alun ex-chef ex-coleg ex-client ex-inquilin ex-prefeit ex-president para-choqu para-bris para-rai para-lam boas-vinda código-font long-term short-term full-tim part-tim full-stack low-cost high-tech back-end front-end pop-up stand-up check-up day-use day-off hot-desk hot-dog pit-stop fast-food best-seller e-book e-commerc walk-in opt-in built-in log-in plug-in drive-thru talk-show ping-pong'.split(
		' ',
	);
const longestEnding = 4;

const vowel = '[aeiouáéíóúâêô]';
/** What bears a hyphen before such letters: in no word that is written as one does a line end between them. */
const apart: readonly (readonly [start: RegExp, end: RegExp])[] = [
	[/^(?:além|aquém|recém|vice|grã|bem|self)$/, /^/],
	[/^pré$/, /^(?!di|vi|sti)/],
	[/^pró$/, /^(?!xim|pri|log|te|ton|dig|sp|cli)/],
	[/^pós$/, /^(?!tum|ter)/],
	[/^mal$/, new RegExp(`^(?:${vowel}|[hl])`)],
	[/^sem$/, /^[^pb]/],
	[/^ex$/, /^[bdfgjlmnrsv]/],
	[/^re$/, /^r[^r]/],
	[/^sub$/, /^[bhr]/],
	[/^(?:pan|circum)$/, new RegExp(`^(?:${vowel}|[hmn])`)],
	[/^(?:hiper|inter|super)$/, /^(?:h|r(?!omp|up|og|egn))/],
	[/ão$/, /^(?!z)/],
	[/z$/, /^(?!mente)[b-df-hj-np-tv-z]/],
	// Two syllables behind its stress, a word is over.
	[/[áéíóúâêô][^aeiouãõ]+[aeiou]+[^aeiouãõ]+[aeo]$/, /^/],
];
const beforeSameVowel =
	/^(?:aero|agro|anti|arqui|auto|bio|contra|eletro|extra|foto|geo|hidro|infra|intra|macro|maxi|mega|micro|mini|multi|neo|poli|proto|pseudo|retro|semi|sobre|supra|tele|ultra)$/;
/** Short words that another one follows with a preposition: `faz-de-conta`, `cor-de-rosa`. */
const phrase = /^\p{L}{2,4}-(?:d[aeo]s?|a|e|em)-(?!(?:se|me|te|nos|lhes?|[ln]?[oa]s?)$)/u;

const mostLetters = 40;

/** The words of a text, with the hyphens within them. */
export const listWords = (text: string): ReadonlySet<string> =>
	new Set(text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu));

/**
 * Whether a word that a line's end parts at a hyphen has it wherever it stands, as `guarda-chuva`; what stands behind may
 * have more of them. What the text itself writes elsewhere decides first.
 */
export function keepsHyphen(left: string, right: string, known: ReadonlySet<string>): boolean {
	const [start, end] = [left.toLowerCase(), right.toLowerCase()];
	if (!/^\p{Ll}+$/u.test(start) || !/^\p{Ll}+(?:-\p{Ll}+)*$/u.test(right)) return true;
	if (known.has(start + end) || left.length > mostLetters) return false;
	const word = `${start}-${end}`;
	if (known.has(word) || phrase.test(word) || isPronoun(start, end, known)) return true;
	if (apart.some(([before, behind]) => before.test(start) && behind.test(end))) return true;
	if (beforeSameVowel.test(start) && (end.startsWith('h') || end[0] === start.at(-1))) return true;
	return compounds.some(
		(stem) => word.startsWith(stem) && word.length - stem.length <= longestEnding,
	);
}
