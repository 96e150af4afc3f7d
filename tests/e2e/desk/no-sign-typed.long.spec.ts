import type { Page } from '@playwright/test';
import { act, figure } from '../../editor/text-blocks.ts';
import { aDesk, aPhone, type Hand, toolbar } from '../../editor/writing-hands.ts';
import {
	aSavedPost,
	button,
	editor,
	expect,
	openBrowser,
	openPart,
	test,
	titleField,
} from './desk-test.ts';
import { aStoredPicture, expectText } from './stored-texts.ts';

const title = 'Quanto custa mesmo trabalhar de casa';
const linked = 'O custo da interrupção';
const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

const articleWith = ({ picture, slug }: { picture: string; slug: string }) => `\
Trabalhar da sala parece de graça. Só que a conta existe, e ela chega **espalhada em cinco boletos** que ninguém soma.

Fizemos essa soma com onze pessoas que trabalham aqui na casa.[^1] O resultado tem mais a ver com [o custo da interrupção](/post/${slug}) do que com o aluguel.

## O que entra na conta

Energia, internet, cadeira, almoço e tempo. O último é o mais caro:

- a campainha, que não sabe que você está em reunião;
- a louça, que sabe exatamente onde você está;
- o almoço, que ninguém chama para descer.

> Eu não pagava aluguel de escritório. Pagava em sábados.
>
> — Renata Alves, ilustradora, mesa 14

![Uma luminária acesa](${picture} "A mesa da Renata, às sete da manhã")

## A conta de cada um

Na planilha cabe em uma linha: \`=soma(B2:B6)/horas\`.

| O que | Em casa | Na mesa |
| --- | ---: | ---: |
| Internet | R$ 120 | — |
| Cadeira | R$ 38 | — |
| Café | R$ 90 | — |

Se passar de R$ 14 por hora, uma mesa já se paga. ~~Antes disso, fique em casa.~~ Faça o teste.

---

${video}

\`\`\`
=ARRED(SOMA(B2:B6) / D1; 2)
\`\`\`

[^1]: Conversas feitas na própria casa, entre março e junho.`;

/** Writes the article as a person would who knows no Markdown; no key is a mark. */
async function write(page: Page, hand: Hand, pictureName: string, isPhone: boolean) {
	const { press, type } = page.keyboard;
	const keys = { press: press.bind(page.keyboard), type: type.bind(page.keyboard) };
	const paragraph = async (text = '') => {
		await keys.press('Enter');
		await keys.type(text);
	};
	const marked = async (name: Parameters<Hand['toggle']>[0], text: string) => {
		await hand.toggle(name);
		await keys.type(text);
		await hand.toggle(name);
	};
	await hand.press(titleField(page));
	await keys.type(title);
	await keys.press('Enter');
	await keys.type('Trabalhar da sala parece de graça. Só que a conta existe, e ela chega ');
	await marked('Negrito', 'espalhada em cinco boletos');
	await keys.type(' que ninguém soma.');

	await paragraph('Fizemos essa soma com onze pessoas que trabalham aqui na casa.');
	if (!isPhone) await keys.type(' ');
	await hand.insert('nota', isPhone ? 'Nota' : 'Nota de rodapé');
	await keys.type('Conversas feitas na própria casa, entre março e junho.');
	const first = editor(page).getByText('Fizemos essa soma');
	const { width = 0, height = 0 } = (await first.boundingBox()) ?? {};
	await first.click({ position: { x: width - 4, y: height - 6 } });
	await keys.press('End');
	await keys.type(' O resultado tem mais a ver com o custo da interrupção');
	for (const _ of 'o custo da interrupção') await keys.press('Shift+ArrowLeft');
	await hand.link();
	const dialog = page.getByRole('dialog', { name: 'Link' });
	await dialog.getByRole('combobox').fill(linked);
	await hand.press(dialog.getByRole('option', { name: linked }).first());
	await expect(dialog).toHaveCount(0);
	await keys.type(' do que com o aluguel.');

	await paragraph();
	await hand.style('Título de seção');
	await keys.type('O que entra na conta');
	await paragraph('Energia, internet, cadeira, almoço e tempo. O último é o mais caro:');
	await paragraph();
	await hand.toggle('Lista');
	await keys.type('a campainha, que não sabe que você está em reunião;');
	await paragraph('a louça, que sabe exatamente onde você está;');
	await paragraph('o almoço, que ninguém chama para descer.');
	await paragraph();
	await paragraph();

	await hand.insert('citação', isPhone ? 'Citação' : 'Citação, com quem disse');
	await keys.type('Eu não pagava aluguel de escritório. Pagava em sábados.');
	await keys.press('ArrowDown');
	await keys.press('End');
	await keys.type('Renata Alves, ilustradora, mesa 14');
	await paragraph();
	await paragraph();

	await hand.insert('imagem', 'Imagem');
	const library = page.getByRole('dialog', { name: 'Biblioteca de imagens' });
	await library.getByLabel('Buscar por nome ou descrição').fill(pictureName);
	await hand.press(library.getByRole('button', { name: `Usar ${pictureName}` }));
	await hand.press(figure(page).getByRole('button', { name: 'Sem descrição' }));
	await expect(page.getByLabel('O que se vê na imagem?')).toBeFocused();
	await keys.type('Uma luminária acesa');
	await hand.press(page.getByRole('button', { name: 'Pronto' }));
	await hand.press(act(page, 'Legenda'));
	await keys.type('A mesa da Renata, às sete da manhã');
	await keys.press('Enter');
	await expect(figure(page)).toBeFocused();
	await keys.press('Enter');

	await hand.style('Título de seção');
	await keys.type('A conta de cada um');
	await paragraph('Na planilha cabe em uma linha: ');
	await marked('Código', '=soma(B2:B6)/horas');
	await keys.type('.');
	await paragraph();
	await hand.insert('tabela', 'Tabela');
	await writeTable(page, hand);
	await keys.press('Escape');

	await keys.type('Se passar de R$ 14 por hora, uma mesa já se paga. ');
	await marked('Riscado', 'Antes disso, fique em casa.');
	await keys.type(' Faça o teste.');
	await paragraph();
	await hand.insert('divisor', 'Divisor');
	await hand.insert('vídeo', isPhone ? 'YouTube' : 'Vídeo do YouTube');
	const card = page.getByRole('dialog', { name: 'Vídeo' });
	await card.getByLabel('Endereço do vídeo').fill(video);
	await hand.press(card.getByRole('button', { name: 'Inserir' }));
	await hand.insert('código', 'Código');
	await keys.type('=ARRED(SOMA(B2:B6) / D1; 2)');
}

