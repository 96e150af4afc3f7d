import { redo, undo } from '@codemirror/commands';
import type { StateCommand } from '@codemirror/state';
import { type Door, doorAddresses } from '#domain/site/door';
import type { writingTools } from '../../messages/writing-tools.ts';
import { setStyle, toggleList, toggleQuote } from '../keys/block-commands.ts';
import { insertNote } from '../keys/insert-footnote.ts';
import { insertApart } from '../keys/insert-paragraph.ts';
import { toggle } from '../keys/toggle.ts';

export type ToolName = keyof typeof writingTools.tools;

const emptyTable = '|  |  |  |\n| --- | --- | --- |\n|  |  |  |\n|  |  |  |';
const fence = '```';

/** A bare address is a button with the standard words; nothing where it is not set. */
const insertDoor =
	(door: Door): StateCommand =>
	(target) => {
		const address = doorAddresses().get(door);
		return address ? insertApart(`<${address}>`)(target) : false;
	};

/** What asks for more first is done outside of the text, by `ask`. */
export type AskingTool = 'image' | 'gallery' | 'camera' | 'video' | 'link' | 'post';
export const isAsking = (name: ToolName): name is AskingTool =>
	/^(?:image|gallery|camera|video|link|post)$/.test(name);

export const toolCommands: Readonly<Record<Exclude<ToolName, AskingTool>, StateCommand>> = {
	undo,
	redo,
	note: insertNote,
	section: setStyle('section'),
	part: setStyle('part'),
	bold: toggle('strong'),
	italic: toggle('emphasis'),
	strike: toggle('strike'),
	code: toggle('code'),
	list: toggleList('bullet'),
	orderedList: toggleList('number'),
	quote: toggleQuote,
	saidBy: insertApart('> \n>\n> — ', '> '.length),
	table: insertApart(emptyTable, '| '.length),
	rule: insertApart('---'),
	visit: insertDoor('visit'),
	whatsapp: insertDoor('whatsapp'),
	map: insertDoor('map'),
	codeBlock: insertApart(`${fence}\n\n${fence}`, fence.length + 1),
};
