import type { WorkingCopy } from '#contract/working-copies';
import { sameField, sameValues, valuesOf } from '#domain/post/form-values';
import type { Post } from '#domain/post/post';
import { mergeValues } from '#merge/merge-values';
import type { PostValues } from './post-values.ts';
import {
	differs,
	type Intent,
	isSafe,
	type NotSaved,
	onServer,
	type SaveIntent,
	type TextState,
	textStage,
	timed,
} from './text-state.ts';

/** A version from elsewhere, and the common base. */
interface Elsewhere {
	base: PostValues;
	theirs: PostValues;
	at: string;
	/** The operation during which it was found. */
	resume: Intent;
}

/** Everything that can happen to the current text, with its details. */
export interface TextEvents {
	/** A key was pressed. */
	typed: PostValues;
	/** 'Agendar para', or 'Quando eu clicar em Publicar'. */
	timeChosen: boolean;
	/** A recovered text is used, or that is undone. */
	recovered: PostValues;
	/** An older text from this browser is compared with the current one: the user decides about every difference. */
	compared: { older: { values: PostValues; at: string }; at: string; onResolved: () => void };
	/** The user answered the question with this text. */
	chosen: PostValues;
	/** The user returned to the text without an answer: both versions stay until the question is repeated. */
	putOff: null;
	/** A question that was put off is repeated, with the current text. */
	askedAgain: Intent;
	pressed: SaveIntent;
	pressEnded: null;

	/** The working copy is being sent. */
	sending: null;
	/** The server now has this working copy, or none if the text was emptied. */
	kept: { workingCopy: WorkingCopy | null; sent: PostValues };
	/** The server replied to whatever was sent. */
	settled: null;
	notSaved: NotSaved;
	/** Takes over the live row after a save. Keeps what was typed after `sent`; the rest is as the server saved it. */
	saved: { post: Post; sent: PostValues };

	/** Takes over a live row that somebody else saved. */
	rowCame: { post: Post; resume: Intent; base?: PostValues };
	/** Takes over a working copy that changed elsewhere. */
	copyCame: { workingCopy: WorkingCopy; resume: Intent; base?: PostValues | undefined };
	/** Handles a working copy that no longer exists: it was saved as a newer row, or discarded. */
	copyGone: { post: Post | undefined; resume: Intent };
	/** Takes over a live row that the text contains already. */
	rowSeen: Post;
	binned: boolean;
}
export type TextEvent = keyof TextEvents;

/** Takes values that were not typed. */
function take(text: TextState, values: PostValues): TextState {
	if (sameValues(values, text.values)) return text;
	const isOtherTime = !sameField('scheduled_at', values, text.values);
	const scheduling = isOtherTime ? values.scheduled_at !== null : text.scheduling;
	return { ...text, values, scheduling };
}

/** The three versions to compare. While a question is open its base stays, and a newer foreign text joins the one asked about. */
function compare({ conflict, values: mine }: TextState, { base, theirs, at }: Elsewhere) {
	if (!conflict || conflict.onResolved) return { versions: { base, mine, theirs }, theirsAt: at };
	const asked = conflict.versions;
	const news = mergeValues({ base, mine: theirs, theirs: asked.theirs }).merged;
	const theirsAt = sameValues(news, asked.theirs) ? conflict.theirsAt : at;
	return { versions: { base: asked.base, mine, theirs: news }, theirsAt };
}

/** Merges a version from elsewhere, or asks; it never replaces what was typed. */
function join(text: TextState, found: Elsewhere): TextState {
	const { versions, theirsAt } = compare(text, found);
	const merge = mergeValues(versions);
	if (merge.clashes.length > 0) {
		const { resume } = found;
		const isPutOff = text.conflict?.isPutOff && resume === 'autosave';
		const conflict = { versions, merge, theirsAt, resume, ...(isPutOff && { isPutOff }) };
		return { ...text, conflict, running: null, place: 'browser' };
	}
	const joined = take({ ...text, conflict: null }, merge.merged);
	return joined.values === text.values ? joined : { ...joined, merges: text.merges + 1 };
}

/** What a live row and this text have in common; of a row that is new here, what both tabs began from. */
const liveBase = (text: TextState) => (text.post ? valuesOf(text.post) : onServer(text));

