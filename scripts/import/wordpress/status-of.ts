import { tableOf } from '#domain/text/table-of';
import { whyHiddenParts } from '../hidden-parts.ts';
import { htmlToText } from '../html/article-text.ts';
import { foldWord, plainWord } from '../read-flag.ts';
import type { WordPressItem } from './read-export.ts';
import { whyNotToBeFound } from './unlisted.ts';

/** Blocks of plugins for members, by their namespace or name. */
const ofMembers =
	/<!--\s*wp:(?:(?:premium-content|pmpro|members|memberpress|memberful|passster|restrict-content(?:-pro)?|rcp|content-control|woocommerce-memberships|ultimate-member|wishlist-member|armember)\/|[\w-]{1,100}\/[\w-]{0,100}(?:paywall|restrict|subscriber-view|logged-in|password-protect|content-protect|member-content|members-only))/i;
/** Attributes by which any block is shown to nobody, or not to all. */
const closedBlock =
	/<!--\s*wp:[^<>]*?(?:"blockVisibility":(?:false|\{[^<>]{0,2000}?"(?:hideBlock":true|userRole|visibilityByRole))|"um_is_restrict":true|"contentControls":\{[^<>]{0,2000}?"enabled":true)/;
/** Of WPBakery, Divi and Avada; a quotation mark is one of theirs, or what the editor made of it. */
const quote = '["\'\u201c\u201d\u2033]|&(?:quot|#8221|#8243);';
const closedElement = new RegExp(
	`\\[(?:vc_\\w{1,60}[^[\\]]*?\\sdisable_element=(?:${quote})yes|et_pb_\\w{1,60}[^[\\]]*?\\s(?:disabled=(?:${quote})on|disabled_on=(?:${quote})on\\|on\\|on)|fusion_\\w{1,60}[^[\\]]*?\\sstatus=(?:${quote})(?:draft|private))(?:${quote})`,
	'i',
);

/** Why a text that WordPress calls public has parts that were not there for everybody. */
function whyClosedParts(content: string): string | undefined {
	if (ofMembers.test(content)) return 'tem partes que só membros viam';
	return closedBlock.test(content) || closedElement.test(content)
		? 'tem partes que o site antigo não mostrava a todos'
		: undefined;
}

interface Status {
	status: 'published' | 'scheduled' | 'draft';
	/** Why it is a draft. */
	why?: string;
}

const reasons = tableOf<string>({
	private: 'privado',
	pending: 'esperava revisão',
	draft: 'rascunho no site antigo',
	'auto-draft': 'rascunho no site antigo',
});

/** Fields by which plugins keep a post that WordPress calls public for some readers. */
const guards =
	/^_?(?:visibility|content_visibility|jetpack_newsletter_access|members_access_role|rcuserlevel|rcp_(?:user_level|access_level|subscription_level)|wpac_is_members_only|memberful_acl|wpmem_block|wppcp_post_page_visibility|passster_activate_protection|ihc_mb_who|ppw?_.*password.*|(?:post_)?password)$/i;
const open = /^(?:everybody|everyone|public|visible|all|any|none|no|false|0|a:0:\{\})?$/;
/** Ultimate Member: its own setting, and only for who has signed in. */
const ownSetting = /um_custom_access_settings";(?:s:1:"|b:|i:)1/;
const signedIn = (value: string) =>
	value.split(ownSetting).slice(1).join('').includes('um_accessible";s:1:"2"');

const isGuarded = ({ meta }: WordPressItem) =>
	[...meta].some(([key, values]) =>
		guards.test(key)
			? values.some((value) => !open.test(foldWord(plainWord(value))))
			: key === 'um_content_restriction' && values.some(signedIn),
	);

/** Elementor, Beaver, Bricks, Oxygen, Breakdance, SiteOrigin, Brizy, Themify, Zion and BeTheme keep a text here. */
const ofBuilder =
	/^_?(?:elementor_data|fl_builder_data|bricks_page_content_2|ct_builder_(?:shortcodes|json)|breakdance_data|panels_data|brizy|themify_builder_settings_json|zionbuilder_page_elements|mfn-page-items)$/;

/** Whether nothing is written where a text should be, and something in a builder's field. */
function isBuilt({ texts: { content = '' }, meta }: WordPressItem): boolean {
	const isFilled = [...meta].some(
		([key, values]) =>
			ofBuilder.test(key) && values.some((value) => !/^(?:\[\]|a:0:\{\})?$/.test(value)),
	);
	return isFilled && !/<(?:img|iframe|video|audio)\b/i.test(content) && htmlToText(content) === '';
}

const draft = (why: string): Status => ({ status: 'draft', why });

interface Around {
	/** The old blog's. */
	hosts: readonly string[];
	/** The language of what is there in Portuguese, too. */
	translation: string | undefined;
	/** Of a feed that has less than the text. */
	whyCut: string | undefined;
}

/** Importing must not publish what was private, not yet public or not to be found. */
export function statusOf(
	item: WordPressItem,
	type: string,
	{ hosts, translation, whyCut }: Around,
): Status {
	const { texts } = item;
	const given = (texts['status'] ?? '').trim();
	const status = given.toLowerCase();
	if (type === 'page') return draft('página');
	if (texts['post_password']) return draft('protegido por senha');
	if (status !== 'publish' && status !== 'future')
		return draft(reasons[status] ?? (given === '' ? 'sem estado' : `estado "${given}"`));
	if (isGuarded(item)) return draft('era restrito no site antigo');
	const unlisted = whyNotToBeFound(item.meta, hosts);
	if (unlisted !== undefined) return draft(unlisted);
	if (isBuilt(item)) return draft('o texto está num construtor de páginas que não é lido');
	const { content = '' } = texts;
	const closed = whyCut ?? whyClosedParts(content) ?? whyHiddenParts(content);
	if (closed !== undefined) return draft(closed);
	if (translation !== undefined) return draft(`tradução (${translation})`);
	return { status: status === 'future' ? 'scheduled' : 'published' };
}
