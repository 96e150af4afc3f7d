import { limits } from '#config/limits';
import { fold } from '../text/fold.ts';
import { findPlanFault, type PlanKind } from './plan.ts';

/** The most posts that one act changes. */
export const mostAtOnce = 200;
/** How long an act can be undone. */
export const bulkUndoDays = 1;

/** What an editor does to many posts at once. */
export type BulkAct =
	| { action: 'publish' | 'unpublish' | 'delete' }
	| { action: 'restore' }
	| { action: 'category'; category_id: string | null }
	| { action: 'author'; author: string }
	| { action: 'tags'; add: readonly string[]; remove: readonly string[] }
	/** `schedule`: when drafts come out. `take-down`: when posts leave the site. */
	| { action: 'schedule' | 'take-down'; at: string };

/**
 * Why an act leaves a post out. `same`: nothing would change. `changed`: it is not as the editor saw it. `full`: too
 * many tags. `exit-first`: it would leave the site before it comes out. `incomplete`: it lacks what a post needs to
 * go out.
 */
export const leftOutReasons = [
	'same',
	'gone',
	'changed',
	'live',
	'off-air',
	'exit-first',
	'full',
	'incomplete',
] as const;
export type LeftOut = (typeof leftOutReasons)[number];
export interface LeftOutPost {
	id: string;
	why: LeftOut;
	/** What an `incomplete` one lacks, in sentences. */
	lacks?: string | undefined;
}

/** What an act depends on. */
export interface BulkPost {
	published: boolean;
	scheduled_at: string | null;
	deleted_at?: string | null;
	category_id: string | null;
	author: string;
	tags: readonly string[];
}

interface PlanTime {
	kind: PlanKind;
	at: string;
}

/** Tags are removed as they are written; one that differs from another only in case and accents is not added. */
export function changeTags(
	tags: readonly string[],
	{ add, remove }: { add: readonly string[]; remove: readonly string[] },
): string[] {
	const kept = tags.filter((tag) => !remove.includes(tag));
	const known = new Set(kept.map(fold));
	return [...kept, ...add.filter((tag) => !known.has(fold(tag)))];
}

function ofTags(post: BulkPost, act: { add: readonly string[]; remove: readonly string[] }) {
	const tags = changeTags(post.tags, act);
	if (tags.length > Math.max(limits.tags, post.tags.length)) return 'full';
	const isSame = tags.length === post.tags.length && tags.every((tag, at) => tag === post.tags[at]);
	return isSame ? 'same' : undefined;
}

const isSameTime = (one: string | null | undefined, other: string) =>
	Boolean(one) && Date.parse(one ?? '') === Date.parse(other);

function ofSchedule(post: BulkPost, at: string, plans: readonly PlanTime[]): LeftOut | undefined {
	if (post.published) return 'live';
	if (isSameTime(post.scheduled_at, at)) return 'same';
	const exit = plans.find(({ kind }) => kind === 'removal');
	return exit && Date.parse(exit.at) <= Date.parse(at) ? 'exit-first' : undefined;
}

function ofTakeDown(post: BulkPost, at: string, plans: readonly PlanTime[]): LeftOut | undefined {
	if (isSameTime(plans.find(({ kind }) => kind === 'removal')?.at, at)) return 'same';
	const others = plans.filter(({ kind }) => kind !== 'removal');
	// Whether the time lies ahead is asked once, for all posts.
	const fault = findPlanFault(
		{ kind: 'removal', at },
		{ post, others, now: new Date(0).toISOString() },
	);
	return fault === 'past' ? undefined : fault;
}

/** Why an act would leave this post out; undefined when it would change it. `plans` are the post's. */
export function findLeftOut(
	act: BulkAct,
	post: BulkPost,
	plans: readonly PlanTime[],
): LeftOut | undefined {
	if (act.action === 'restore') return post.deleted_at ? undefined : 'same';
	if (post.deleted_at) return act.action === 'delete' ? 'same' : 'gone';
	switch (act.action) {
		case 'publish':
			return post.published ? 'same' : undefined;
		case 'unpublish':
			return post.published || post.scheduled_at ? undefined : 'same';
		case 'delete':
			return undefined;
		case 'category':
			return post.category_id === act.category_id ? 'same' : undefined;
		case 'author':
			return post.author === act.author ? 'same' : undefined;
		case 'tags':
			return ofTags(post, act);
		case 'schedule':
			return ofSchedule(post, act.at, plans);
		case 'take-down':
			return ofTakeDown(post, act.at, plans);
	}
}
