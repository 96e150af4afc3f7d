// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { emptyValues, type PostValues } from '../../../admin/src/text/post-values.ts';
import {
	openText,
	reduce,
	type TextEvent,
	type TextEvents,
} from '../../../admin/src/text/text-events.ts';
import { differs, isSafe, type TextState } from '../../../admin/src/text/text-state.ts';
import { aPost, someValues } from './a-post.ts';
import { aDraft } from './a-writer.ts';

type Happening = { [E in TextEvent]: [E, TextEvents[E]] }[TextEvent];
const after = (text: TextState, ...happenings: Happening[]): TextState =>
	happenings.reduce((before, [event, detail]) => reduce(before, event, detail), text);

const blank = emptyValues('');
const open = (post: TextState['post'], values = post ? someValues() : blank) =>
	openText({ post, workingCopy: null, values, blank });
const mine = someValues({ title: 'Meu' });
const kept = (version: number, sent: PostValues): Happening => [
	'kept',
	{ workingCopy: aDraft(version, sent), sent },
];
const theirCopy: Happening = [
	'copyCame',
	{ workingCopy: aDraft(1, someValues({ title: 'Dela' })), resume: 'autosave' },
];
const older = { values: someValues({ title: 'Antes' }), at: '2026-11-20T14:18:00.000Z' };

const fresh = open(null);
const live = open(aPost());
const typed = after(live, ['typed', mine]);
const saving = after(typed, ['sending', null]);
const asked = after(typed, theirCopy);
const notSaved = (place: TextEvents['notSaved']) => after(saving, ['notSaved', place]);
const states = {
	new: fresh,
	begun: after(fresh, ['typed', mine]),
	same: live,
	typed,
	saving,
	kept: after(saving, kept(1, mine), ['settled', null]),
	offline: notSaved('offline'),
	session: notSaved('session'),
	failed: notSaved('failed'),
	'too-long': notSaved('too-long'),
	pressed: after(typed, ['pressed', 'save-to-site']),
	asked,
	'put off': after(asked, ['putOff', null]),
	compared: after(live, ['compared', { older, at: older.at, onResolved: () => undefined }]),
	binned: after(open(aPost({ published: false })), ['typed', mine], ['binned', true]),
};

/** Each event with example details, for a given text. */
const happen: { [E in TextEvent]: (text: TextState) => TextEvents[E] } = {
	typed: () => someValues({ title: 'Meu ainda' }),
	timeChosen: () => true,
	recovered: () => older.values,
	compared: () => ({ older, at: older.at, onResolved: () => undefined }),
	chosen: () => someValues({ title: 'Dos dois' }),
	putOff: () => null,
	askedAgain: () => 'save',
	pressed: () => 'save',
	pressEnded: () => null,
	sending: () => null,
	kept: ({ values }) => ({ workingCopy: aDraft(2, values), sent: values }),
	settled: () => null,
	notSaved: () => 'offline',
	saved: ({ values }) => ({
		post: aPost({ ...values, category: null, revision: 4 }),
		sent: values,
	}),
	rowCame: () => ({ post: aPost({ tags: ['dela'], revision: 4 }), resume: 'autosave' }),
	copyCame: () => ({ workingCopy: aDraft(5, someValues({ title: 'Dela' })), resume: 'save' }),
	copyGone: () => ({ post: undefined, resume: 'autosave' }),
	rowSeen: () => aPost({ published: false }),
	binned: () => true,
};

/**
 * Describes a text's state: its place, then `!` saving, `?` question, `~` put off, `x` binned, `@` time chosen, `+` not
 * public.
 */
function signOf({
	place,
	running,
	conflict,
	isBinned,
	scheduling,
	unpublished,
}: TextState): string {
	const question = conflict?.isPutOff ? '~' : conflict && '?';
	const marks = [running && '!', question, isBinned && 'x', scheduling && '@', unpublished && '+'];
	return place + marks.filter(Boolean).join('');
}

/** Which events change a text's state, and to what. All others leave it unchanged. */
const outcomes: Record<keyof typeof states, string> = {
	new: 'typed → browser, timeChosen → new@, compared → new?, pressed → new!, sending → saving, notSaved → offline, rowSeen → new+, binned → newx',
	begun:
		'timeChosen → browser@, compared → browser?, pressed → browser!, sending → saving, notSaved → offline, rowCame → browser?+, copyCame → browser?, rowSeen → browser+, binned → browserx',
	same: 'typed → browser+, recovered → same+, compared → same?, chosen → same+, pressed → same!, sending → saving, notSaved → offline, copyCame → same+, binned → samex',
	typed:
		'compared → browser?+, pressed → browser!+, sending → saving+, notSaved → offline+, saved → browser, copyCame → browser?+, binned → browserx+',
	saving:
		'typed → browser+, compared → saving?+, pressed → saving!+, settled → browser+, notSaved → offline+, saved → saving, copyCame → browser?+, binned → savingx+',
	kept: 'typed → browser+, compared → saved?+, pressed → saved!+, sending → saving+, notSaved → offline+, saved → saved, binned → savedx+',
	offline:
		'compared → offline?+, pressed → offline!+, sending → saving+, settled → browser+, saved → offline, copyCame → browser?+, binned → offlinex+',
	session:
		'compared → session?+, pressed → session!+, sending → saving+, settled → browser+, notSaved → offline+, saved → session, copyCame → browser?+, binned → sessionx+',
	failed:
		'typed → browser+, compared → failed?+, pressed → failed!+, sending → saving+, settled → browser+, notSaved → offline+, saved → failed, copyCame → browser?+, binned → failedx+',
	'too-long':
		'typed → browser+, compared → too-long?+, pressed → too-long!+, sending → saving+, settled → browser+, notSaved → offline+, saved → too-long, copyCame → browser?+, binned → too-longx+',
	pressed:
		'compared → browser!?+, pressEnded → browser+, sending → saving!+, notSaved → offline!+, saved → browser, copyCame → browser?+, binned → browser!x+',
	asked:
		'chosen → browser+, putOff → browser~+, pressed → browser!?+, sending → saving?+, notSaved → offline?+, saved → browser?, binned → browser?x+',
	'put off':
		'compared → browser?+, chosen → browser+, askedAgain → browser?+, pressed → browser!~+, sending → saving~+, notSaved → offline~+, saved → browser~, copyCame → browser?+, binned → browser~x+',
	compared:
		'typed → browser?+, recovered → same?+, chosen → same+, putOff → same, pressed → same!?, sending → saving?, notSaved → offline?, rowCame → same, copyCame → same+, binned → same?x',
	binned:
		'timeChosen → browserx@+, compared → browser?x+, pressed → browser!x+, sending → savingx+, notSaved → offlinex+, saved → browserx, copyCame → browser?x+',
};