/** 'Salvar' does not schedule a draft, so a time being chosen stays in the form. */
function withChosenTime(row: PostValues, { scheduling }: TextState, sent: PostValues): PostValues {
	const keeps = scheduling && row.scheduled_at === null;
	return keeps ? { ...row, scheduled_at: sent.scheduled_at } : row;
}

const outcomes: { [E in TextEvent]: (text: TextState, detail: TextEvents[E]) => TextState } = {
	typed(text, values) {
		if (sameValues(values, text.values)) return text;
		const waits = text.place === 'offline' || text.place === 'session';
		return { ...text, values, place: waits ? text.place : 'browser' };
	},
	timeChosen: (text, scheduling) => ({ ...text, scheduling }),
	recovered: take,
	compared(text, { older, at, onResolved }) {
		const versions = { base: text.blank, mine: older.values, theirs: text.values };
		const more = { theirsAt: at, mineAt: older.at, onResolved, resume: 'autosave' } as const;
		return { ...text, conflict: { versions, merge: mergeValues(versions), ...more } };
	},
	chosen: (text, values) => take({ ...text, conflict: null }, values),
	putOff(text) {
		const { conflict } = text;
		const isComparison = !conflict || conflict.onResolved !== undefined;
		return { ...text, conflict: isComparison ? null : { ...conflict, isPutOff: true } };
	},
	askedAgain(text, resume) {
		if (!text.conflict?.isPutOff) return text;
		const { versions, theirsAt: at } = text.conflict;
		const asked = { ...text, conflict: null };
		return join(asked, { base: versions.base, theirs: versions.theirs, at, resume });
	},
	pressed: (text, running) => ({ ...text, running }),
	pressEnded: (text) => ({ ...text, running: null }),

	sending: (text) => ({ ...text, place: 'saving' }),
	kept: (text, { workingCopy, sent }) => ({
		...text,
		workingCopy: workingCopy && { version: workingCopy.version, fields: sent },
		savedAt: workingCopy?.updated_at ?? null,
	}),
	settled: (text) => ({ ...text, place: isSafe(text) ? textStage(text) : 'browser' }),
	notSaved: (text, place) => ({ ...text, place }),
	saved(text, { post, sent }) {
		const theirs = withChosenTime(valuesOf(post), text, sent);
		const { merged } = mergeValues({ base: sent, mine: text.values, theirs });
		const { values } = take(text, timed(merged, post));
		return { ...text, post, values, workingCopy: null, savedAt: post.updated_at, running: null };
	},

	rowCame(text, { post, resume, base = liveBase(text) }) {
		const standing = take({ ...text, post }, timed(text.values, post));
		return join(standing, { base, theirs: valuesOf(post), at: post.updated_at, resume });
	},
	copyCame(text, { workingCopy, resume, base = onServer(text) }) {
		const { fields: theirs, updated_at: at } = workingCopy;
		return join({ ...text, workingCopy }, { base, theirs, at, resume });
	},
	copyGone(text, { post = text.post, resume }) {
		const without = { ...text, post, workingCopy: null };
		if (!post || post.revision === text.post?.revision) return without;
		return outcomes.rowCame(without, { post, resume, base: onServer(text) });
	},
	rowSeen: (text, post) => ({ ...text, post }),
	binned: (text, isBinned) => ({ ...text, isBinned }),
};

const derived = (text: TextState): TextState => ({
	...text,
	scheduling: text.scheduling && !text.post?.published,
	unpublished: differs(text),
});

/** Computes the next state of a text. Storing and sending it is the caller's job. */
export function reduce<E extends TextEvent>(
	text: TextState,
	event: E,
	detail: TextEvents[E],
): TextState {
	const next = outcomes[event](text, detail);
	return next === text ? text : derived(next);
}

/** The text that a form opens with. */
export interface TextStart extends Pick<TextState, 'post' | 'values' | 'blank'> {
	workingCopy: WorkingCopy | null;
	/** The working copy and the row both changed, and the user must merge them. */
	clash?: Elsewhere;
}

export function openText({ post, workingCopy, values, blank, clash }: TextStart): TextState {
	const text = derived({
		post,
		workingCopy,
		values,
		blank,
		savedAt: workingCopy?.updated_at ?? post?.updated_at ?? null,
		running: null,
		conflict: null,
		isBinned: false,
		merges: 0,
		place: 'new',
		scheduling: values.scheduled_at !== null,
		unpublished: false,
	});
	const rested = { ...text, place: textStage(text) };
	return clash ? join(rested, clash) : rested;
}
