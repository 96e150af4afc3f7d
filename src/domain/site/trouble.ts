import type { PlanKind, PlanWait } from '../post/plan.ts';

type PromiseKind = 'post' | PlanKind;

/** What was to happen at a minute that has come, and that readers do not see yet. */
export interface OpenPromise {
	kind: PromiseKind;
	post_id: string;
	title: string;
	slug: string;
	/** ISO 8601. */
	due: string;
	waits: PlanWait | null;
	/** Whether the database has it, so that only a build is missing. */
	is_done: boolean;
	/** Whether the hook was called for it and did not accept. */
	is_refused: boolean;
}

/** The least time between two builds, and before one of what readers see only in a build. */
export interface BuildPauses {
	intervalMs: number;
	urgentMs: number;
}

/** What the blog knows at one moment of everything that may be a trouble. */
export interface TroubleSigns {
	pauses: BuildPauses;
	promises: OpenPromise[];
	build: {
		state: string;
		reason: string | null;
		/** When this state began. */
		since?: string | null;
		/** Of the newest finished build. */
		publication: number;
		/** What the site's own address shows; absent until it was read. */
		shown?: number;
		/** Since when that address cannot be read; null while it can. */
		unread_since?: string | null;
	};
	/** What no finished build contains; null when there is nothing. */
	waiting: {
		first: number;
		posts: number;
		changes: number;
		is_given_up: boolean;
		/** Whether the hook accepted any of it, and whether it refused any. */
		is_asked: boolean;
		is_refused: boolean;
		/** Since when a change waits that was not promised for a minute. */
		since: string | null;
		/** The oldest such removal. */
		removal: { first: number; since: string } | null;
	} | null;
	/** When the newest backup was made; null when none ever was. */
	backup_at: string | null;
}

interface BrokenPromise {
	kind: PromiseKind;
	post_id: string;
	title: string;
	slug: string;
	due: string;
	/** Why, as far as it is known: a plan's or a build's reason, or `unpublished`, or `building`. */
	why: string;
}

/** Something promised that did not happen: told once, and once more when it is well again. */
export type Trouble = { key: string } & (
	| BrokenPromise
	| {
			kind: 'build';
			publication: number;
			changes: number;
			why: string;
			/** Whether the blog goes on trying; absent in what an earlier version noted. */
			is_tried?: boolean;
			/** Whether readers still see what was taken off. */
			is_removal?: boolean;
	  }
	| { kind: 'unread'; since: string }
	| { kind: 'budget'; publication: number; posts: number; changes: number }
	| { kind: 'backup'; at: string; days: number }
	| { kind: 'stopped'; since: string; until: string }
);
export type TroubleKind = Trouble['kind'];

export const lateAfterMs = 10 * 60_000;
const waitsAfterMs = 60 * 60_000;
const stoppedAfterMs = 60 * 60_000;
const dayMs = 86_400_000;

/** A wait that the owner's own pause explains is no trouble; a minute is the usual one. */
const beyondUsual = (pauseMs: number): number => Math.max(0, pauseMs - 60_000);
const urgentLateMs = ({ pauses }: TroubleSigns) => lateAfterMs + beyondUsual(pauses.urgentMs);
const lateAt = ({ due }: OpenPromise, signs: TroubleSigns): number =>
	Date.parse(due) + urgentLateMs(signs);

/** Why what the database has is in no finished build. */
function findWaitReason(
	{ build, waiting }: TroubleSigns,
	isRefused = waiting?.is_refused === true,
): string {
	if (build.state === 'failed') return build.reason ?? 'unknown';
	if (isRefused) return 'hook';
	return build.state !== 'idle' || waiting?.is_asked ? 'building' : 'unasked';
}

function findReason(promise: OpenPromise, signs: TroubleSigns): string {
	if (promise.waits) return promise.waits;
	return promise.is_done ? findWaitReason(signs, promise.is_refused) : 'unpublished';
}

const breakPromise = (promise: OpenPromise, signs: TroubleSigns): Trouble => {
	const { kind, post_id, title, slug, due } = promise;
	return {
		key: `${kind}:${post_id}:${due}`,
		kind,
		post_id,
		title,
		slug,
		due,
		why: findReason(promise, signs),
	};
};

const after = (since: string | null | undefined, ms: number): number =>
	since ? Date.parse(since) + ms : Number.POSITIVE_INFINITY;
/** When a removal that waits is a trouble, and when a change is. */
const removalLateAt = (signs: TroubleSigns) =>
	after(signs.waiting?.removal?.since, urgentLateMs(signs));
const waitsLateAt = ({ pauses, waiting }: TroubleSigns) =>
	after(waiting?.since, waitsAfterMs + beyondUsual(pauses.intervalMs));

