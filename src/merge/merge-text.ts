import { diffLists } from './diff-lists.ts';

/** A stretch of a text that was merged automatically, or that both sides changed in different ways. */
export type Segment =
	| { kind: 'settled'; text: string }
	| { kind: 'clash'; base: string; mine: string; theirs: string };

/**
 * Splits a text into paragraphs, items of lists and rows of tables, and what stands between them; joined, they are the
 * exact text.
 */
const paragraphsOf = (text: string): string[] =>
	text.split(/(\n{2,}|\n(?=[ \t]*(?:\||[-*+] |\d{1,9}[.)] )))/).filter((part) => part !== '');

interface Change {
	/** Half-open range of the base that is replaced. */
	from: number;
	to: number;
	by: string[];
}

function changesFrom(base: string[], other: string[]): Change[] {
	const changes: Change[] = [];
	let at = 0;
	let open: Change | undefined;
	for (const { value, added, removed } of diffLists(base, other)) {
		if (!added && !removed) {
			at += value.length;
			open = undefined;
			continue;
		}
		if (!open) {
			open = { from: at, to: at, by: [] };
			changes.push(open);
		}
		if (removed) {
			at += value.length;
			open.to = at;
		} else open.by = open.by.concat(value);
	}
	return changes;
}

/** How one text became another, paragraph by paragraph, by the offsets of the first. */
export function changesBetween(before: string, after: string) {
	const base = paragraphsOf(before);
	let [paragraph, at] = [0, 0];
	const goTo = (next: number) => {
		at += base.slice(paragraph, next).join('').length;
		paragraph = next;
		return at;
	};
	return changesFrom(base, paragraphsOf(after)).map(({ from, to, by }) => ({
		from: goTo(from),
		to: goTo(to),
		insert: by.join(''),
	}));
}

function apply(base: string[], from: number, to: number, changes: Change[]): string {
	let text = '';
	let at = from;
	for (const change of changes) {
		text += base.slice(at, change.from).join('') + change.by.join('');
		at = change.to;
	}
	return text + base.slice(at, to).join('');
}

/** Changes of the same paragraphs overlap, and so do two insertions at one point; adjacent changes do not. */
const meets = (change: Change, from: number, to: number) =>
	(change.from < to && from < change.to) ||
	(change.from === from && change.to === change.from && from === to);

const isBefore = (a: Change | undefined, b: Change | undefined) =>
	a !== undefined && (b === undefined || a.from < b.from || (a.from === b.from && a.to <= b.to));

/** Removes from both queues the next change and every one that overlaps it. */
function takeGroup(mine: Change[], theirs: Change[]) {
	const seed = (isBefore(mine[0], theirs[0]) ? mine : theirs)[0] as Change;
	const group = { from: seed.from, to: seed.to, mine: [] as Change[], theirs: [] as Change[] };
	for (let grew = true; grew; ) {
		grew = false;
		for (const [queue, taken] of [
			[mine, group.mine],
			[theirs, group.theirs],
		] as const) {
			const next = queue[0];
			if (!next || !(next === seed || meets(next, group.from, group.to))) continue;
			taken.push(next);
			queue.shift();
			group.to = Math.max(group.to, next.to);
			grew = true;
		}
	}
	return group;
}

function settle(segments: Segment[], text: string): void {
	const last = segments.at(-1);
	if (text === '') return;
	if (last?.kind === 'settled') last.text += text;
	else segments.push({ kind: 'settled', text });
}

/** Two texts without a common base: every passage that differs is a clash. */
function compareTexts(mineText: string, theirsText: string): Segment[] {
	const theirs = paragraphsOf(theirsText);
	const segments: Segment[] = [];
	let at = 0;
	for (const { from, to, by } of changesFrom(theirs, paragraphsOf(mineText))) {
		settle(segments, theirs.slice(at, from).join(''));
		const [mine, other] = [by.join(''), theirs.slice(from, to).join('')];
		if (mine.trim() === other.trim()) settle(segments, mine);
		else segments.push({ kind: 'clash', base: '', mine, theirs: other });
		at = to;
	}
	settle(segments, theirs.slice(at).join(''));
	return segments;
}

/**
 * Three-way merge by paragraph: takes what only one side changed; different changes of both sides are a clash. The
 * segments joined, with one side of each clash, are the whole text.
 */
export function mergeText(baseText: string, mineText: string, theirsText: string): Segment[] {
	if (baseText === '' && mineText !== '' && theirsText !== '')
		return compareTexts(mineText, theirsText);
	const base = paragraphsOf(baseText);
	const mine = changesFrom(base, paragraphsOf(mineText));
	const theirs = changesFrom(base, paragraphsOf(theirsText));
	const segments: Segment[] = [];
	let at = 0;
	while (mine.length > 0 || theirs.length > 0) {
		const group = takeGroup(mine, theirs);
		settle(segments, base.slice(at, group.from).join(''));
		const ours = apply(base, group.from, group.to, group.mine);
		const other = apply(base, group.from, group.to, group.theirs);
		if (group.theirs.length === 0 || ours === other) settle(segments, ours);
		else if (group.mine.length === 0) settle(segments, other);
		else {
			const before = base.slice(group.from, group.to).join('');
			segments.push({ kind: 'clash', base: before, mine: ours, theirs: other });
		}
		at = group.to;
	}
	settle(segments, base.slice(at).join(''));
	return segments;
}
