import type { Draft } from '#contract/drafts';
import type { Post } from '#domain/post';
import { ApiError, isUnauthorized, isUnreachable } from '../../api/api-error.ts';
import { isBlank } from '../../journal/is-blank.ts';
import type { PostValues } from '../../journal/post-values.ts';
import { settleConflict } from './text-conflict.ts';
import { TypedText } from './typed-text.ts';
import type { Intent, TextStart, WriterPorts } from './writer-state.ts';

const autosaveAfterMs = 1_200;
const retryAfterMs = [2_000, 4_000, 8_000, 16_000, 30_000];
const mostMerges = 5;

/**
 * Brings the text to the server: a moment after the last key, and again until it is there. One request at a time, so
 * one's own second save is never stale.
 */
export class DraftWriter {
	readonly text: TypedText;
	private readonly ports: WriterPorts;
	private queue: Promise<unknown> = Promise.resolve();
	private timer: ReturnType<typeof setTimeout> | undefined;
	private failures = 0;
	private closed = false;

	constructor(start: TextStart, ports: WriterPorts) {
		this.ports = ports;
		this.text = new TypedText(start, ports);
	}

	/** Every key. */
	edit(values: PostValues): void {
		if (this.text.edit(values)) this.plan(autosaveAfterMs);
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
				await this.sendCopy();
			} catch (error) {
				if (!isStale(error)) return this.failed(error);
				const theirs = error.details['draft'] as Draft | null;
				const joined = this.joinCopy(theirs, 'autosave').catch((silent) => this.failed(silent));
				if (!(await joined)) return false;
			}
		}
		return this.settle();
	}

	private async sendCopy(): Promise<void> {
		const { text } = this;
		const sent = text.values;
		text.become({ place: 'saving' });
		const base_revision = text.state.post?.revision ?? 0;
		const draft = await this.ports.saveDraft({
			base_revision,
			version: text.version,
			fields: sent,
		});
		this.failures = 0;
		text.keep(draft, sent);
		if (text.state.post || !isBlank(sent)) return;
		await this.ports.discardDraft();
		text.keep(null, sent);
	}

	/** The server has another working copy than this text started from, or none; false when a person must choose. */
	async joinCopy(theirs: Draft | null, resume: Intent): Promise<boolean> {
		const { text, ports } = this;
		if (!theirs) return text.loseCopy(await ports.findPost(), resume);
		const startedFrom = theirs.base_revision;
		const isOfOlderRow = startedFrom !== 0 && startedFrom !== text.state.post?.revision;
		const base =
			isOfOlderRow && text.version === 0 ? await ports.findRevision(startedFrom) : undefined;
		return text.joinCopy(theirs, resume, base);
	}

	private settle(): boolean {
		const isSafe = this.text.settle();
		if (!isSafe) this.plan(autosaveAfterMs);
		return isSafe;
	}

	/** The text stays in the browser; where it makes sense, saving is tried again by itself. */
	failed(error: unknown): false {
		if (!(error instanceof ApiError)) throw error;
		const { text } = this;
		if (isUnauthorized(error)) text.become({ place: 'session' });
		else if (error.code === 'too_large' || error.status === 413) text.become({ place: 'too-long' });
		else {
			text.become({ place: error.code === 'offline' ? 'offline' : 'failed' });
			if (isUnreachable(error) || error.status >= 500)
				this.plan(retryAfterMs[Math.min(this.failures++, retryAfterMs.length - 1)] ?? 30_000);
		}
		return false;
	}

	/** A save was answered: this is the live row now. */
	accept(post: Post, sent: PostValues): void {
		this.text.accept(post, sent);
		this.settle();
	}

	resolve(values: PostValues): Intent {
		const intent = settleConflict(this.text, values);
		this.plan(0);
		return intent;
	}

	start(intent: Exclude<Intent, 'autosave'>): void {
		clearTimeout(this.timer);
		this.text.become({ running: intent });
	}
	stop(): void {
		this.text.become({ running: null });
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
