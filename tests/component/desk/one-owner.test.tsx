import 'fake-indexeddb/auto';
import { redo, undo } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Profiler, useRef, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from '../../../admin/src/api/query-client.ts';
import type { EditorHandle } from '../../../admin/src/editor/editor-handle.ts';
import { watchEditor } from '../../../admin/src/editor/use-editor-state.ts';
import { useFormContext } from '../../../admin/src/features/post-form/use-form-context.ts';
import { Writing } from '../../../admin/src/features/post-form/writing.tsx';
import { FormContext, type PostFormContext } from '../../../admin/src/text/form-context.ts';
import { emptyValues } from '../../../admin/src/text/post-values.ts';
import { aPost, postId, someValues } from './a-post.ts';

beforeEach(() => {
	vi.stubGlobal('fetch', async () => Response.json({ success: false }, { status: 503 }));
	vi.stubGlobal('visualViewport', null);
	// jsdom draws nothing.
	Range.prototype.getClientRects = () => [] as never;
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** The form's text with its title, without the ficha. */
async function openForm(content: string) {
	const values = someValues({ content });
	const start = {
		id: postId,
		post: aPost({ content }),
		workingCopy: null,
		values,
		blank: emptyValues(''),
	};
	const seen = { drawn: 0, context: {} as PostFormContext };
	function Form() {
		const editor = useRef<EditorHandle>(null);
		const [watch] = useState(watchEditor);
		seen.context = useFormContext(start);
		const count = () => {
			seen.drawn += 1;
		};
		return (
			<FormContext value={seen.context}>
				<Profiler id="text" onRender={count}>
					<Writing {...{ editor, watch }} words={0} minutes={0} notices={null} />
				</Profiler>
			</FormContext>
		);
	}
	render(
		<QueryClientProvider client={makeQueryClient()}>
			<MemoryRouter>
				<Form />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	const view = await waitFor(() => {
		const host = document.querySelector('.editor[data-field="content"]');
		const found = host?.shadowRoot?.querySelector<HTMLElement>('.cm-content');
		const editor = found && EditorView.findFromDOM(found);
		if (!editor) throw new Error('there is no editor yet');
		return editor;
	});
	await act(async () => undefined);
	const type = (letters: string) =>
		act(async () => {
			const { head } = view.state.selection.main;
			view.dispatch({ changes: { from: head, insert: letters }, userEvent: 'input.type' });
		});
	return { seen, view, type };
}

test('a key in the text is the writer’s at once, and what shows the text is drawn once', async () => {
	const { seen, type } = await openForm('Um texto.');
	await type('A');
	const before = seen.drawn;
	await type('B');
	expect(seen.context.writer.text.values.content).toContain('B');
	expect(seen.drawn - before).toBe(1);
});

test('a text from elsewhere comes into the editor, and what was typed there stays', async () => {
	const { seen, view, type } = await openForm('Um.\n\nDois.\n');
	await type('Meu ');
	const elsewhere = aPost({ content: 'Um.\n\nDois, mudado.\n', revision: 4 });
	await act(async () => {
		seen.context.writer.text.dispatch('rowCame', { post: elsewhere, resume: 'autosave' });
	});
	const { content } = seen.context.writer.text.values;
	expect(content).toContain('mudado');
	expect(content).toContain('Meu ');
	expect(view.state.doc.toString()).toBe(content);
	await type('e mais ');
	expect(seen.context.writer.text.values.content).toBe(view.state.doc.toString());
	for (let step = 0; step < 3; step += 1) await act(async () => undo(view));
	expect(view.state.doc.toString()).toBe('Um.\n\nDois, mudado.\n');
});

test.each([
	['around it', 'A.\n\nUm.\n\nDois.\n\nTrês.\n\nB.', 'A, dela.\n\nUm.\n\nDois.\n\nB, dela.'],
	['deleted beside it', 'A.\n\nUm.\n\nDois.\n\nTrês.\n\nB.', 'Dois.\n\nB.'],
	[
		'above it and below a block',
		'A.\n\n---\n\nDois.\n\n---',
		'Outra.\n\nA.\n\n---\n\nDois.\n\n---\n\nOutra.',
	],
])(
	'undo and redo take one’s own word alone; what somebody else wrote %s stays',
	async (_, content, theirs) => {
		const { seen, view } = await openForm(content);
		const typeAt = (before: string, letters: string) => {
			const from = view.state.doc.toString().indexOf(before);
			return act(async () =>
				view.dispatch({ changes: { from, insert: letters }, userEvent: 'input.type' }),
			);
		};
		await typeAt('Dois.', 'Meu ');
		await act(async () => {
			const elsewhere = aPost({ content: theirs, revision: 4 });
			seen.context.writer.text.dispatch('rowCame', { post: elsewhere, resume: 'autosave' });
		});
		const mine = theirs.replace('Dois', 'Meu Dois');
		const read = () => seen.context.writer.text.values.content;
		expect(read()).toBe(mine);
		await act(async () => undo(view));
		expect(read()).toBe(theirs);
		await act(async () => undo(view));
		expect(read()).toBe(theirs);
		await act(async () => redo(view));
		expect(read()).toBe(mine);
		await typeAt('Dois', 'e seu ');
		await act(async () => undo(view));
		await act(async () => undo(view));
		expect(read()).toBe(theirs);
	},
);

test('a text from elsewhere leaves the cursor where it is, also above a block that comes last', async () => {
	const { seen, view } = await openForm('Um.\n\nDois.\n\n---');
	expect(view.state.doc.toString()).toBe('Um.\n\nDois.\n\n---\n');
	view.dispatch({ selection: { anchor: 10 } });
	await act(async () => seen.context.writer.edit({ content: 'Um, mudado.\n\nDois.\n\n---' }));
	expect(view.state.sliceDoc(0, view.state.selection.main.head)).toBe('Um, mudado.\n\nDois.');
	expect(seen.context.writer.text.values.content).toBe('Um, mudado.\n\nDois.\n\n---');
});

test('what a tool beside the text changes comes into the editor as one step, which undo takes back', async () => {
	const text = '![](https://fora.example/a.png)\n\nUm.\n\n![](https://fora.example/b.png)\n';
	const { seen, view } = await openForm(text);
	const { writer } = seen.context;
	const brought = text.replaceAll('https://fora.example', '/images');
	await act(async () => writer.edit({ content: brought }));
	expect(view.state.doc.toString()).toBe(brought);
	await act(async () => undo(view));
	expect(writer.text.values.content).toBe(text);
});

test('ArrowDown in the title’s last line leads to the beginning of the text, but not while a letter is composed', async () => {
	const { view } = await openForm('Um texto.');
	view.dispatch({ selection: { anchor: 4 } });
	const title = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Título/ });
	title.focus();
	fireEvent.keyDown(title, { key: 'ArrowDown', isComposing: true });
	fireEvent.keyDown(title, { key: 'ArrowDown', shiftKey: true });
	expect(document.activeElement).toBe(title);
	fireEvent.keyDown(title, { key: 'ArrowDown' });
	expect(view.hasFocus).toBe(true);
	expect(view.state.selection.main.head).toBe(0);
});

test('a fault of the text that was told goes with the key that mends it, and comes back with an emptied text', async () => {
	const { seen, view, type } = await openForm('');
	const { form } = seen.context;
	const press = () => act(() => form.handleSubmit(() => undefined)());
	await press();
	const isFaulty = () => document.querySelector('.error-place') !== null;
	expect(isFaulty()).toBe(true);
	await type('Escrito.');
	await waitFor(() => expect(isFaulty()).toBe(false));
	await act(async () => view.dispatch({ changes: { from: 0, to: view.state.doc.length } }));
	await waitFor(() => expect(isFaulty()).toBe(true));
});
