import { expect, test } from 'vitest';
import { markKeys } from '../../../admin/src/editor/keys/mark-keys.ts';
import { toolCommands } from '../../../admin/src/editor/tools/tools.ts';

test('a subheading has a key of its own on a Mac, which takes a picture of its screen with ⌘⇧3', () => {
	const [subheading] = markKeys.filter(({ run }) => run === toolCommands.part);
	expect(subheading).toMatchObject({ key: 'Mod-Shift-3', mac: 'Cmd-Alt-3' });
	expect(markKeys.map(({ mac, key }) => mac ?? key)).not.toContain('Mod-Shift-3');
});
