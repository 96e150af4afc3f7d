import type { ImportItem } from './import-item.ts';
import { isSameHost } from './old-location.ts';
import { isDate } from './parse-date.ts';
import { foldWord, plainWord, readFlag } from './read-flag.ts';

type Fields = Record<string, unknown>;

const ofDraft = 'rascunho no site antigo';
const outOfLists = 'fora das listas do site antigo';
const ofFew = 'era restrito no site antigo';
const offAir = 'fora do ar no site antigo';
const unpublished = 'não publicado no site antigo';
const withoutPage = 'sem página própria no site antigo';
export const behindPassword = 'protegido por senha';
export const unfound = 'pedia para não ser encontrado (noindex)';
const unmapped = 'pedia para não ser encontrado (sitemap)';

/** What a field says, and when it hides: an answer, or any word that is not one of those. */
type Kind =
	| 'hides'
	| 'may-hide'
	| 'shows'
	| 'may-show'
	| 'status'
	| 'may-status'
	| 'access'
	| 'secret'
	| 'date'
	| 'may-date'
	| 'layout'
	| 'robots'
	| 'canonical';

/**
 * The fields by which tools hide an article, in lower case, without `is`, hyphens and underscores. What `may` hide or
 * show says other things in some tools, so there only a plain answer counts.
 */
const table: readonly (readonly [kind: Kind, reason: string, names: string])[] = [
	['hides', ofDraft, 'draft drafted rascunho wip unpublished nopublish donotpublish'],
	['hides', ofDraft, 'naopublicar naopublicado naopublicada despublicado despublicada'],
	['hides', 'parte de outra página', 'headless'],
	['hides', outOfLists, 'unlisted hidden hide oculto oculta escondido escondida'],
	['hides', outOfLists, 'eleventyexcludefromcollections'],
	['may-hide', outOfLists, 'exclude excluded skip nolist ignore notshow'],
	['hides', ofFew, 'private privado privada privativo privativa secret secreto'],
	['hides', ofFew, 'confidential confidencial protect'],
	['may-hide', 'fora do site antigo, pelas configurações dele', 'ignored'],
	['may-hide', 'as configurações do site antigo escondem textos por um programa', 'unreadsettings'],
	['may-hide', ofFew, 'restrito restrita interno interna membros somenteassinantes soassinantes'],
	['may-hide', ofFew, 'internal members membersonly memberonly subscribersonly paidonly'],
	['may-hide', ofFew, 'premium protected protegido restricted locked encrypt encrypted'],
	['may-hide', ofFew, 'paywall paywalled requireslogin requirelogin loginrequired'],
	['may-hide', ofFew, 'requiresauth authrequired somentemembros apenasmembros apenasassinantes'],
	['may-hide', ofDraft, 'pendente pending'],
	['may-hide', offAir, 'disabled inactive deleted trashed trash archived archive removed'],
	['may-hide', offAir, 'deprecated arquivado arquivada inativo inativa desativado desativada'],
	['may-hide', offAir, 'removido removida excluido excluida apagado apagada lixeira'],
	['shows', unpublished, 'published publish publicado publicada public publico publica dgpublish'],
	['shows', unpublished, 'publicar'],
	['may-show', offAir, 'active enabled live online released approved show display ready'],
	['may-show', offAir, 'ativo ativa noar liberado liberada aprovado aprovada pronto pronta'],
	['shows', outOfLists, 'listed visible visivel'],
	['may-show', withoutPage, 'permalink render routable'],
	['status', '', 'status poststatus state estado situacao'],
	['status', '', 'publishstatus publishingstatus publicationstatus articlestatus contentstatus'],
	['status', '', 'entrystatus pagestatus blogstatus publishstate publicationstate'],
	['may-status', '', 'stage phase workflow etapa fase audience tier for restrict restrictto'],
	['access', '', 'visibility visibilidade access acesso'],
	['secret', behindPassword, 'password passwd postpassword senha passphrase'],
	['date', unpublished, 'publishedat'],
	['date', '', 'publishdate publishat publishon expirydate expiredate expires expiresat'],
	['date', '', 'expirationdate unpublishdate unpublishat expiraem embargo publicarem agendadopara'],
	['may-date', '', 'validade validadeate releasedate'],
	['layout', ofDraft, 'layout type'],
	['may-hide', unfound, 'noindex robotsnoindex metarobotsnoindex norobots hidefromsearchengines'],
	['may-hide', unmapped, 'sitemapexclude excludefromsitemap sitemapdisable sitemapignore'],
	['may-show', unfound, 'indexable allowindexing indexar indexavel'],
	['robots', unfound, 'robots metarobots robotsmeta googlebot'],
	['robots', unmapped, 'sitemap'],
	['canonical', '', 'canonical canonicalurl canonicallink relcanonical'],
];
const known = new Map(
	table.flatMap(([kind, reason, names]) =>
		names.split(' ').map((name) => [name, { kind, reason }] as const),
	),
);

