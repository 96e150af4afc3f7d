import type { Change, Part } from '../least-change.ts';
import { htmlElementOf } from './inline-html.ts';
import { inlineMarks, type SyntaxNode } from './inline-marks.ts';

export type Read = (from: number, to: number) => string;

/** An inline element that shows words between its signs. */
export interface Mark {
	name: string;
	open: Part;
	close: Part;
	/** More than one stretch of words where a cut joined two marks. */
	inner: readonly Part[];
	/** The signs between these, which nobody needs any more. */
	needless: readonly Part[];
}

const bearing = /^(?:StrongEmphasis|Emphasis|Strikethrough|InlineCode|Link)$/;
/** Whose signs must stand at a letter. */
const tight = /^(?:StrongEmphasis|Emphasis|Strikethrough)$/;
/** A part of it leads nowhere, so that its signs go. */
const address = 'Autolink';

const markOf = (name: string, { from, to }: Part, inner: Part): Mark => ({
	name,
	open: { from, to: inner.from },
	close: { from: inner.to, to },
	inner: [inner],
	needless: [],
});

/** What begins with this node, if it bears words between signs. */
export function readMark(node: SyntaxNode, read: Read): Mark | undefined {
	const { name, from, to } = node;
	if (name === address) return markOf(name, node, { from: from + 1, to: to - 1 });
	if (name === 'HTMLTag') {
		const element = htmlElementOf(node, read);
		return element?.from === from ? markOf(element.name, element, element.inner) : undefined;
	}
	// In brackets alone, the words are what leads somewhere.
	if (name === 'Link' && !node.getChild('URL') && !node.getChild('LinkLabel')) return undefined;
	const inner = bearing.test(name) ? inlineMarks(node) : undefined;
	return inner && markOf(name, node, inner);
}

/** The marks that a place is within, outermost first. */
export function marksAround(top: SyntaxNode, at: number, read: Read): Mark[] {
	const found: (Mark | undefined)[] = [];
	let node: SyntaxNode | null = top.resolveInner(at, 0);
	// A text's own children are many, and none of them is within a line.
	for (; node?.parent; node = node.parent) {
		const tags = node.getChildren('HTMLTag').filter(({ from }) => from < at);
		found.push(readMark(node, read), ...tags.map((tag) => readMark(tag, read)));
	}
	return found
		.filter((mark) => mark !== undefined)
		.filter(({ open, close }) => open.from < at && close.to > at)
		.sort((one, other) => one.open.from - other.open.from);
}

const before = /^(?:Escape|HardBreak)$/;
const whole = /^(?:FootnoteReference|SourceComment|Comment)$/;

/** A place that parts no sign from what it is the sign of. */
export function besideSign(top: SyntaxNode, at: number, side: -1 | 1): number {
	let node: SyntaxNode | null = top.resolveInner(at, 0);
	while (node && !before.test(node.name) && !whole.test(node.name)) node = node.parent;
	if (!node) return at;
	return side < 0 || before.test(node.name) ? node.from : node.to;
}

const letter = /[\p{L}\p{N}\p{M}]/u;
const stop = /[^\p{L}\p{N}\p{M}\s*_~`]/u;

/** What is left of a text, with the letters that come to stand beside it. */
export interface Rest extends Part {
	before: string;
	behind: string;
}

/** A change, and the rest that it belongs to. */
export interface Mend extends Change {
	rest: Rest;
}

/** Makes marks whole of whose text only these parts are left. */
export class MarkMender {
	readonly #rests: readonly Rest[];
	readonly #read: Read;

	constructor(rests: readonly Rest[], read: Read) {
		this.#rests = rests;
		this.#read = read;
	}

	/** What is left of a part, as its removal. */
	#left = (part: Part): Mend[] =>
		this.#rests.flatMap((rest) => {
			const [from, to] = [Math.max(part.from, rest.from), Math.min(part.to, rest.to)];
			return from < to ? { from, to, insert: '', rest } : [];
		});

	#isWhole = (sign: Part) =>
		this.#left(sign).some(({ from, to }) => to - from === sign.to - sign.from);

	/** Whether no sign can stand at this letter: it is blank, or punctuation beside a letter. */
	#isOutside(at: number, beside: string): boolean {
		const inside = this.#read(at, at + 1);
		return /\s/.test(inside) || (stop.test(inside) && letter.test(beside));
	}

	/** The words that its signs belong to. */
	#words({ name, inner }: Mark): Mend[] {
		const words = inner.flatMap(this.#left);
		if (!tight.test(name)) return words;
		const written = words.filter(({ from, to }) => this.#read(from, to).trim() !== '');
		const [first, last] = [written[0], written.at(-1)];
		if (!first || !last) return [];
		const besideFirst = () =>
			first.from === first.rest.from ? first.rest.before : this.#read(first.from - 1, first.from);
		const besideLast = () =>
			last.to === last.rest.to ? last.rest.behind : this.#read(last.to, last.to + 1);
		while (first.from < first.to && this.#isOutside(first.from, besideFirst())) first.from += 1;
		while (last.from < last.to && this.#isOutside(last.to - 1, besideLast())) last.to -= 1;
		return [first, last];
	}

	#mend(mark: Mark, isFilled: boolean) {
		const { name, open, close, needless } = mark;
		const [isOpen, isClosed] = [this.#isWhole(open), this.#isWhole(close)];
		const drop = (...signs: Part[]) => signs.flatMap(this.#left);
		const dropped = drop(...needless);
		if (isOpen && isClosed && (isFilled || name === address)) return { dropped };
		const words = this.#words(mark);
		const [first, last] = [words[0], words.at(-1)];
		if (!first || !last || first.from >= last.to || name === address)
			return { dropped: [...dropped, ...drop(open, close)] };
		const opened = { ...first, to: first.from, insert: this.#read(open.from, open.to) };
		const closed = { ...last, from: last.to, insert: this.#read(close.from, close.to) };
		const stays = {
			open: isOpen && (isFilled || first.from === open.to),
			close: isClosed && (isFilled || last.to === close.from),
		};
		return {
			dropped: [
				...dropped,
				...drop(...(stays.open ? [] : [open]), ...(stays.close ? [] : [close])),
			],
			opened: stays.open ? undefined : opened,
			closed: stays.close ? undefined : closed,
		};
	}

	/** The changes that marks need, outermost first, where the gap between two rests is filled with words or is not. */
	mend(marks: readonly Mark[], isFilled = false): Mend[] {
		const all = marks.map((mark) => this.#mend(mark, isFilled));
		return [
			...all.flatMap(({ dropped }) => dropped),
			...all.flatMap(({ closed }) => closed ?? []).reverse(),
			...all.flatMap(({ opened }) => opened ?? []),
		];
	}
}
