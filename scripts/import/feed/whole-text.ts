import { htmlToText } from '../html/article-text.ts';
import { plainAddress } from '../plain-address.ts';

/** What an item of a feed has of its text, in HTML; '' for what is not there. */
interface FeedText {
	title: string;
	/** Where readers saw it. */
	link: string;
	content: string;
	/** Some feeds have the whole text as this. */
	description: string;
	/** Atom's. */
	summary?: string;
	hasPicture?: boolean;
	/** The feed's descriptions are summaries, whatever their end. */
	hasSummaries?: boolean;
}

/** Letters at an end of a text within which the signs stand. */
const near = 2000;

/** Plugins name the post and its blog below each text of a feed. */
const credit =
	/(?:<p\b[^<>]*>\s*)?(?:(?:the|this|[oa]|est[ea]|el|la|der) \p{L}{4,12}|l['’]articolo|l['’]article) <a\b(?:(?!<\/p>)[\s\S])*?\s(?:appeared first on|first appeared on|apareceu primeiro (?:em|no)|aparece primeiro (?:em|no)|(?:apareció|se publicó) primero en|est apparu en premier sur|erschien zuerst auf|proviene da)\s(?:(?!<\/p>)[\s\S])*(?:<\/p>)?(?:\s|<(?:img|\/?div|br)\b[^<>]*>)*$/iu;

export const withoutCredit = (html: string): string =>
	html.slice(0, -near) + html.slice(-near).replace(credit, '');

export const endsInDots = (html: string): boolean =>
	/(?:…|&#8230;|&hellip;|\.\.\.)\]?(?:\s|<[^<>]*>)*$/.test(html.slice(-near));

const more =
	'(?:leia|ler) (?:mais|o (?:restante|resto|(?:post|artigo|texto) (?:completo|inteiro|todo))|tudo)|contin(?:ue|uar) (?:lendo|a ler|a leitura|reading)|(?:read|keep) (?:more|on|reading|the (?:rest|full))|(?:sigue|seguir|continuar) leyendo|leer más';
const leadsOn = new RegExp(
	`(?:${more})(?: (?:on|em|no|of) [\\w .]{1,40}| ?[“"«][^“”"«»]{1,200}[”"»])?[\\s.…»›→>)\\]]*$`,
	'i',
);
const beginsSo = new RegExp(`^[\\s.…[(]*(?:${more})(?!\\p{L})`, 'iu');
const lastLink =
	/<a\b[^<>]*\shref=["']([^"'<>]*)["'][^<>]*>((?:(?!<a\b)[\s\S])*)<\/a>(?:\s|<[^<>]*>|[.…»›→)\]])*$/i;

/** A link below a text that leads to the same text, or words that can lead to nothing else. */
function leadsToRest(html: string, link: string): boolean {
	const end = html.slice(-near);
	const [whole = '', address = '', words = ''] = lastLink.exec(end) ?? [];
	const own = plainAddress(link.replace(/[?#].*$/s, ''));
	const isOwn = own !== '' && plainAddress(address).startsWith(own);
	const isOfWordPress = /^<a\b[^<>]*\bmore-link\b/i.test(whole);
	return (
		isOfWordPress || leadsOn.test(htmlToText(end)) || (isOwn && beginsSo.test(htmlToText(words)))
	);
}

const passwordForm = /\baction=postpass\b|\bname=["']?post_password\b/i;
const passwordWords =
	/^(?:(?:this (?:content|post)|est[ea] (?:conteúdo|post|artigo|publicação|contenido|entrada)) [^.]{1,20}(?:password.protected|protegid[oa] (?:por|com) (?:uma )?(?:senha|palavra-passe|contraseña))|(?:there is no excerpt|não há (?:nenhum )?resumo|no hay (?:ningún )?extracto) [^.]{1,40}protegid|there is no excerpt because)/i;
const protectedTitle = /^(?:protegid[oa]|protected): /i;
/** Letters of a form that asks for a password; an article has more. */
const ofForm = 400;

/** WordPress's feeds have a form in the place of such a text. */
function isLocked(title: string, html: string): boolean {
	if (passwordForm.test(html)) return true;
	const start = htmlToText(html.slice(0, near));
	return passwordWords.test(start) || (protectedTitle.test(title) && start.length < ofForm);
}

const blocks = /<(?:p|br|div|li|h[1-6]|table|blockquote|figure|pre)\b/gi;
export const hasBlocks = (html: string): boolean => html.search(blocks) >= 0;

/** Why a feed has less of a text than its readers had, or should have; undefined where it has all. */
export function whyNotWhole(given: FeedText): string | undefined {
	const { title, link, content, description, summary = '' } = given;
	const body = content || description || summary;
	if (body === '') return given.hasPicture ? undefined : 'o feed não traz o texto';
	if (isLocked(title, body)) return 'protegido por senha';
	const isSummary =
		endsInDots(body) ||
		description === '' ||
		!/<[a-z]/i.test(body) ||
		(given.hasSummaries === true && (body.match(blocks)?.length ?? 0) < 2);
	return (content === '' && isSummary) || leadsToRest(body, link)
		? 'o feed só traz resumos'
		: undefined;
}
