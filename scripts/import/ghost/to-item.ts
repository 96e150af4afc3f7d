import { readOldAddress } from '#domain/names/old-address';
import { tableOf } from '#domain/text/table-of';
import { whyHiddenParts } from '../hidden-parts.ts';
import { htmlToArticle, htmlToText } from '../html/article-text.ts';
import { replaceComments } from '../html/escape.ts';
import type { ImportItem } from '../import-item.ts';
import { placeAddress } from '../old-location.ts';
import { foldWord, readFlag } from '../read-flag.ts';
import { asksForNoRobots, unfound, whyElsewhere } from '../why-hidden.ts';
import { replaceShortcodes } from '../wordpress/shortcodes.ts';
import { lexicalToHtml } from './lexical.ts';
import { mobiledocToHtml } from './mobiledoc.ts';
import type { GhostMeta, GhostPost } from './read-export.ts';

export interface GhostContext {
	/** '' when unknown. */
	siteUrl: string;
	/** Below which the blog lay. */
	path: string;
	hosts: readonly string[];
	/** Why no post of the whole blog was to be found. */
	whyAll: string | undefined;
	/** Replaces `__GHOST_URL__`. */
	placeAddresses: (text: string) => string;
	findAuthors: (post: GhostPost) => string[];
	findTags: (post: GhostPost) => string[];
	findMeta: (post: GhostPost) => GhostMeta;
}

type Note = (text: string) => void;
const isSaid = (text: string | null | undefined): text is string => (text ?? '').trim() !== '';

/** Prefers what readers saw to the document it was rendered from. */
function htmlOf(post: GhostPost, note: Note): string {
	const unknown = (name: string) => note(`cartão "${name}" sem equivalente`);
	try {
		if (isSaid(post.html)) return post.html;
		if (isSaid(post.lexical)) return lexicalToHtml(post.lexical, unknown);
		if (isSaid(post.mobiledoc)) return mobiledocToHtml(post.mobiledoc, unknown);
	} catch (error) {
		if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
		note('o documento do editor não pôde ser lido');
	}
	return '';
}

