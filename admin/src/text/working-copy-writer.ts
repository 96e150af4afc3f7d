import type { WorkingCopy } from '#contract/working-copies';
import type { Post } from '#domain/post/post';
import { changesBetween } from '#merge/merge-text';
import { ApiError, isUnauthorized, isUnreachable } from '../api/api-error.ts';
import { isBlank, type PostValues } from './post-values.ts';
import { type Intent, onServer, type SaveIntent } from './text-state.ts';
import type { TypedText } from './typed-text.ts';

const autosaveAfterMs = 1_200;
const retryAfterMs = [2_000, 4_000, 8_000, 16_000, 30_000];
const mostMerges = 5;

export interface WriterPorts {
	saveWorkingCopy(
		copy: Pick<WorkingCopy, 'base_revision' | 'version' | 'fields'>,
	): Promise<WorkingCopy>;
	/** The server's copy; null while it has none. */
	findWorkingCopy(): Promise<WorkingCopy | null>;
	/** For a text that was emptied before it became a post; not what another tab has written since. */
	discardWorkingCopy(version: number): Promise<void>;
	/** The live row; undefined while the post does not exist. */
	findPost(): Promise<Post | undefined>;
	/** The live row at an earlier revision. */
	findRevision(revision: number): Promise<PostValues | undefined>;
}

/**
 * Saves the text to the server shortly after the last key, and retries until it succeeds. Requests run one at a time,
 * so that the user's own second save is never stale.
 */
export class WorkingCopyWriter {
	readonly text: TypedText;
	/** The post's text alone, without its other fields. */
	readonly body = {
		text: () => this.text.values.content,
		changesFrom: (content: string) => changesBetween(content, this.text.values.content),
		merges: () => this.text.state.merges,
		changed: (content: string) => this.edit({ content }),
		subscribe: (listener: () => void) => this.text.subscribe(listener),
	};
	private readonly ports: WriterPorts;
	private queue: Promise<unknown> = Promise.resolve();
	private timer: ReturnType<typeof setTimeout> | undefined;
	private failures = 0;
	private closed = false;

	constructor(text: TypedText, ports: WriterPorts) {
		this.text = text;
		this.ports = ports;
	}

	/** Call it on every key, with what was typed. */
	edit(typed: Partial<PostValues>): void {
		const before = this.text.values;
		const { values } = this.text.dispatch('typed', { ...before, ...typed });
		if (values !== before) this.plan(autosaveAfterMs);
	}

	private plan(afterMs: number): void {
		clearTimeout(this.timer);
		if (!this.closed && !this.text.state.conflict)
			this.timer = setTimeout(() => void this.flush(), afterMs);
	}

	/** Saves now, after any running request: when the tab is hidden, on Ctrl+S, when back online or signed in again. */
	flush(): Promise<boolean> {
		clearTimeout(this.timer);
		return this.enqueue(() => this.autosave());
	}

	/** Runs jobs one at a time, even after a failed one. */
	enqueue<T>(job: () => Promise<T>): Promise<T> {
		const result = this.queue.then(job, job);
		this.queue = result.catch(() => undefined);
		return result;
	}

	private async autosave(): Promise<boolean> {
		for (let round = 0; round < mostMerges; round += 1) {
			if (this.text.isSafe || this.closed) break;
			if (this.text.state.conflict) return false;
			const sent = this.text.values;
			try {
				await this.send();
			} catch (error) {
				if (!isStale(error)) return this.failed(error);
				// A question would take the text away between two keys: the next pause asks it.
				if (this.text.values !== sent) return this.settle();
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
		await this.ports.discardWorkingCopy(kept.version);
		this.text.dispatch('kept', { workingCopy: null, sent });
	}

	/** The server has a different working copy from the one this text started from, or none; false when the user must choose. */
	async joinCopy(theirs: WorkingCopy | null, resume: Intent): Promise<boolean> {
		const { text, ports } = this;
		if (!theirs)
			return !text.dispatch('copyGone', { post: await ports.findPost(), resume }).conflict;
		const { post, workingCopy } = text.state;
		const startedFrom = theirs.base_revision;
		const isOfOlderRow = startedFrom !== 0 && (!post || startedFrom < post.revision);
		const base = isOfOlderRow && !workingCopy ? await ports.findRevision(startedFrom) : undefined;
		return !text.dispatch('copyCame', { workingCopy: theirs, resume, base }).conflict;
	}

	/** Joins another row of the server; false when the user must choose. A working copy made from this row contains it: then only the copy is merged. */
	async joinRow(post: Post, intent: Intent, copy?: WorkingCopy | null): Promise<boolean> {
		const { text, ports } = this;
		const theirs = copy === undefined ? await ports.findWorkingCopy() : copy;
		if (theirs?.base_revision !== post.revision)
			return !text.dispatch(theirs ? 'rowCame' : 'copyGone', { post, resume: intent }).conflict;
		const base = onServer(text.state);
		text.dispatch('rowSeen', post);
		return !text.dispatch('copyCame', { workingCopy: theirs, resume: intent, base }).conflict;
	}

	/** Shows what another tab or device saved meanwhile. What is typed here and not saved yet is sent instead, which merges. */
	lookElsewhere(): Promise<void> {
		return this.enqueue(async () => {
			const { text } = this;
			const { post, workingCopy, conflict, running, isBinned } = text.state;
			const isOpen = !this.closed && !conflict && !running && !isBinned;
			if (!isOpen || !text.isSafe || !(post || workingCopy)) return;
			try {
				if (await this.takeLatest()) this.settle();
			} catch (error) {
				if (!(error instanceof ApiError)) throw error; // Without a reply there is nothing to show.
			}
		});
	}

	/** False when nothing is new, or the user must choose. */
	private async takeLatest(): Promise<boolean> {
		const { text, ports } = this;
		const { version } = text.state.workingCopy ?? {};
		const theirs = await ports.findWorkingCopy();
		if (theirs) return theirs.version !== version && this.joinCopy(theirs, 'autosave');
		const post = await ports.findPost();
		const isKnown = version === undefined && post?.revision === text.state.post?.revision;
		const cameOut = post?.published && !text.state.post?.published;
		// A text without a post that was discarded elsewhere is left only here. That a post came out, `useRowUpdates` tells.
		if (!post || isKnown || cameOut) return false;
		const base = onServer(text.state);
		text.dispatch('copyGone', { post: undefined, resume: 'autosave' });
		return !text.dispatch('rowCame', { post, base, resume: 'autosave' }).conflict;
	}

	private settle(): boolean {
		this.text.dispatch('settled');
		if (!this.text.isSafe) this.plan(autosaveAfterMs);
		return this.text.isSafe;
	}

	/** Keeps the text in the browser, and retries after transient failures. */
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

	/** Takes over the live row that a save returned. */
	accept(post: Post, sent: PostValues): void {
		this.text.dispatch('saved', { post, sent });
		this.settle();
	}

	/** Applies the user's answer; returns the operation to continue. */
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
