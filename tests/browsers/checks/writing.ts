import { describe, expect, test } from 'vitest';
import { aPicture } from '../../support/factories/picture.ts';
import { composed, typeAccents } from '../accents.ts';
import type { Kept } from '../kept.ts';
import { aPost, expectText, write } from './desk.ts';

export function checkWriting(kept: Kept): void {
	describe('writing', () => {
		test('letters with accents stand in a post as they were typed', async () => {
			const { id } = await aPost(kept, 'Um texto. x');
			await write(kept, id);
			await kept.visit.press('Backspace');
			await typeAccents(kept.visit);
			await expectText(kept, id).toBe(`Um texto. ${composed}`);
		});

		test('at 360 px a long title is shown whole while it is written', async () => {
			const { visit, desk } = kept;
			const title = `Quanto custa uma mesa por mês, e quem paga ${crypto.randomUUID().slice(0, 8)}`;
			const { post } = await desk.call<{ post: { id: string } }>('create-post', {
				title,
				content: 'Um texto.',
				author: 'Marina',
				category: 'Guias',
			});
			await visit.openNarrow(`/admin/edit/${post.id}`);
			const field = await visit.until(
				'the title',
				({ find }, words) => {
					const box = find('[data-field=title]') as HTMLTextAreaElement | undefined;
					return box?.value === words && { shown: box.clientHeight, words: box.scrollHeight };
				},
				title,
			);
			expect(field.shown).toBeGreaterThan(80);
			expect(field.words).toBeLessThanOrEqual(field.shown + 2);
		});

		test('what a page copied is pasted with its headings and its bold words', async () => {
			const { visit } = kept;
			const { id } = await aPost(kept, 'Antes.');
			await visit.open('/posts');
			await visit.run(() => {
				document.body.innerHTML = '<h2>Um título</h2><p>Com <b>força</b>.</p>';
				getSelection()?.selectAllChildren(document.body);
			});
			await visit.press('Control+c');
			await write(kept, id);
			await visit.press('Enter', 'Control+v');
			await expectText(kept, id).toMatch(/^Antes\.\n+## Um título\n\nCom \*\*força\*\*\.$/);
		});

		test('the paste button pastes, or says which keys do', async () => {
			const { visit } = kept;
			await visit.open('/posts');
			await visit.run(() => {
				document.body.innerHTML = '<p>Com <b>força</b> do botão.</p>';
				getSelection()?.selectAllChildren(document.body);
			});
			await visit.press('Control+c');
			await visit.open('/admin/create');
			await visit.click('.cm-content');
			await visit.click('.first button');
			await visit.until('the text, or the keys', ({ all }) =>
				all('.cm-content, body').some((part) => /força\W+do botão|Ctrl\+V/.test(part.innerText)),
			);
			const isPasted = await visit.run(({ find }) =>
				/força\W+do botão/.test(find('.cm-content')?.innerText ?? ''),
			);
			if (isPasted) return;
			await visit.press('Control+v');
			await visit.until('the text', ({ find }) =>
				/força\W+do botão/.test(find('.cm-content')?.innerText ?? ''),
			);
		});

		test('a picture is put into the text', async () => {
			const { visit } = kept;
			const { id } = await aPost(kept, 'Antes.');
			await write(kept, id);
			const base64 = (await aPicture({ width: 64, height: 40 })).toString('base64');
			await visit.click('button', 'Imagem');
			await visit.until('the dialog', ({ find }) => find('dialog, [role=dialog]') && true);
			await visit.run(({ all }, bytes) => {
				const [input] = all('dialog input[type=file], [role=dialog] input[type=file]');
				const data = new DataTransfer();
				data.items.add(
					new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], 'sala.png', {
						type: 'image/png',
					}),
				);
				(input as HTMLInputElement).files = data.files;
				input?.dispatchEvent(new Event('change', { bubbles: true }));
			}, base64);
			await expectText(kept, id).toMatch(/^Antes\.\n\n!\[.*\]\(\/images\/[\w.-]+#64x40\)/);
		});

		test('two tabs that change different fields both survive', async () => {
			const { visit } = kept;
			const { id } = await aPost(kept, 'Um texto.');
			await write(kept, id);
			await visit.inAnotherTab(async (first, second) => {
				await write(kept, id);
				await visit.engine.showTab(first);
				await visit.click('[role=textbox], textarea', 'Título');
				await visit.press('Control+a');
				await visit.type('Título da primeira aba');
				await visit.see('Salvo às');
				await visit.engine.showTab(second);
				await visit.run(({ find }) => find('.cm-content')?.focus());
				await visit.type(' Da segunda aba.');
				await visit.until('the other tab’s title', ({ all }) =>
					all('textarea, input, [role=textbox]').some((field) =>
						((field as HTMLInputElement).value ?? field.innerText).includes(
							'Título da primeira aba',
						),
					),
				);
				await expectText(kept, id).toBe('Um texto. Da segunda aba.');
			});
		});

		test('without a network the text is kept and leaving asks first; with it everything is saved', async () => {
			const { visit } = kept;
			const { id } = await aPost(kept, 'Um texto.');
			await write(kept, id);
			visit.gate.isOpen = false;
			await visit.type(' Sem rede.');
			await visit.see('guardado neste navegador');
			const isHeld = await visit.run(() => {
				const leaving = new Event('beforeunload', { cancelable: true });
				dispatchEvent(leaving);
				return leaving.defaultPrevented;
			});
			expect(isHeld, 'closing the tab is asked about').toBe(true);
			await visit.click('a', 'Posts');
			await visit.see('Sair sem salvar?');
			await visit.click('button', 'Ficar');
			await visit.until('no question', ({ find }) => !find('dialog, [role=dialog]'));
			visit.gate.isOpen = true;
			await visit.run(({ find }) => find('.cm-content')?.focus());
			await visit.press('Control+End');
			await visit.type(' De volta.');
			await expectText(kept, id).toBe('Um texto. Sem rede. De volta.');
		});

		test('a post is published, and said to be live once readers see it', async () => {
			const { visit } = kept;
			const { id, slug } = await aPost(kept, 'Um texto que sai.');
			await write(kept, id);
			await visit.type(' E o fim.');
			await visit.press('Control+Enter');
			await new Promise((resolve) => setTimeout(resolve, 300));
			await visit.press('Enter');
			await visit.see('O post foi publicado.');
			await visit.see('No ar');
			await visit.open(`/post/${slug}`);
			await visit.see('Um texto que sai. E o fim.');
		});
	});
}
