import type { Plan } from '#contract/plans';
import { type BulkAct, findLeftOut, type LeftOut, type LeftOutPost } from '#domain/post/bulk-act';
import type { PostSummary } from '#domain/post/post';
import { bulk as text } from '../../../messages/bulk.ts';
import { messages } from '../../../messages.ts';

type Reasons = readonly { why: LeftOut }[];

/** The reasons as sentences, each with its number of posts. */
export function sayLeftOut(action: BulkAct['action'], leftOut: Reasons): string {
	const counts = new Map<LeftOut, number>();
	for (const { why } of leftOut) counts.set(why, (counts.get(why) ?? 0) + 1);
	return [...counts].map(([why, count]) => text.leftOut(action, why, count)).join(' ');
}

const named = 3;

/** Each post that lacks something with what it lacks, a line each; the first ones, and the number of the others. */
export function listLacks(
	leftOut: readonly LeftOutPost[],
	posts: readonly PostSummary[],
): string[] {
	const lines = leftOut.flatMap(({ id, lacks }) => {
		const post = posts.find((each) => each.id === id);
		return lacks && post ? [text.lacks(post.title || messages.list.untitled, lacks)] : [];
	});
	const more = lines.length - named;
	return more > 0 ? [...lines.slice(0, named), text.andMore(more)] : lines;
}

/** What an act will do to these posts, in numbers and in words. */
export function tally(act: BulkAct, posts: readonly PostSummary[], plans: readonly Plan[] = []) {
	const leftOut = posts.flatMap((post) => {
		const own = plans.filter(({ post_id }) => post_id === post.id);
		const why = findLeftOut(act, post, own);
		return why ? [{ why }] : [];
	});
	const count = posts.length - leftOut.length;
	const said = text.willChange(count, posts.length);
	return { count, text: [said, sayLeftOut(act.action, leftOut)].filter(Boolean).join(' ') };
}
