import type { WorkingCopy } from '#contract/drafts';
import type { Post } from '#domain/post';
import { ApiError, isUnauthorized, isUnreachable } from '../../api/api-error.ts';
import { isBlank } from '../../journal/is-blank.ts';
import type { PostValues } from '../../journal/post-values.ts';
import type { Intent, SaveIntent } from './text-state.ts';
import type { TypedText } from './typed-text.ts';

const autosaveAfterMs = 1_200;
const retryAfterMs = [2_000, 4_000, 8_000, 16_000, 30_000];
const mostMerges = 5;

interface WriterPorts {
	saveWorkingCopy(copy: {
		base_revision: number;
		version: number;
		fields: PostValues;
	}): Promise<WorkingCopy>;
	/** Of a text that was emptied before it became a post. */
	discardWorkingCopy(): Promise<void>;
	/** The live row; undefined while the post was never created. */
	findPost(): Promise<Post | undefined>;
	/** The live row as it was. */
	findRevision(revision: number): Promise<PostValues | undefined>;
}

/**
 * Brings the text to the server: a moment after the last key, and again until it is there. One request at a time, so
 * one's own second save is never stale.
 */
export class WorkingCopyWriter {
	readonly text: TypedText;
	private readonly ports: WriterPorts;
	private queue: Promise<unknown> = Promise.resolve();
	private timer: ReturnType<typeof setTimeout> | undefined;
	private failures = 0;
	private closed = false;

	constructor(text: TypedText, ports: WriterPorts) {
		this.text = text;
		this.ports = ports;
	}

	/** Every key. */
	edit(values: PostValues): void {
		const before = this.text.values;
		if (this.text.dispatch('typed', values).values !== before) this.plan(autosaveAfterMs);
	}

	private plan(afterMs: number): void {
		clearTimeout(this.timer);
		if (!this.closed && !this.text.state.conflict)
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
			if (this.text.isSafe || this.closed) break;
			if (this.text.state.conflict) return false;
			try {
				await this.send();
			} catch (error) {
				if (!isStale(error)) return this.failed(error);
				const theirs = error.details['draft'] as WorkingCopy | null;
				const joined = this.joinCopy(theirs, 'autosave').catch((silent) => this.failed(silent));
				if (!(await joined)) return false;
			}
		}
		return this.settle();
	}

	private async send(): Promise<void> {
		const { post, workingCopy, values: sent } = this.text.dispatch('sending');
		const kept = await this.ports.saveWorkingCopy({
			base_revision: post?.revision ?? 0,
			version: workingCopy?.version ?? 0,
			fields: sent,
		});
		this.failures = 0;
		this.text.dispatch('kept', { workingCopy: kept, sent });
		if (this.text.state.post || !isBlank(sent)) return;
		await this.ports.discardWorkingCopy();
		this.text.dispatch('kept', { workingCopy: null, sent });
	}

	/** The server has another working copy than this text started from, or none; false when a person must choose. */
	async joinCopy(theirs: WorkingCopy | null, resume: Intent): Promise<boolean> {
		const { text, ports } = this;
		if (!theirs)
			return !text.dispatch('copyGone', { post: await ports.findPost(), resume }).conflict;
		const { post, workingCopy } = text.state;
		const startedFrom = theirs.base_revision;
		const isOfOlderRow = startedFrom !== 0 && startedFrom !== post?.revision;
		const base = isOfOlderRow && !workingCopy ? await ports.findRevision(startedFrom) : undefined;
		return !text.dispatch('copyCame', { workingCopy: theirs, resume, base }).conflict;
	}

	private settle(): boolean {
		this.text.dispatch('settled');
		if (!this.text.isSafe) this.plan(autosaveAfterMs);
		return this.text.isSafe;
	}

	/** The text stays in the browser; where it makes sense, saving is tried again by itself. */
	failed(error: unknown): false {
		if (!(error instanceof ApiError)) throw error;
		const { text } = this;
		if (isUnauthorized(error)) text.dispatch('notSaved', 'session');
		else if (error.code === 'too_large' || error.status === 413)
			text.dispatch('notSaved', 'too-long');
		else {
			text.dispatch('notSaved', error.code === 'offline' ? 'offline' : 'failed');
			if (isUnreachable(error) || error.status >= 500)
				this.plan(retryAfterMs[Math.min(this.failures++, retryAfterMs.length - 1)] ?? 30_000);
		}
		return false;
	}

	/** A save was answered: this is the live row now. */
	accept(post: Post, sent: PostValues): void {
		this.text.dispatch('saved', { post, sent });
		this.settle();
	}

	/** The question is answered. Answers what is to go on. */
	resolve(chosen: PostValues): Intent {
		const { resume = 'autosave', onResolved } = this.text.state.conflict ?? {};
		this.text.dispatch('chosen', chosen);
		onResolved?.();
		this.plan(0);
		return resume;
	}

	start(intent: SaveIntent): void {
		clearTimeout(this.timer);
		this.text.dispatch('pressed', intent);
	}
	stop(): void {
		this.text.dispatch('pressEnded');
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
