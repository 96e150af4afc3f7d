import { describe, expect, test } from 'vitest';
import { paths } from '#config/paths';
import { aPicture } from '../../support/factories/picture.ts';
import type { Kept } from '../kept.ts';
import { aPost, expectText, write } from './desk.ts';

const dayMs = 86_400_000;
const dayOf = (date: Date) =>
	new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(date);
const unique = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

async function aStoredPicture({ desk }: Kept): Promise<string> {
	const data_base64 = (await aPicture({ width: 640, height: 360 })).toString('base64');
	const stored = await desk.call<{ image: { url: string } }>('upload-image', {
		name: 'mesa.png',
		data_base64,
	});
	return `${stored.image.url}#640x360`;
}

async function twoOfAGallery(kept: Kept): Promise<string[]> {
	const url = await aStoredPicture(kept);
	return ['mesa', 'copa'].map((name) => `![${name}](${url},galeria)`);
}

/** The desk's tools beside its text. */
export function checkTools(kept: Kept): void {
	describe('tools', () => {
		test('a picture’s caption is written below it', async () => {
			const { visit } = kept;
			const url = await aStoredPicture(kept);
			const { id } = await aPost(kept, `Antes.\n\n![](${url})\n\nDepois.`);
			await write(kept, id);
			await visit.click('figure img');
			await visit.click('button', 'Legenda');
			await visit.type('A mesa');
			await visit.press('Enter');
			await expectText(kept, id).toBe(`Antes.\n\n![](${url} "A mesa")\n\nDepois.`);
		});

		test('a picture of a gallery moves by keys, and Ctrl+Z takes it back', async () => {
			const { visit } = kept;
			const [one, other] = await twoOfAGallery(kept);
			const { id } = await aPost(kept, `${one}\n\n${other}\n\nDepois.`);
			await write(kept, id);
			await visit.click('figure button.one', 'Imagem 1 de 2: mesa');
			await visit.until(
				'its bar',
				({ find }) => find('[role=toolbar][aria-label="Imagem 1 de 2"]') && true,
			);
			await visit.press('Enter', 'ArrowRight', 'Enter');
			await expectText(kept, id).toBe(`${other}\n\n${one}\n\nDepois.`);
			await visit.press('Control+z');
			await expectText(kept, id).toBe(`${one}\n\n${other}\n\nDepois.`);
		});

		test('readers see a gallery side by side, open a picture by keys, and Escape leads back to it', async () => {
			const { visit } = kept;
			const { slug } = await aPost(kept, (await twoOfAGallery(kept)).join('\n\n'));
			await visit.open(paths.preview(slug));
			const [left, right] = await visit.until('the grid', ({ all }) => {
				const boxes = all('.gallery button img').map((each) => each.getBoundingClientRect());
				return boxes.length === 2 && boxes.map(({ x, y }) => ({ x, y }));
			});
			expect(right).toEqual({ x: expect.any(Number), y: left?.y });
			expect(right?.x).toBeGreaterThan(left?.x ?? 0);
			await visit.run(({ find }) => find('button', 'Ampliar: mesa')?.focus());
			await visit.press('Enter');
			const isShown = (name: string) =>
				visit.until(
					`${name}, large`,
					({ all }, alt) =>
						all('dialog[open] img').some(
							(image) =>
								(image as HTMLImageElement).alt === alt &&
								(image as HTMLImageElement).naturalWidth > 0,
						),
					name,
				);
			await isShown('mesa');
			await visit.press('ArrowRight');
			await isShown('copa');
			await visit.press('Escape');
			await visit.until(
				'the picture that was shown last',
				({ all }) =>
					all('dialog').length === 0 &&
					document.activeElement?.getAttribute('aria-label') === 'Ampliar: copa',
			);
		});

		test('Foco leaves only the text, and Esc brings the rest back', async () => {
			const { visit } = kept;
			const { id } = await aPost(kept, 'Um texto.');
			await write(kept, id);
			await visit.click('button', 'Foco');
			await visit.until('only the text', ({ find }) => !find('button', 'Publicar'));
			await visit.press('Escape');
			await visit.until('the rest', ({ find }) => find('button', 'Publicar') && true);
		});

		test('Esc asks before a person’s changes are lost, and Esc again loses nothing', async () => {
			const { visit } = kept;
			await visit.open('/admin/assuntos/autores');
			await visit.click('button', 'Editar');
			await visit.click('dialog textarea');
			await visit.press('Control+a');
			await visit.type('Cuida da porta.');
			const isAsked = (wanted: boolean) =>
				visit.until(
					`asked: ${wanted}`,
					({ all }, is) => (all('dialog[open]').length === 2) === is,
					wanted,
				);
			await visit.press('Escape');
			await isAsked(true);
			await visit.press('Escape');
			await isAsked(false);
			// Some browsers let a page refuse no more of them until another key is pressed.
			await visit.press('Escape');
			await isAsked(true);
			await visit.click('button', 'Continuar editando');
			await isAsked(false);
			const typed = await visit.run(
				({ find }) => (find('dialog[open] textarea') as HTMLTextAreaElement | undefined)?.value,
			);
			expect(typed).toBe('Cuida da porta.');
			await visit.click('dialog button', 'Cancelar');
			await visit.click('dialog button', 'Descartar');
			await visit.until('no dialog', ({ all }) => all('dialog[open]').length === 0);
		});

		test('tags of many posts change at once', async () => {
			const { visit, desk } = kept;
			const { id, title } = await aPost(kept, 'Um texto.');
			const tag = unique('rótulo');
			await visit.open('/admin');
			await visit.click('input[type=checkbox]', `Selecionar: ${title}`);
			await visit.click('button', 'Tags…');
			await visit.click('dialog input, [role=dialog] input', 'Adicionar');
			await visit.type(tag);
			await visit.click('button', 'Mudar tags');
			await expect
				.poll(async () => {
					const { post } = await desk.call<{ post: { tags: string[] } }>('admin-posts', {
						action: 'get',
						slug: id,
					});
					return post.tags;
				})
				.toContain(tag);
		});

		test('a day that is typed schedules a post', async () => {
			const { visit, desk } = kept;
			const { id } = await aPost(kept, 'Um texto que espera.');
			await write(kept, id);
			await visit.click('.ficha summary .name', 'Publicação');
			await visit.click('input[type=radio]', 'Agendar para');
			await visit.click('input', 'Dia');
			await visit.press('Control+a');
			await visit.type('21/11/2030');
			await visit.click('input', 'Hora');
			await visit.press('Control+a');
			await visit.type('09:00');
			await visit.press('Control+Enter');
			await new Promise((resolve) => setTimeout(resolve, 500));
			await visit.press('Enter');
			await expect
				.poll(
					async () => {
						const { post } = await desk.call<{ post: { scheduled_at: string | null } }>(
							'admin-posts',
							{ action: 'get', slug: id },
						);
						return post.scheduled_at;
					},
					{ timeout: 10_000 },
				)
				.toBe('2030-11-21T12:00:00.000Z');
		});

		test('keys move a post in the calendar', async () => {
			const { visit, desk } = kept;
			const [from, to] = [40, 41].map((days) => dayOf(new Date(Date.now() + days * dayMs)));
			const title = unique('Boletim');
			const at = `${from}T12:00:00.000Z`;
			const { post } = await desk.call<{ post: { id: string } }>('create-post', {
				title,
				content: 'Um texto.',
				author: 'Marina',
				category: 'Guias',
				scheduled_at: at,
			});
			const month = `/admin/calendario?mes=${from?.slice(0, 7)}`;
			await visit.open(month);
			await visit.run(() => localStorage.setItem('mesaAtalhosDeUmaTecla', 'sim'));
			await visit.open(month);
			await visit.until(
				'the post',
				({ all }, name) => {
					const link = all('a').find((one) => one.textContent?.includes(name));
					link?.focus();
					return link !== undefined;
				},
				title,
			);
			await visit.press('m', 'ArrowRight', 'Enter');
			await visit.see('Mudou para');
			const moved = await desk.call<{ post: { scheduled_at: string } }>('admin-posts', {
				action: 'get',
				slug: post.id,
			});
			expect(moved.post.scheduled_at).toBe(`${to}T12:00:00.000Z`);
		});

		test('a draft is shown to somebody by its link, until the link is disabled', async () => {
			const { visit } = kept;
			const { id } = await aPost(kept, 'Só para quem tem o link.');
			await write(kept, id);
			await visit.click('button', 'Mais ações deste post');
			await visit.click('[role=menuitem]', 'Mostrar para alguém');
			const address = await visit.until(
				'the address',
				({ find }) => (find('dialog input', 'Link de leitura') as HTMLInputElement)?.value,
			);
			// WebKit copies only during a press, which is over when the link is made: there its button copies.
			await visit.see('Link pronto');
			await visit.inAnotherTab(async (first, second) => {
				await visit.engine.open(address);
				await visit.see('Só para quem tem o link.');
				await visit.see('Rascunho. Não publicado.');
				await visit.engine.showTab(first);
				await visit.click('dialog button', 'Desativar o link');
				await visit.click('dialog [role=alert] button', 'Desativar o link');
				await visit.see('Link desativado');
				await visit.engine.showTab(second);
				await visit.run(() => void setTimeout(() => location.reload()));
				await visit.see('Post não encontrado');
			});
		});

		test('what was typed without a network is offered after the page was left', async () => {
			const { visit } = kept;
			const { id } = await aPost(kept, 'Um texto.');
			await write(kept, id);
			visit.gate.isOpen = false;
			await visit.type(' Só neste navegador.');
			await visit.see('Só neste navegador.');
			await visit.see('guardado neste navegador');
			await new Promise((resolve) => setTimeout(resolve, 1_000));
			await visit.engine.open('about:blank');
			visit.gate.isOpen = true;
			await visit.open(`/admin/edit/${id}`);
			await visit.click('button', 'Usar a deste navegador');
			await visit.see('Só neste navegador.');
			await expectText(kept, id).toBe('Um texto. Só neste navegador.');
		});

		test('a session that ends while writing asks for the password over the text', async () => {
			const { visit, desk } = kept;
			const { id } = await aPost(kept, 'Um texto.');
			await write(kept, id);
			const sessionToken = await visit.run(() => localStorage.getItem('adminSessionToken'));
			await desk.call('admin-auth', { action: 'logout', sessionToken });
			await visit.type(' No meio');
			await visit.see('Sua sessão terminou');
			await visit.click('dialog input[type=password], [role=dialog] input[type=password]');
			await visit.type('uma senha de teste');
			await visit.press('Enter');
			await expectText(kept, id).toBe('Um texto. No meio');
		});
	});
}
