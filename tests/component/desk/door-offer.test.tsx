import { EditorView } from '@codemirror/view';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { aBlogResult } from '../../support/factories/a-blog-result.ts';
import '../../../admin/src/features/post-form/form-route.tsx';
import '../../../admin/src/features/post-form/door-offer.tsx';
import { closeDesk, openDesk } from './a-desk.tsx';
import { aPost } from './a-post.ts';

afterEach(closeDesk);

test('a proposal of Resultados is done in two presses: the button stands in the middle of the text', async () => {
	// jsdom has neither, and the editor asks for them when it takes the focus.
	document.execCommand = () => false;
	Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
	const post = aPost({ id: 'p3', content: 'Um.\n\nDois.\n\nTrês.\n\nQuatro.' });
	await openDesk('/admin/resultados', {
		results: () => ({ blog: aBlogResult() }),
		'admin-posts': ({ action }) => (action === 'get' ? { post } : {}),
		drafts: () => ({ draft: null, drafts: [] }),
	});
	fireEvent.click(await screen.findByRole('link', { name: 'Abrir o texto' }));
	// The toolbar has one, too.
	const offer = within(await screen.findByRole('alert'));
	fireEvent.click(await offer.findByRole('button', { name: 'Botão de visita' }));
	const content = document.querySelector('.editor[data-field="content"]')?.shadowRoot;
	const text = content?.querySelector<HTMLElement>('.cm-content');
	const written = () => text && EditorView.findFromDOM(text)?.state.doc.toString();
	await waitFor(() => expect(written()).toMatch(/^Um\.\n\nDois\.\n\n<https:[^>]+>\n+Três\./));
	expect(screen.queryByText('Um botão aqui pode ajudar.')).toBeNull();
});
