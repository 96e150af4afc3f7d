import type { Draft } from '#contract/drafts';
import type { Post } from '#domain/post';
import { ApiError, isUnauthorized, isUnreachable } from '../../api/api-error.ts';
import { isBlank } from '../../journal/is-blank.ts';
import { type PostValues, sameValues, valuesOf } from '../../journal/post-values.ts';
import { mergeValues } from './merge-values.ts';
import type { Intent, Place, WriterPorts, WriterState } from './writer-state.ts';

const autosaveAfterMs = 1_200;
const retryAfterMs = [2_000, 4_000, 8_000, 16_000, 30_000];
const mostMerges = 5;

/**
 * Owns the text between the keys and the server. One request at a time, so one's own second save is never stale;
 * an answer never replaces what was typed after the question; a refused write is merged, or put to the person.
 */
export class DraftWriter {
	state: WriterState;
	values: PostValues;
	private readonly ports: WriterPorts;
	private readonly listeners = new Set<() => void>();
	private draft: { version: number; fields: PostValues } | null;
	private readonly blank: PostValues;
	/** What the first create sent: should its answer be lost, the post that is there came from it. */
	private attempted: PostValues | null = null;
	private queue: Promise<unknown> = Promise.resolve();
	private timer: ReturnType<typeof setTimeout> | undefined;
	private failures = 0;
	private closed = false;

	constructor(
		start: { post: Post | null; draft: Draft | null; values: PostValues; blank: PostValues },
		ports: WriterPorts,
	) {
		this.ports = ports;
		this.values = start.values;
		this.blank = start.blank;
		this.draft = start.draft && { version: start.draft.version, fields: start.draft.fields };
		const unpublished = start.post !== null && !sameValues(start.values, valuesOf(start.post));
		this.state = {
			post: start.post,
			place:
				start.post === null && isBlank(start.values)
					? 'new'
					: unpublished || start.draft || !start.post?.published
						? 'saved'
						: 'same',
			savedAt: start.draft?.updated_at ?? start.post?.updated_at ?? null,
			running: null,
			conflict: null,
			unpublished,
		};
	}

	subscribe = (listener: () => void): (() => void) => {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	};
	snapshot = (): WriterState => this.state;

	private become(part: Partial<WriterState>): void {
		const { post } = { ...this.state, ...part };
		const unpublished = post !== null && !sameValues(this.values, valuesOf(post));
		this.state = { ...this.state, ...part, unpublished };
		for (const listener of this.listeners) listener();
	}

	/** What the server holds of this text: the working copy, else the live row, else nothing. */
	get onServer(): PostValues {
		return this.draft?.fields ?? (this.state.post ? valuesOf(this.state.post) : this.blank);
	}
	private get base(): PostValues {
		return (this.state.post === null && this.attempted) || this.onServer;
	}
	get isSafe(): boolean {
		return sameValues(this.values, this.onServer);
	}

	/** Every key. */
	edit(values: PostValues): void {
		if (sameValues(values, this.values)) return;
		this.values = values;
		this.ports.remember(values, this.state.post?.revision ?? 0);
		this.become({
			place:
				this.state.place === 'offline' || this.state.place === 'session'
					? this.state.place
					: 'browser',
		});
		this.plan(autosaveAfterMs);
	}

	private plan(afterMs: number): void {
		clearTimeout(this.timer);
		if (!this.closed && !this.state.conflict)
			this.timer = setTimeout(() => void this.flush(), afterMs);
	}

	/** Tabs away, Ctrl+S, back online, signed in again: now, after whatever runs already. */
	flush(): Promise<boolean> {
		clearTimeout(this.timer);
		return this.enqueue(() => this.autosave());
	}

	/** One job after the other, whatever became of the one before. */
	enqueue<T>(job: () => Promise<T>): Promise<T> {
		const result = this.queue.then(job, job);
		this.queue = result.catch(() => undefined);
		return result;
	}

	private async autosave(): Promise<boolean> {
		for (let round = 0; round < mostMerges; round += 1) {
			if (this.isSafe || this.closed) return this.settled();
			if (this.state.conflict) return false;
			const sent = this.values;
			this.become({ place: 'saving' });
			try {
				const draft = await this.ports.saveDraft({
					base_revision: this.state.post?.revision ?? 0,
					version: this.draft?.version ?? 0,
					fields: sent,
				});
				this.draft = { version: draft.version, fields: sent };
				this.failures = 0;
				this.become({ savedAt: draft.updated_at });
			} catch (error) {
				if (!isStale(error)) return this.failed(error);
				if (
					!(await this.catchUp(error.details['draft'] as Draft | null).catch((silent: unknown) =>
						this.failed(silent),
					))
				)
					return false;
			}
		}
		return this.settled();
	}

