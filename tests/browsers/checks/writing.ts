import { describe, expect, test } from 'vitest';
import { aPicture } from '../../support/factories/picture.ts';
import type { Kept } from '../kept.ts';
import { aPost, expectText, write } from './desk.ts';

const table = '| O que | Preço |\n| --- | --- |\n| Café | nove |';
const cell = '[role=textbox]';
const deadKeys = 'dead_acute a space dead_tilde a space dead_circumflex e space dead_grave a'.split(
	' ',
);
const composed = 'á ã ê à';

/** Real dead keys where the driver has a keyboard; elsewhere the letters that they make. */
async function typeAccents({ visit }: Kept): Promise<void> {
	if (visit.engine.pressKeyboard) await visit.engine.pressKeyboard(deadKeys);
	else await visit.type(composed);
}

export function checkWriting(kept: Kept): void {
	describe('writing', () => {
		test.each([
			['a paragraph', 'Um texto. ', (words: string) => `Um texto. ${words}`],
			['a heading', '## Um título ', (words: string) => `## Um título ${words}`],
			['an item', '- Um item ', (words: string) => `- Um item ${words}`],
		])('letters with accents stand in %s as they were typed', async (_, before, after) => {
			const { id } = await aPost(kept, `${before.trimEnd()} x`);
			await write(kept, id);
			await kept.visit.press('Backspace');
			await typeAccents(kept);
			await expectText(kept, id).toBe(after(composed));
		});

		test('at 360 px a long title is shown whole while it is written', async () => {
			const { visit, desk } = kept;
			const title = `Quanto custa uma mesa por mês, e quem paga ${crypto.randomUUID().slice(0, 8)}`;
			const { post } = await desk.call<{ post: { id: string } }>('create-post', {
				...{ title, content: 'Um texto.', author: 'Marina', category: 'Guias' },
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

		test('letters with accents stand in a cell as they were typed', async () => {
			const { id } = await aPost(kept, `Antes.\n\n${table}\n\nDepois.`);
			await write(kept, id);
			await kept.visit.click(cell, 'O que, linha 1');
			await kept.visit.press('End');
			await typeAccents(kept);
			await expectText(kept, id).toBe(
				`Antes.\n\n${table.replace('Café', `Café${composed}`)}\n\nDepois.`,
			);
		});

		test.each([
			['Control+b', '**nove**'],
			['Control+i', '*nove*'],
			['Control+e', '`nove`'],
		])('%s in a cell changes what is chosen there, and nothing else', async (keys, marked) => {
			const { id } = await aPost(kept, `${table}\n\nDepois.`);
			await write(kept, id);
			await kept.visit.click(cell, 'Preço, linha 1');
			await kept.visit.press('Home', 'Shift+End', keys);
			await expectText(kept, id).toBe(`${table.replace('nove', marked)}\n\nDepois.`);
		});

		test('Ctrl+K in a cell links the words that are chosen there', async () => {
			const { id } = await aPost(kept, `${table}\n\nDepois.`);
			await write(kept, id);
			await kept.visit.click(cell, 'Preço, linha 1');
			await kept.visit.press('Home', 'Shift+End', 'Control+k');
			await kept.visit.until('the dialog', ({ find }) => find('[role=dialog], dialog') && true);
			await new Promise((resolve) => setTimeout(resolve, 500));
			await kept.visit.type('https://example.com/a');
			await kept.visit.press('Enter');
			await expectText(kept, id).toBe(
				`${table.replace('nove', '[nove](https://example.com/a)')}\n\nDepois.`,
			);
		});

		test('arrows walk through a cell, and out of it at its end', async () => {
			const { id } = await aPost(kept, `${table}\n\nDepois.`);
			await write(kept, id);
			const { visit } = kept;
			await visit.click(cell, 'O que, linha 1');
			await visit.press('Home', 'ArrowRight', 'ArrowRight');
			await visit.type('x');
			await expectText(kept, id).toBe(`${table.replace('Café', 'Caxfé')}\n\nDepois.`);
			await visit.press('End', 'ArrowRight');
			await visit.type('y');
			await expectText(kept, id).toBe(
				`${table.replace('Café', 'Caxfé').replace('nove', 'ynove')}\n\nDepois.`,
			);
		});

		test('what is copied is pasted by the real clipboard', async () => {
			const { id } = await aPost(kept, 'Um **forte** aqui.');
			await write(kept, id);
			await kept.visit.press('Control+a', 'Control+c', 'Control+End', 'Enter', 'Control+v');
			await expectText(kept, id).toMatch(/^Um \*\*forte\*\* aqui\.\n+Um \*\*forte\*\* aqui\.$/);
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