/** All that is known to mean that everybody could read it, now or from its date on; every other word hides. */
const publicWords = {
	status:
		/^(?:publish(?:ed)?|public|live|online|visible|released|scheduled|future|publicad[oa]|public[oa]|no ar|agendad[oa])$/,
	access:
		/^(?:publish(?:ed)?|public|visible|everyone|everybody|anyone|all|open|free|public[oa]|todos)$/,
};
/** What a word of a field says that says other things, too, and one of a text that begins like a header. */
const hidingWords =
	/^(?:drafts?|rascunhos?|wip|unpublished|nao publicad[oa]|pending|pendente|em revisao|ideias?|ideas?|backlog|a fazer|to ?do|in progress|em andamento|escrevendo|arquivad[oa]|archived|private|privad[oa]|hidden|ocult[oa]|escondid[oa]|unlisted|secret|internal|intern[oa]|trash|skip|members?|membros|paid|pag[oa]|subscribers?|assinantes)$/;
const draftWords = /^(?:drafts?|rascunhos?|private|hidden)$/;
/** Of tools whose articles are nobody's until this says otherwise. */
const chosen = /^(?:dg)?publish$|^public$/;

/** As in `isPublished`, `última edição` and `last-modified`. */
export const foldName = (name: string) =>
	foldWord(name)
		.replace(/[^a-z0-9]/g, '')
		.replace(/^is(?=[a-z]{4})/, '');

const isRecord = (value: unknown): value is Fields =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function whyStatus(kind: keyof typeof publicWords, value: unknown): string | undefined {
	const words = [value].flat().map(plainWord);
	const other = words.find((word) => word !== '' && !publicWords[kind].test(foldWord(word)));
	return other === undefined ? undefined : `estado "${other}"`;
}

const whyWord = (value: unknown): string | undefined =>
	[value].flat().some((each) => hidingWords.test(foldWord(plainWord(each))))
		? `estado "${plainWord(value)}"`
		: undefined;

function whyDate(name: string, value: unknown): string | undefined {
	const isNever = readFlag(value) === false || /^(?:never|nunca)$/i.test(plainWord(value));
	return isNever || isDate(plainWord(value))
		? undefined
		: `${name} "${plainWord(value)}" não é uma data`;
}

/** An answer that hides, or something that is no answer. */
function whyAnswer(name: string, value: unknown, hiding: boolean): string | true | undefined {
	const answer = readFlag(value);
	if (answer !== undefined) return answer === hiding ? true : undefined;
	const word = plainWord(value);
	if (word === '') return hiding ? undefined : true;
	return `${name} "${word}" não diz sim nem não`;
}

/** Robots are told by a word, by a flag, or by several in one field. */
export function asksForNoRobots(value: unknown): boolean {
	if (!isRecord(value))
		return readFlag(value) === false || /\b(?:noindex|none|exclude)\b/i.test(plainWord(value));
	return Object.entries(value).some(([name, flag]) =>
		foldName(name) === 'index'
			? readFlag(flag) === false
			: /^(?:noindex|excluded?|disabled?|ignored?)$/.test(foldName(name)) &&
				readFlag(flag) === true,
	);
}

/** What means something else on some sites (`archived`: of another year) is named, so that its owner sees it. */
const named = (name: string, reason: string) =>
	/^(?:ignored|unreadsettings)$/.test(name) || reason.endsWith(')')
		? reason
		: `${reason} (${name})`;

function whyField(name: string, value: unknown): string | undefined {
	const field = known.get(foldName(name));
	if (!field) return undefined;
	const { kind, reason } = field;
	if (kind === 'canonical' || kind === 'may-date') return undefined;
	if (kind === 'robots') return asksForNoRobots(value) ? reason : undefined;
	const word = plainWord(value);
	if (kind === 'status' || kind === 'access') return whyStatus(kind, value);
	if (kind === 'may-status') return whyWord(value);
	if (kind === 'secret')
		return String(value ?? '').trim() !== '' && readFlag(value) !== false ? reason : undefined;
	if (kind === 'layout') return draftWords.test(foldWord(word)) ? reason : undefined;
	if (kind === 'may-hide') return readFlag(value) === true ? named(name, reason) : undefined;
	if (kind === 'may-show') return readFlag(value) === false ? reason : undefined;
	if (kind === 'date') return word === '' ? reason || undefined : whyDate(name, value);
	if (kind === 'shows' && readFlag(value) === undefined && isDate(word)) return undefined;
	const why = whyAnswer(name, value, kind === 'hides');
	return why === true ? reason : why;
}

