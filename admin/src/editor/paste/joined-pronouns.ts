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
export function isPronoun(verb: string, behind: string, known: ReadonlySet<string>): boolean {
	const [pronoun = '', ...more] = behind.split('-');
	if (!more.every((end) => ofFuture.test(end)) || stressedEarlier.test(verb)) return false;
	return rules.some(
		(rule) =>
			rule.pronoun.test(pronoun) &&
			!rule.not?.test(verb) &&
			(rule.verb.test(verb) || isKnownVerb(verb, known)),
	);
}
