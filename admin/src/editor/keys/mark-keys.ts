import { indentLess, indentMore, redo } from '@codemirror/commands';
import type { StateCommand } from '@codemirror/state';
import type { KeyBinding } from '@codemirror/view';
import { openLink } from '../open-link.ts';
import { toolCommands } from '../tools/tools.ts';
import { setStyle } from './block-commands.ts';

const command = (key: string, run: StateCommand, mac = key): KeyBinding => ({
	key,
	mac,
	run,
	preventDefault: true,
});

/** The keys for what the toolbar does. */
export const markKeys: readonly KeyBinding[] = [
	command('Mod-b', toolCommands.bold),
	command('Mod-i', toolCommands.italic),
	command('Mod-e', toolCommands.code),
	command('Mod-Shift-x', toolCommands.strike),
	// Not Ctrl+Alt, as elsewhere: on Brazilian keyboards that writes ² and ³.
	command('Mod-Shift-0', setStyle('text')),
	command('Mod-Shift-2', toolCommands.section),
	// A Mac takes a picture of its screen with ⌘⇧3.
	command('Mod-Shift-3', toolCommands.part, 'Cmd-Alt-3'),
	command('Mod-Shift-7', toolCommands.orderedList),
	command('Mod-Shift-8', toolCommands.list),
	command('Mod-Shift-9', toolCommands.quote),
	{ key: 'Mod-k', run: openLink, preventDefault: true },
	command('Mod-Shift-z', redo),
	command('Mod-]', indentMore),
	command('Mod-[', indentLess),
];