const isOn = (value: unknown) =>
	plainWord(value) === '' || readFlag(value) === true || /^always$/i.test(plainWord(value));

/** Hugo's `build` says whether a page has an address of its own, and is listed. */
function whyNotBuilt(build: unknown): string | undefined {
	const { render, list }: Fields = isRecord(build) ? build : { render: build };
	if (!isOn(render)) return withoutPage;
	return isOn(list) ? undefined : outOfLists;
}

/** Where an article's fields may be one level deeper. */
const nested =
	/^(?:meta|metadata|metatags|head|data|fields|attributes|frontmatter|eleventycomputed|seo)$/;

/** What is one level deeper, also as a list of a page's tags: `meta: [{ name: robots, content: noindex }]`. */
function fieldsIn(name: string, value: unknown): Fields | undefined {
	if (!nested.test(foldName(name))) return undefined;
	const tags = Array.isArray(value) ? value.flat().filter(isRecord) : [];
	if (tags.length === 0) return isRecord(value) ? value : undefined;
	return Object.fromEntries(tags.map(({ name, content }) => [String(name), content]));
}

/** Why readers of the old site did not find what has these fields; undefined where it was surely public. */
export function whyHidden(fields: Fields): string | undefined {
	for (const [name, value] of Object.entries(fields)) {
		const why = whyIn(name, value);
		if (why !== undefined) return why;
	}
	return undefined;
}

function whyIn(name: string, value: unknown): string | undefined {
	if (/^_?build$/i.test(name)) return whyNotBuilt(value);
	const inner = fieldsIn(name, value);
	return inner ? whyHidden(inner) : whyField(name, value);
}

export const elsewhere = (address: string) => `a página principal dele é outra: ${address}`;

/** A relative address is the blog's own. */
export function whyElsewhere(value: unknown, hosts: readonly string[]): string | undefined {
	const address = plainWord(value);
	const url = /^(?:https?:)?\/\//i.test(address)
		? URL.parse(address, 'https://nowhere.invalid')
		: null;
	return url && !hosts.some((host) => isSameHost(host, url.hostname))
		? elsewhere(url.href)
		: undefined;
}

/** Why a page asked search engines not to list it, by its fields and the hosts of its blog. */
export function whyUnlisted(fields: Fields, hosts: readonly string[]): string | undefined {
	for (const [name, value] of Object.entries(fields)) {
		const { kind, reason } = known.get(foldName(name)) ?? {};
		const inner = fieldsIn(name, value);
		const why = inner
			? whyUnlisted(inner, hosts)
			: kind === 'canonical'
				? whyElsewhere(value, hosts)
				: (reason === unfound || reason === unmapped) && whyField(name, value);
		if (why) return why;
	}
	return undefined;
}

/** A text's first lines may look like fields and be none, so there only plain answers count. */
export function whySurelyHidden(fields: Fields, isHeader: boolean): string | undefined {
	for (const [name, value] of Object.entries(fields)) {
		const kind = known.get(foldName(name))?.kind;
		const answer = readFlag(value);
		const isSaid =
			(/hide/.test(kind ?? '') && answer === true) ||
			(/show/.test(kind ?? '') && answer === false) ||
			(/status|access|layout/.test(kind ?? '') && whyWord(value) !== undefined) ||
			(kind === 'secret' && isHeader);
		if (isSaid) return whyField(name, value);
	}
	return undefined;
}

/** The fields that say whether an article was public, in lower case. */
export function pickState(fields: Fields): Fields {
	const entries = Object.entries(fields).filter(
		([name, value]) =>
			value !== undefined &&
			(/^_?build$/i.test(name) ||
				(known.has(foldName(name)) &&
					(foldName(name) !== 'permalink' || readFlag(value) === false))),
	);
	return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
}

const isChoice = (name: string) => known.get(foldName(name))?.reason === unpublished;

/** Where one article says so, the others were not public without it; tools like Jekyll show what says nothing. */
export const findChoice = (fields: Fields, isShownUnsaid: boolean): string | undefined =>
	Object.keys(fields).find(
		(name) =>
			(isShownUnsaid ? chosen.test(foldName(name)) : isChoice(name)) &&
			readFlag(fields[name]) === true,
	);

/** Why an article is not public among others that are chosen by this field. */
export const whyNotChosen = (fields: Fields, choice: string | undefined): string | undefined =>
	choice === undefined || Object.keys(fields).some(isChoice)
		? undefined
		: `sem ${choice}, que outros textos têm`;

/** An item that the old site's readers did not find, as a draft that says why. */
export const asDraft = (item: ImportItem, why: string | undefined): ImportItem =>
	why === undefined
		? item
		: {
				...item,
				fields: { ...item.fields, draft: true },
				notes: [...(item.notes ?? []), `${why}: veio como rascunho`],
			};