function findBuildTrouble(signs: TroubleSigns, now: Date): Trouble | undefined {
	const { build, waiting } = signs;
	if (!waiting) return undefined;
	const { first: publication, posts, changes } = waiting;
	const hasFailed = build.state === 'failed';
	if (hasFailed && build.reason === 'quota') {
		return { key: `budget:${publication}`, kind: 'budget', publication, posts, changes };
	}
	const isGivenUp = hasFailed && waiting.is_given_up;
	if (!isGivenUp && waitsLateAt(signs) > now.getTime()) return undefined;
	const why = findWaitReason(signs);
	const key = `build:${publication}`;
	return { key, kind: 'build', publication, changes, why, is_tried: !isGivenUp };
}

function findRemovalTrouble(signs: TroubleSigns, now: Date): Trouble | undefined {
	const { waiting } = signs;
	if (!waiting?.removal || removalLateAt(signs) > now.getTime()) return undefined;
	const { first: publication } = waiting.removal;
	const why = findWaitReason(signs);
	const key = `taken-off:${publication}`;
	return { key, kind: 'build', publication, changes: waiting.changes, why, is_removal: true };
}

/** A build is finished, and the site's address still shows an earlier one: the platform does not publish it. */
function findUnshownTrouble({ build }: TroubleSigns, now: Date): Trouble | undefined {
	const { state, since, publication, shown, unread_since } = build;
	if (state !== 'idle' || !since || unread_since || shown === undefined || shown >= publication)
		return undefined;
	if (Date.parse(since) + lateAfterMs > now.getTime()) return undefined;
	const changes = publication - shown;
	return {
		key: `unshown:${shown}`,
		kind: 'build',
		publication: shown + 1,
		changes,
		why: 'unshown',
	};
}

/** A blog that was built, and whose address does not answer with it: the project may be private, or have a password. */
function findUnreadTrouble({ build }: TroubleSigns, now: Date): Trouble | undefined {
	const since = build.unread_since;
	if (!since || Date.parse(since) + lateAfterMs > now.getTime()) return undefined;
	return { key: `unread:${since}`, kind: 'unread', since };
}

function findBackupTrouble({ backup_at: at }: TroubleSigns, now: Date): Trouble | undefined {
	if (at === null || !isBackupLate(at, now.toISOString())) return undefined;
	const days = Math.round((now.getTime() - Date.parse(at)) / dayMs);
	return { key: `backup:${at}`, kind: 'backup', at, days };
}

/** A scheduler that stood still from one tick to the next; undefined when the pause was short. */
export function findStop(since: string, now: Date): Trouble | undefined {
	if (now.getTime() - Date.parse(since) < stoppedAfterMs) return undefined;
	return { key: `stopped:${since}`, kind: 'stopped', since, until: now.toISOString() };
}

/** Each key names one occurrence, so that none is told twice and a new one is told again. */
export function listTroubles(signs: TroubleSigns, now: Date): Trouble[] {
	const broken = signs.promises.filter((promise) => lateAt(promise, signs) <= now.getTime());
	return [
		...broken.map((promise) => breakPromise(promise, signs)),
		findBuildTrouble(signs, now),
		findRemovalTrouble(signs, now),
		findUnshownTrouble(signs, now),
		findUnreadTrouble(signs, now),
		findBackupTrouble(signs, now),
	].filter((trouble) => trouble !== undefined);
}

/** Whether what was a trouble is well. A build that merely started again is not. */
export function isOver(
	trouble: Trouble,
	signs: TroubleSigns,
	current: readonly Trouble[],
): boolean {
	if (trouble.kind === 'build' || trouble.kind === 'budget') {
		const { publication, shown = publication } = signs.build;
		const isUnshown = trouble.kind === 'build' && trouble.why === 'unshown';
		return (isUnshown ? shown : publication) >= trouble.publication;
	}
	return !current.some(({ key }) => key === trouble.key);
}

/** When something becomes a trouble next; undefined when nothing does. */
export function findNextLate(signs: TroubleSigns, now: Date): string | undefined {
	const promised = signs.promises.map((promise) => lateAt(promise, signs));
	const times = [...promised, removalLateAt(signs), waitsLateAt(signs)];
	const next = Math.min(...times.filter((at) => at > now.getTime()));
	return Number.isFinite(next) ? new Date(next).toISOString() : undefined;
}

/** One night may fail; after two, nobody is making backups. */
const backupLateAfterMs = 50 * 3_600_000;

export const isBackupLate = (madeAt: string, now: string): boolean =>
	Date.parse(now) - Date.parse(madeAt) > backupLateAfterMs;
