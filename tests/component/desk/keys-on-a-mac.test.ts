import { EditorState } from '@codemirror/state';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

/** The text after a key, where the platform is this one. */
async function press(platform: string, key: KeyboardEventInit): Promise<string> {
	vi.resetModules();
	vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform);
	const { EditorView, keymap, runScopeHandlers } = await import('@codemirror/view');
	const { markKeys } = await import(
		'../../../admin/src/features/post-form/editor/keys/mark-keys.ts'
	);
	const state = EditorState.create({ doc: 'Sala azul', extensions: keymap.of(markKeys) });
	const view = new EditorView({ state });
	runScopeHandlers(view, new KeyboardEvent('keydown', key), 'editor');
	view.destroy();
	return view.state.doc.toString();
}

const three = { key: '#', code: 'Digit3', keyCode: 51 };

test('a subheading has a key of its own on a Mac, which takes a picture of its screen with ⌘⇧3', async () => {
	expect(await press('MacIntel', { ...three, key: '£', metaKey: true, altKey: true })).toBe(
		'### Sala azul',
	);
	expect(await press('MacIntel', { ...three, metaKey: true, shiftKey: true })).toBe('Sala azul');
});