/** A blog that came to Ghost from WordPress kept its captions as they were written there. */
const isFromWordPress = /\[caption\b/i;
const noPictures = { findAttachment: () => undefined, uploads: [], note: () => undefined };

function contentOf(post: GhostPost, context: GhostContext, note: Note): string {
	const html = htmlOf(post, note);
	if (html === '' && isSaid(post.markdown)) return context.placeAddresses(post.markdown);
	if (context.siteUrl === '' && /__GHOST_URL__/.test(html)) {
		note(
			'endereços do blog antigo sem o nome dele: para que funcionem, exclua este post, também da lixeira, e importe de novo com --site=https://…',
		);
	}
	const marks = replaceComments(context.placeAddresses(html), () => '');
	return htmlToArticle(isFromWordPress.test(marks) ? replaceShortcodes(marks, noPictures) : marks, {
		title: post.title ?? '',
		baseUrl: context.siteUrl,
		keepLines: false,
	});
}

/** What Ghost shows to members only, within a public post. */
const gated = /<!--\s*kg-gated-block:begin[^<>]*nonMember:\s*false/i;
/** The same in the editor's document, and what only the letter had. */
const gatedCard = /"(?:nonMember|showOnWeb)":\s*false|"emailOnly":\s*true/;

const toRobots = /\bname\s*=\s*["']?(?:robots|googlebot)\b/i;

/** What code of one's own on a page tells those who search. */
export const whyUnfound = (code: string): string | undefined =>
	replaceComments(code, () => '')
		.match(/<meta\b[^<>]*>/gi)
		?.some((tag) => toRobots.test(tag) && asksForNoRobots(tag))
		? unfound
		: undefined;

function whyNotToBeFound(post: GhostPost, { hosts, whyAll, placeAddresses }: GhostContext) {
	const { codeinjection_head, codeinjection_foot, canonical_url } = post;
	return (
		whyAll ??
		whyUnfound(`${codeinjection_head ?? ''}${codeinjection_foot ?? ''}`) ??
		whyElsewhere(placeAddresses(canonical_url ?? ''), hosts)
	);
}

/** Ghost's words for who may read a post. */
const readers = tableOf<string>({
	members: 'membros',
	paid: 'assinantes pagos',
	tiers: 'alguns planos',
});

/** Why readers did not find it, or not all of it. */
function whyDraft(post: GhostPost, context: GhostContext): string | undefined {
	const { email_only } = context.findMeta(post);
	const { type, page, visibility, html, lexical } = post;
	if (type === 'page' || page === true || page === 1 || page === '1') return 'página';
	if (isSaid(visibility) && foldWord(visibility) !== 'public')
		return `só para ${readers[foldWord(visibility)] ?? visibility.trim()}`;
	const status = foldWord(post.status);
	if (status === 'sent' || readFlag(email_only) === true) return 'só foi por e-mail';
	if (status === 'draft') return 'rascunho no site antigo';
	if (status !== 'published' && status !== 'scheduled')
		return status === '' ? 'sem estado' : `estado "${post.status}"`;
	if (gated.test(html ?? '') || (!isSaid(html) && gatedCard.test(lexical ?? '')))
		return 'tem partes que só membros viam';
	return whyHiddenParts(html ?? '') ?? whyNotToBeFound(post, context);
}

const toDate = (value: string | number | null | undefined) => {
	if (typeof value === 'number') return new Date(value).toISOString();
	// Ghost's times are UTC, with or without a suffix.
	return /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(value ?? '')
		? `${value?.replace(' ', 'T')}Z`
		: (value ?? undefined);
};

/** Numbers begin anew in every blog. */
function identify({ uuid, id, slug }: GhostPost): Pick<ImportItem, 'key' | 'place'> {
	if (uuid) return { key: `ghost/${uuid}` };
	return id.length < 24 ? { key: `ghost/${id}/${slug ?? ''}`, place: '' } : { key: `ghost/${id}` };
}

/** Its feed names an article by its id, and did by its uuid when ids were numbers. */
const guidOf = ({ uuid, id }: GhostPost) => (id.length < 24 ? uuid : id);

/** What the report calls it. */
export const nameOf = ({ title, slug, id }: GhostPost): string =>
	htmlToText(title ?? '') || slug || id;

/** Converts a Ghost post or page to an import item. */
export function toItem(post: GhostPost, context: GhostContext): ImportItem {
	const notes: string[] = [];
	const note: Note = (text) => {
		if (!notes.includes(text)) notes.push(text);
	};
	const title = htmlToText(post.title ?? '');
	const meta = context.findMeta(post);
	const why = whyDraft(post, context);
	if (why) note(`${why}: veio como rascunho`);
	const [category, ...tags] = context.findTags(post);
	if (isSaid(post.codeinjection_head) || isSaid(post.codeinjection_foot))
		note('código injetado deixado de fora');
	if (isSaid(post.canonical_url)) note(`endereço canônico deixado de fora: ${post.canonical_url}`);
	const picture = post.feature_image ?? post.image;
	const searchTitle = meta.meta_title || meta.og_title || meta.twitter_title || '';
	return {
		...identify(post),
		source: nameOf(post),
		notes,
		fields: {
			title,
			content: contentOf(post, context, note),
			may_be_empty: true,
			excerpt: post.custom_excerpt ?? '',
			author: context.findAuthors(post),
			date: toDate(post.published_at ?? post.created_at),
			updated_at: toDate(post.updated_at),
			category,
			tags,
			slug: post.slug ?? '',
			status: why ? 'draft' : foldWord(post.status),
			guid: guidOf(post),
			aliases: placeAddress(`/${post.slug ?? ''}`, context.path).flatMap(
				(address) => readOldAddress(address) ?? [],
			),
			image: picture && context.placeAddresses(picture),
			image_alt: meta.feature_image_alt || post.feature_image_alt || '',
			image_credit: htmlToText(meta.feature_image_caption ?? ''),
			search_title: searchTitle === post.title ? '' : searchTitle,
			search_description:
				meta.meta_description || meta.og_description || meta.twitter_description || '',
		},
	};
}