it.each(Object.entries(outcomes))('what becomes of a text that is %s', (name, expected) => {
	const state = states[name as keyof typeof states];
	const all = Object.entries(happen).map(([event, detailOf]) => {
		const next = reduce(state, event as TextEvent, detailOf(state) as never);
		return signOf(next) === signOf(state) ? [] : `${event} → ${signOf(next)}`;
	});
	expect(all.flat().join(', ')).toBe(expected);
});

const titles = fc.constantFrom('Um post', 'Meu', 'Dela', 'Dos dois', '');
const texts = fc
	.record({
		title: titles,
		content: fc.constantFrom('', 'Primeiro.', 'Primeiro.\n\nSegundo.'),
		scheduled_at: fc.constantFrom(null, '2030-11-23T12:00:00.000Z'),
	})
	.map((part) => someValues(part));
const posts = fc
	.record({ title: titles, published: fc.boolean(), revision: fc.integer({ min: 1, max: 9 }) })
	.map((part) => aPost(part));
const copies = fc
	.tuple(fc.integer({ min: 1, max: 9 }), texts)
	.map(([version, fields]) => aDraft(version, fields));
const intents = fc.constantFrom('save', 'schedule', 'publish', 'save-to-site');
const details: { [E in TextEvent]: fc.Arbitrary<TextEvents[E]> } = {
	typed: texts,
	timeChosen: fc.boolean(),
	recovered: texts,
	compared: fc.constant({ older, at: older.at, onResolved: () => undefined }),
	chosen: texts,
	putOff: fc.constant(null),
	askedAgain: intents,
	pressed: intents,
	pressEnded: fc.constant(null),
	sending: fc.constant(null),
	kept: fc.record({ workingCopy: fc.option(copies), sent: texts }),
	settled: fc.constant(null),
	notSaved: fc.constantFrom('offline', 'session', 'failed', 'too-long'),
	saved: fc.record({ post: posts, sent: texts }),
	rowCame: fc.record({ post: posts, resume: intents }),
	copyCame: fc.record({ workingCopy: copies, resume: intents }),
	copyGone: fc.record({ post: fc.option(posts, { nil: undefined }), resume: intents }),
	rowSeen: posts,
	binned: fc.boolean(),
};
const happenings = fc.array(
	fc.oneof(
		...Object.entries(details).map(([event, detail]) =>
			(detail as fc.Arbitrary<unknown>).map((each) => [event, each] as Happening),
		),
	),
	{ maxLength: 30 },
);

/** What a user and a working server do until nothing remains to be done. */
function leadOut(text: TextState): TextState {
	if (text.isBinned) return leadOut(after(text, ['binned', false]));
	if (text.conflict?.isPutOff) return leadOut(after(text, ['askedAgain', 'save']));
	if (text.conflict) return leadOut(after(text, ['chosen', text.values]));
	if (text.running) return leadOut(after(text, ['pressEnded', null]));
	if (isSafe(text)) return after(text, ['settled', null]);
	const sent = text.values;
	return after(text, ['sending', null], kept((text.workingCopy?.version ?? 0) + 1, sent), [
		'settled',
		null,
	]);
}

it('whatever happens to a text, there is a way out: what is in hand gets to the server, and nothing is asked any more', () => {
	fc.assert(
		fc.property(fc.option(posts), happenings, (post, all) => {
			const text = after(open(post), ...all);
			expect(text.unpublished).toBe(differs(text));
			expect(text.scheduling && text.post?.published).not.toBe(true);
			const out = leadOut(text);
			expect(isSafe(out)).toBe(true);
			expect(['new', 'same', 'saved']).toContain(out.place);
			expect(out).toMatchObject({ conflict: null, running: null, isBinned: false });
		}),
		{ numRuns: 300 },
	);
});

it('what was typed is in hand, or in the question, whatever comes from elsewhere', () => {
	const elsewhere = fc.oneof(
		details.rowCame.map((each): Happening => ['rowCame', each]),
		details.copyCame.map((each): Happening => ['copyCame', each]),
		details.copyGone.map((each): Happening => ['copyGone', each]),
	);
	fc.assert(
		fc.property(fc.option(posts), fc.array(elsewhere, { maxLength: 8 }), (post, all) => {
			const text = after(open(post), ['typed', someValues({ title: 'Só meu' })], ...all);
			expect(text.values.title).toBe('Só meu');
			if (text.conflict) expect(text.conflict.versions.mine.title).toBe('Só meu');
		}),
	);
});
