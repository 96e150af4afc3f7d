/** Blocks of plugins for members, by their namespace or name. */
const ofMembers =
	/<!--\s*wp:(?:(?:premium-content|pmpro|members|memberpress|memberful|passster|restrict-content(?:-pro)?|rcp|content-control|woocommerce-memberships|ultimate-member|wishlist-member|armember)\/|[\w-]+\/[\w-]*(?:paywall|restrict|subscriber-view|logged-in|password-protect|content-protect|member-content|members-only))/i;
/** Attributes by which any block is shown to nobody, or not to all. */
const closedBlock =
	/<!--\s*wp:[^>]*?(?:"blockVisibility":(?:false|\{[^>]*?"(?:hideBlock":true|userRole|visibilityByRole))|"um_is_restrict":true|"contentControls":\{[^>]*?"enabled":true)/;
/** Of WPBakery, Divi and Avada; a quotation mark is one of theirs, or what the editor made of it. */
const quote = '["\'\u201c\u201d\u2033]|&(?:quot|#8221|#8243);';
const closedElement = new RegExp(
	`\\[(?:vc_\\w+[^\\]]*?\\sdisable_element=(?:${quote})yes|et_pb_\\w+[^\\]]*?\\s(?:disabled=(?:${quote})on|disabled_on=(?:${quote})on\\|on\\|on)|fusion_\\w+[^\\]]*?\\sstatus=(?:${quote})(?:draft|private))(?:${quote})`,
	'i',
);

/** Why a text that WordPress calls public has parts that were not there for everybody. */
export function whyClosedParts(content: string): string | undefined {
	if (ofMembers.test(content)) return 'tem partes que só membros viam';
	return closedBlock.test(content) || closedElement.test(content)
		? 'tem partes que o site antigo não mostrava a todos'
		: undefined;
}
