import { type EditorState, StateEffect, StateField, type Transaction } from '@codemirror/state';
import { type Door, doorAddresses } from '#domain/site/door';
import { fold } from '#domain/text/fold';
import { writingTools } from '../../messages/writing-tools.ts';
import type { EditorIconName } from '../editor-icon-paths.ts';
import { lineInfo } from '../look/line-info.ts';
import type { ToolName } from './tools.ts';

export interface SlashItem {
	tool: ToolName;
	label: string;
	icon: EditorIconName;
	group: 'text' | 'insert';
	/** What the same is in Markdown, or by keys. */
	hint: string;
	/** Further words by which it is found. */
	also: string;
}
export interface Slash {
	/** Where the slash stands. */
	from: number;
	query: string;
	/** Which of the items that match is chosen. */
	at: number;
}

const { tools, insert } = writingTools;
const item = (
	group: SlashItem['group'],
	tool: ToolName,
	icon: EditorIconName,
	hint = '',
	label: string = tools[tool],
): SlashItem => ({ tool, label, icon, group, hint, also: '' });

export const doorIcons = { visit: 'calendar', whatsapp: 'whatsapp', map: 'map-pin' } as const;
const doorItem = (door: Door): SlashItem => ({
	...item('insert', door, doorIcons[door]),
	also: insert.also[door],
});

export const slashItems: readonly SlashItem[] = [
	item('text', 'section', 'heading-2', '##'),
	item('text', 'part', 'heading-3', '###'),
	item('text', 'list', 'list', '-'),
	item('text', 'saidBy', 'text-quote', '>'),
	item('insert', 'image', 'image'),
	item('insert', 'gallery', 'columns', insert.several),
	item('insert', 'table', 'table', '3 × 3'),
	item('insert', 'post', 'file-text', 'Ctrl K'),
	item('insert', 'video', 'circle-play', '', insert.video),
	...[...doorAddresses().keys()].map(doorItem),
	item('insert', 'rule', 'minus', '---'),
	item('insert', 'note', 'superscript', '[^1]'),
	item('insert', 'codeBlock', 'square-code', '```'),
];

/** The blocks with a word that begins so; capitals and accents do not count. */
export function matchingItems(query: string): SlashItem[] {
	const wanted = fold(query);
	if (/^\s/.test(wanted)) return [];
	return slashItems.filter(({ label, also }) =>
		` ${fold(`${label} ${also}`)}`.includes(` ${wanted}`),
	);
}

export const setSlash = StateEffect.define<Slash | null>();

/** Where a slash was typed behind a space or where a line begins, and not into code. */
function findTyped({ state, docChanged }: Transaction): Slash | null {
	if (!docChanged) return null;
	const { head, empty } = state.selection.main;
	const line = state.doc.lineAt(head);
	const before = line.text.slice(0, head - line.from);
	const look = empty && before.endsWith('/') ? lineInfo(state, line) : undefined;
	if (!look || look.kind === 'code' || look.kind === 'source') return null;
	const from = head - 1;
	const isFree = from === look.textFrom || /\s\/$/.test(before) || before === '/';
	return isFree ? { from, query: '', at: 0 } : null;
}

/** The menu while more letters are typed; null where the cursor leaves it or nothing matches any more. */
function follow(slash: Slash, { state, changes }: Transaction): Slash | null {
	const from = changes.mapPos(slash.from, 1);
	const { head, empty } = state.selection.main;
	const isOnLine = head > from && head <= state.doc.lineAt(from).to;
	if (!empty || !isOnLine || state.sliceDoc(from, from + 1) !== '/') return null;
	const query = state.sliceDoc(from + 1, head);
	if (query === slash.query) return { ...slash, from };
	return matchingItems(query).length > 0 ? { from, query, at: 0 } : null;
}

/** The menu of blocks that a slash opens; null while it is closed. */
export const slashField = StateField.define<Slash | null>({
	create: () => null,
	update(slash, transaction) {
		for (const effect of transaction.effects) if (effect.is(setSlash)) return effect.value;
		if (slash) return follow(slash, transaction);
		return transaction.isUserEvent('input.type') ? findTyped(transaction) : null;
	},
});

export const listId = 'inserir-lista';
export const optionId = (tool: ToolName) => `inserir-${tool}`;

export const slashOf = (state: EditorState) => state.field(slashField, false) ?? null;
