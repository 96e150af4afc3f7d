import type { ChangeSpec, EditorState, StateCommand } from '@codemirror/state';
import { headingLevels } from '../look/heading-levels.ts';
import { lineInfo } from '../look/line-info.ts';
import { indentOf } from '../look/list-marks.ts';
import {
	type ChosenLine,
	chosenLines,
	linesBetween,
	neighbour,
	setApart,
	setEachApart,
} from './chosen-lines.ts';

/** The style of a line: text, a section's title, or a subsection's title. */
export type Style = 'text' | 'section' | 'part';
const signs: Readonly<Record<Style, string>> = { text: '', section: '## ', part: '### ' };

const typed = { scrollIntoView: true, userEvent: 'input' };

function run(target: Parameters<StateCommand>[0], changes: ChangeSpec[]): boolean {
	const { state, dispatch } = target;
	const set = state.changes(changes);
	// A mark inserted at the cursor goes before it.
	const { anchor, head } = state.selection.main;
	const selection = { anchor: set.mapPos(anchor, 1), head: set.mapPos(head, 1) };
	dispatch(state.update({ changes: set, selection }, typed));
	return true;
}

/** The style at the cursor, as the article shows it. */
export function styleAt(state: EditorState): Style {
	const { kind, block } = lineInfo(state, state.doc.lineAt(state.selection.main.head));
	if (kind !== 'heading' || !block) return 'text';
	return (headingLevels(state).get(block.from) ?? 2) > 2 ? 'part' : 'section';
}

/** An underlined heading without its underline. */
function withoutUnderline(state: EditorState, { look: { block } }: ChosenLine): ChangeSpec[] {
	if (!block?.name.startsWith('Setext')) return [];
	const line = state.doc.lineAt(block.to);
	const isFollowed = neighbour(state, line, 1)?.isApart === false;
	return [{ from: line.from - 1, to: line.to, insert: isFollowed ? '\n' : '' }];
}

/** A mark that readers do not see, and with which the renderer takes a line for text, however much it looks like a heading. */
function asText({ from, to, text }: ChosenLine): ChangeSpec {
	const sign = text.includes('://') ? -1 : text.search(/[,:;?!"'](?!.*[,:;?!"'])/);
	return sign < 0 ? { from, to, insert: `${text}<!-- -->` } : { from: from + sign, insert: '\\' };
}

const isGuessed = ({ look: { kind, block } }: ChosenLine) =>
	kind === 'heading' && block?.name === 'Paragraph';

export const setStyle =
	(style: Style): StateCommand =>
	(target) => {
		const { state } = target;
		const lines = chosenLines(state).filter(
			({ look }) => style !== 'text' || look.kind === 'heading',
		);
		return run(target, [
			...setEachApart(state, lines),
			...lines.flatMap((line) => [
				// Lists and quotes contain no headings of the article.
				{ from: line.from, to: line.look.textFrom, insert: signs[style] },
				...withoutUnderline(state, line),
				...(style === 'text' && isGuessed(line) ? [asText(line)] : []),
			]),
		]);
	};

type ListKind = 'bullet' | 'number';
const listNames: Readonly<Record<ListKind, string>> = {
	bullet: 'BulletList',
	number: 'OrderedList',
};
const isItemOf = ({ look: { item } }: ChosenLine, kind: ListKind) =>
	item?.parent?.name === listNames[kind];
const quoteSigns = ({ text }: ChosenLine) => /^(?:[ \t]*> ?)*/.exec(text)?.[0] ?? '';

const asParagraphs = (state: EditorState, lines: ChosenLine[]): ChangeSpec[] => [
	...setEachApart(state, lines),
	...lines.map((line) => ({
		from: line.from,
		to: line.look.textFrom,
		insert: quoteSigns(line),
	})),
];

/** Makes the lines consecutive items, and joins them to an adjacent list of the same kind. */
function asItems(state: EditorState, lines: ChosenLine[], kind: ListKind): ChangeSpec[] {
	const [first, last] = [lines[0], lines.at(-1)];
	if (!first || !last) return [];
	const [above, below] = [neighbour(state, first, -1), neighbour(state, last, 1)];
	const joins = (other: typeof above) =>
		other && isItemOf(other.line, kind) && other.line.look.quotes === first.look.quotes;
	const changes = lines.map((line, index) => {
		const { item, isItemStart, textFrom } = line.look;
		const indent = item && isItemStart ? indentOf(state, item) : quoteSigns(line);
		const sign = kind === 'bullet' ? '- ' : `${index + 1}. `;
		return { from: line.from, to: textFrom, insert: indent + sign };
	});
	const gaps = lines.slice(1).map((line, index) => ({
		from: (lines[index] as ChosenLine).to,
		to: line.from,
		insert: '\n',
	}));
	const edges = [
		...(above && joins(above) ? [{ from: above.line.to, to: first.from, insert: '\n' }] : []),
		...(below && joins(below) ? [{ from: last.to, to: below.line.from, insert: '\n' }] : []),
	];
	const apart = setApart(state, first, last).filter(
		({ from }) => !(from === first.from && joins(above)) && !(from === last.to && joins(below)),
	);
	return [...edges, ...apart, ...gaps, ...changes];
}

export const toggleList =
	(kind: ListKind): StateCommand =>
	(target) => {
		const { state } = target;
		const lines = chosenLines(state);
		const isOn = lines.every((line) => line.look.isItemStart && isItemOf(line, kind));
		return run(target, isOn ? asParagraphs(state, lines) : asItems(state, lines, kind));
	};

/** The whole quote, or otherwise the selected paragraphs with the blank lines between them. */
function quotedLines(state: EditorState): ChosenLine[] {
	const lines = chosenLines(state);
	const blocks = lines.map(({ from, to, look }) => look.quote ?? look.block ?? { from, to });
	const from = Math.min(...blocks.map((block) => block.from));
	return linesBetween(state, from, Math.max(...blocks.map((block) => block.to)));
}

export const toggleQuote: StateCommand = (target) => {
	const { state } = target;
	const lines = quotedLines(state);
	const [first, last] = [lines[0], lines.at(-1)];
	if (!first || !last) return false;
	const isOn = chosenLines(state).every(({ look }) => look.quotes > 0);
	const sign = /^[ \t]*> ?/;
	return run(target, [
		...setApart(state, first, last),
		...lines.map(({ from, text }) =>
			isOn
				? { from, to: from + (sign.exec(text)?.[0].length ?? 0) }
				: { from, insert: text === '' && lines.length > 1 ? '>' : '> ' },
		),
	]);
};
