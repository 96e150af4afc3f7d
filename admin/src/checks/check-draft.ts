import type { PublishFacts } from '#contract/text-to-publish';
import type { CopyFields } from '#domain/post/post-versions';
import { findPostLinks } from '#domain/text/own-links';
import { type Check, checkOrder, checkText } from './check-text.ts';

/** The check list of a post on a screen that does not show its text. */
export function checkDraft(draft: PublishFacts & { fields: CopyFields }): Check[] {
	const { fields, is_title_taken, hidden_slugs, newer_posts } = draft;
	const placeOf = findPostLinks(fields.content);
	const links = hidden_slugs.map((slug): Check => {
		const at = placeOf.get(slug);
		return { name: 'links', fine: false, path: `/post/${slug}`, ...(at !== undefined && { at }) };
	});
	return [
		...checkText(fields),
		{ name: 'sameTitle', fine: !is_title_taken },
		...links,
		...checkOrder(newer_posts),
	];
}