async function writeTable(page: Page, hand: Hand) {
	const rows = [
		['O que', 'Em casa', 'Na mesa'],
		['Internet', 'R$ 120', '—'],
		['Cadeira', 'R$ 38', '—'],
		['Café', 'R$ 90', '—'],
	];
	for (const [index, cell] of rows.flat().entries()) {
		if (index > 0) await page.keyboard.press('Tab');
		await page.keyboard.type(cell);
	}
	for (const column of ['Em casa', 'Na mesa']) {
		await hand.press(page.getByRole('textbox', { name: `${column}, linha 3`, exact: true }));
		await page.keyboard.press('Alt+ArrowDown');
		await hand.press(page.getByRole('menu').getByText('Alinhar à direita', { exact: true }));
	}
}

for (const size of [
	{ name: 'at a desk', isPhone: false, viewport: { width: 1280, height: 800 } },
	{ name: 'on a phone, above its keyboard', isPhone: true, viewport: { width: 360, height: 740 } },
])
	test(`an article with everything is written without one sign of Markdown ${size.name}`, async ({
		browser,
		desk,
		site,
	}) => {
		test.setTimeout(150_000);
		const { isPhone, viewport } = size;
		const pictureName = `${crypto.randomUUID().slice(0, 8)}.png`;
		const picture = await aStoredPicture(desk, `#${pictureName.slice(0, 6)}`, pictureName);
		const { slug } = await aSavedPost(desk, { title: linked, published: true });
		const options = { viewport, ...(isPhone && { hasTouch: true, isMobile: true }) };
		const context = await openBrowser(browser, site, desk, options);
		const page = await context.newPage();
		await page.route('**/api/videos', (route) =>
			route.fulfill({ json: { success: true, videos: [] } }),
		);
		await page.goto('/admin/create');
		await editor(page).waitFor();
		if (isPhone)
			await page.evaluate(() => {
				Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300 });
				visualViewport?.dispatchEvent(new Event('resize'));
			});
		const hand = (isPhone ? aPhone : aDesk)(page);
		await write(page, hand, pictureName, isPhone);

		if (isPhone) {
			await toolbar(page).getByRole('button', { name: 'Fechar o teclado' }).tap();
			await button(page, 'Detalhes').tap();
		}
		const category = await openPart(page, 'Categoria');
		await category.locator('select').selectOption({ label: 'Guias' });
		const saved = page.waitForResponse('**/api/create-post');
		await hand.press(button(page, 'Criar post'));
		const { post: typed } = await (await saved).json();
		const content = articleWith({ picture, slug });
		await expectText(desk, typed.id, content);
		await context.close();

		const made = await aSavedPost(desk, { title: 'Do mesmo Markdown', content });
		for (const postId of [typed.id, made.id])
			await desk.call('toggle-publish', { postId, publish: true });
		const readArticle = async (post: { slug: string }) => {
			const html = await (await fetch(`${site.url}/post/${post.slug}`)).text();
			return /<div class="prose">[\s\S]*?(?=<div class="share below")/.exec(html)?.[0] ?? '';
		};
		await expect.poll(() => readArticle(made), { timeout: 120_000 }).toContain('ARRED');
		expect(await readArticle(typed)).toBe(await readArticle(made));
	});