	/** The working copy moved on elsewhere; gone, it was saved (a newer row) or thrown away there. */
	private async catchUp(theirs: Draft | null): Promise<boolean> {
		const { base } = this;
		this.draft = theirs && { version: theirs.version, fields: theirs.fields };
		if (theirs)
			return this.reconcile({
				base,
				theirs: theirs.fields,
				at: theirs.updated_at,
				resume: 'autosave',
			});
		const post = await this.ports.findPost();
		if (!post || post.revision === this.state.post?.revision) return true;
		this.state = { ...this.state, post };
		return this.reconcile({
			base,
			theirs: valuesOf(post),
			at: post.updated_at,
			resume: 'autosave',
		});
	}

	private settled(): boolean {
		if (this.isSafe) {
			this.ports.forget();
			this.become({
				place: this.state.unpublished || !this.state.post?.published ? this.restPlace() : 'same',
			});
		} else {
			this.become({ place: 'browser' });
			this.plan(autosaveAfterMs);
		}
		return this.isSafe;
	}

	private restPlace(): Place {
		return this.state.post === null && isBlank(this.values) ? 'new' : 'saved';
	}

	/** The text stays in the browser; where it makes sense, saving is tried again by itself. */
	failed(error: unknown): false {
		if (!(error instanceof ApiError)) throw error;
		if (isUnauthorized(error)) this.become({ place: 'session' });
		else if (error.code === 'too_large' || error.status === 413) this.become({ place: 'too-long' });
		else {
			this.become({ place: error.code === 'offline' ? 'offline' : 'failed' });
			if (isUnreachable(error) || error.status >= 500)
				this.plan(retryAfterMs[Math.min(this.failures++, retryAfterMs.length - 1)] ?? 30_000);
		}
		return false;
	}

	/** Merges what came from elsewhere; false when a person must choose. */
	reconcile({
		base,
		theirs,
		at,
		resume,
	}: {
		base: PostValues;
		theirs: PostValues;
		at: string;
		resume: Intent;
	}): boolean {
		const versions = { base, mine: this.values, theirs };
		const merge = mergeValues(versions);
		if (merge.clashes.length > 0) {
			clearTimeout(this.timer);
			this.become({
				conflict: { versions, merge, theirsAt: at, resume },
				running: null,
				place: 'browser',
			});
			return false;
		}
		this.take(merge.merged, true);
		return true;
	}

	/** New values come from outside the keyboard. */
	take(values: PostValues, merged = false): void {
		if (sameValues(values, this.values)) return;
		this.values = values;
		this.ports.adopt(values, merged);
		this.ports.remember(values, this.state.post?.revision ?? 0);
		this.become({});
	}

	/** The person chose: the result stands over both versions, and what was being done can go on. */
	resolve(values: PostValues): Intent {
		const { resume = 'autosave', onResolved } = this.state.conflict ?? {};
		this.become({ conflict: null });
		this.take(values);
		onResolved?.();
		this.plan(0);
		return resume;
	}

	/** An older text of this browser against the server's: every difference is the person's to decide. */
	compare(
		older: { values: PostValues; at: string },
		{ at, onResolved }: { at: string; onResolved: () => void },
	): void {
		const versions = { base: this.blank, mine: older.values, theirs: this.values };
		const merge = mergeValues(versions);
		const more = { theirsAt: at, mineAt: older.at, onResolved };
		this.become({ conflict: { versions, merge, resume: 'autosave', ...more } });
	}
	leaveConflict(): void {
		this.become({ conflict: null });
	}

	start(intent: Exclude<Intent, 'autosave'>): void {
		clearTimeout(this.timer);
		this.become({ running: intent });
	}
	attempt(sent: PostValues): void {
		this.attempted ??= sent;
	}
	stop(): void {
		this.become({ running: null });
	}

	/** The live row is now this one. What was typed since `sent` stays; the rest is as the server wrote it. */
	accept(post: Post, sent: PostValues): void {
		const written = valuesOf(post);
		const { merged } = mergeValues({ base: sent, mine: this.values, theirs: written });
		this.draft = null;
		this.state = { ...this.state, post };
		if (!sameValues(merged, this.values)) {
			this.values = merged;
			this.ports.adopt(merged, false);
		}
		this.become({ savedAt: post.updated_at, running: null });
		this.settled();
	}

	/** Somebody else's live row is the one to write over now. */
	rebase(post: Post, resume: Intent): boolean {
		const base = this.state.post ? valuesOf(this.state.post) : (this.attempted ?? this.blank);
		this.state = { ...this.state, post };
		return this.reconcile({ base, theirs: valuesOf(post), at: post.updated_at, resume });
	}

	close(): void {
		this.closed = true;
		clearTimeout(this.timer);
	}
	open(): void {
		this.closed = false;
	}
}

function isStale(error: unknown): error is ApiError {
	return error instanceof ApiError && error.status === 409 && 'draft' in error.details;
}
