import { textToPublish } from '#contract/text-to-publish';
import { findPostLinks } from '#domain/post-links';
import { call } from '../api/call.ts';
import { type Check, checkOrder, checkText } from './check-text.ts';

const red: readonly Check['name'][] = ['links', 'coverAlt', 'imagesAlt', 'sameTitle', 'order'];
/** Problems that readers would notice; the other checks are advice. */
const isRed = ({ name, fine }: Check): boolean => !fine && red.includes(name);

/** Finds the serious problems of a post that is published from a screen that does not show its text. */
export async function findRedLines(id: string): Promise<Check[]> {
	const text = await call(textToPublish, { post_id: id });
	const { fields, is_title_taken, hidden_slugs, newer_posts } = text;
	const placeOf = findPostLinks(fields.content);
	const links = hidden_slugs.map((slug): Check => {
		const at = placeOf.get(slug);
		return { name: 'links', fine: false, path: `/post/${slug}`, ...(at !== undefined && { at }) };
	});
	return [
		...checkText(fields),
		{ name: 'sameTitle' as const, fine: !is_title_taken },
		...links,
		...checkOrder(newer_posts),
	].filter(isRed);
}
