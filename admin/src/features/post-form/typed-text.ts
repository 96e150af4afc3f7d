import type { Draft } from '#contract/drafts';
import type { Post } from '#domain/post';
import { isBlank } from '../../journal/is-blank.ts';
import {
	type PostValues,
	sameField,
	sameValues,
	valuesOf,
	withoutTime,
} from '../../journal/post-values.ts';
import { mergeValues } from './merge-values.ts';
import { reconcile } from './text-conflict.ts';
import type { Intent, Place, TextPorts, TextStart, WriterState } from './writer-state.ts';

/** A post that is out keeps no time, whatever its form once held. */
const timed = (values: PostValues, post: Post | null) =>
	post?.published ? withoutTime(values) : values;

const differs = (values: PostValues, post: Post | null) =>
	post !== null && !sameValues(timed(values, post), valuesOf(post));

/**
 * What is typed, and what the server holds of it. What comes from elsewhere never replaces what was typed: it is merged,
 * or put to the person. Asks nothing of the server itself.
 */
export class TypedText {
	state: WriterState;
	values: PostValues;
	private readonly ports: TextPorts;
	private readonly listeners = new Set<() => void>();
	/** What a new post's form starts with. */
	readonly blank: PostValues;
	/** The server's working copy as last seen. */
	private copy: Pick<Draft, 'version' | 'fields'> | null;
	/** What the first create sent: should its answer be lost, the post that is there came from it. */
	private attempted: PostValues | null = null;

	constructor({ post, draft, values, blank }: TextStart, ports: TextPorts) {
		this.ports = ports;
		this.values = values;
		this.blank = blank;
		this.copy = draft;
		const savedAt = draft?.updated_at ?? post?.updated_at ?? null;
		const unpublished = differs(values, post);
		const scheduling = !post?.published && values.scheduled_at !== null;
		this.state = {
			...{ post, savedAt, unpublished, scheduling },
			...{ place: 'new', running: null, conflict: null, isBinned: false },
		};
		this.state.place = this.restPlace;
	}

	subscribe = (listener: () => void): (() => void) => {
		this.listeners.add(listener);
		return () => this.listeners.delete(listener);
	};
	snapshot = (): WriterState => this.state;

	become(part: Partial<WriterState>): void {
		const next = { ...this.state, ...part };
		this.state = {
			...next,
			unpublished: differs(this.values, next.post),
			scheduling: next.scheduling && !next.post?.published,
		};
		for (const listener of this.listeners) listener();
	}

	/** What the server holds of this text: the working copy, else the live row, else nothing. */
	get onServer(): PostValues {
		return this.copy?.fields ?? (this.state.post ? valuesOf(this.state.post) : this.blank);
	}
	get isSafe(): boolean {
		const isNothing = !this.copy && !this.state.post && isBlank(this.values);
		return isNothing || sameValues(this.values, this.onServer);
	}
	/** Of the working copy as last seen; 0 when there was none. */
	get version(): number {
		return this.copy?.version ?? 0;
	}
	private get base(): PostValues {
		return (this.state.post === null && this.attempted) || this.onServer;
	}
	private get restPlace(): Place {
		const { post, unpublished } = this.state;
		if (post === null && isBlank(this.values)) return 'new';
		return post?.published && !unpublished ? 'same' : 'saved';
	}

	private hold(values: PostValues): void {
		this.values = values;
		this.ports.remember(values, this.state.post?.revision ?? 0);
	}

	/** Every key; false when it changed nothing. */
	edit(values: PostValues): boolean {
		if (sameValues(values, this.values)) return false;
		this.hold(values);
		const { place } = this.state;
		this.become({ place: place === 'offline' || place === 'session' ? place : 'browser' });
		return true;
	}

	/** New values come from outside the keyboard. */
	take(values: PostValues, merged = false): void {
		if (sameValues(values, this.values)) return;
		const isOtherTime = !sameField('scheduled_at', values, this.values);
		this.hold(values);
		// First the state: the form judges what it adopts by it.
		this.become(isOtherTime ? { scheduling: values.scheduled_at !== null } : {});
		this.ports.adopt(values, merged);
	}

	/** The server keeps this working copy now, or none of an emptied text. */
	keep(draft: Draft | null, fields: PostValues): void {
		this.copy = draft && { version: draft.version, fields };
		this.become({ savedAt: draft?.updated_at ?? null });
	}

	/** Is everything that is typed on the server? Then the browser need not keep it. */
	settle(): boolean {
		if (this.isSafe) this.ports.forget();
		this.become({ place: this.isSafe ? this.restPlace : 'browser' });
		return this.isSafe;
	}

	/** The live row, before anybody hears of it: whoever judges the values next must know it. */
	private stand(post: Post): void {
		const scheduling = this.state.scheduling && !post.published;
		this.state = { ...this.state, post, scheduling };
	}

	/** What a create is about to send. */
	attempt(sent: PostValues): void {
		this.attempted ??= sent;
	}

	/** The live row is now this one. What was typed since `sent` stays; the rest is as the server wrote it. */
	accept(post: Post, sent: PostValues): void {
		const theirs = this.withChosenTime(valuesOf(post), sent);
		const merged = timed(mergeValues({ base: sent, mine: this.values, theirs }).merged, post);
		this.copy = null;
		this.stand(post);
		if (!sameValues(merged, this.values)) {
			this.values = merged;
			this.ports.adopt(merged, false);
		}
		this.become({ savedAt: post.updated_at, running: null });
	}

	/** 'Salvar' sets no time on a draft: one that is being chosen stays in hand. */
	private withChosenTime(row: PostValues, { scheduled_at }: PostValues): PostValues {
		const keeps = this.state.scheduling && row.scheduled_at === null;
		return keeps ? { ...row, scheduled_at } : row;
	}

	/** Somebody else's live row is the one to write over now. */
	joinRow(post: Post, resume: Intent, base = this.liveBase): boolean {
		this.stand(post);
		this.take(timed(this.values, post));
		return reconcile(this, { base, theirs: valuesOf(post), at: post.updated_at, resume });
	}
	private get liveBase(): PostValues {
		return this.state.post ? valuesOf(this.state.post) : (this.attempted ?? this.blank);
	}

	/** The working copy moved on elsewhere. */
	joinCopy(theirs: Draft, resume: Intent, base = this.base): boolean {
		this.copy = theirs;
		return reconcile(this, { base, theirs: theirs.fields, at: theirs.updated_at, resume });
	}

	/** The working copy is gone: it was saved, as a newer row, or thrown away. */
	loseCopy(post: Post | undefined, resume: Intent): boolean {
		const { base } = this;
		this.copy = null;
		if (!post || post.revision === this.state.post?.revision) return true;
		return this.joinRow(post, resume, base);
	}
}
