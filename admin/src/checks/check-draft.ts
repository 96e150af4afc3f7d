import type { PublishFacts } from '#contract/text-to-publish';
import type { CopyFields } from '#domain/post/post-versions';
import { findPostLinks } from '#domain/text/own-links';
import { type Check, checkText } from './check-text.ts';

type Draft = Pick<PublishFacts, 'is_title_taken' | 'hidden_slugs'> & { fields: CopyFields };

/** The check list of a text, wherever it is shown; the form knows besides what only a rendered text tells. */
export function checkDraft({ fields, is_title_taken, hidden_slugs }: Draft): Check[] {
	const placeOf = findPostLinks(fields.content);
	const links = hidden_slugs.map((slug): Check => {
		const at = placeOf.get(slug);
		return { name: 'links', fine: false, path: `/post/${slug}`, ...(at !== undefined && { at }) };
	});
	const isLinked = placeOf.size > 0 && links.length === 0;
	return [
		...checkText(fields),
		{ name: 'sameTitle', fine: !is_title_taken },
		...(isLinked ? [{ name: 'links', fine: true } as const] : links),
	];
}
