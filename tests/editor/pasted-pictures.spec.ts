import type { Page } from '@playwright/test';
import { aPicture } from '../support/factories/picture.ts';
import { expect, openText, readText, test } from './editor-test.ts';
import { storePicture } from './text-blocks.ts';
import { editor } from './writing-hands.ts';

const pictureOf = async (colour: string) =>
	`data:image/png;base64,${(await aPicture({ colour })).toString('base64')}`;

/** Pastes markup at the end, like a program. */
async function paste(page: Page, html: string) {
	await editor(page).focus();
	await page.keyboard.press('Control+End');
	await editor(page).evaluate((element, markup) => {
		const clipboardData = new DataTransfer();
		clipboardData.setData('text/html', markup);
		clipboardData.setData('text/plain', 'o mesmo, sem formatação');
		const event = { clipboardData, bubbles: true, cancelable: true, composed: true };
		element.dispatchEvent(new ClipboardEvent('paste', event));
	}, html);
}

/** The text with a short name for the blog's own pictures. */
const expectText = (page: Page, text: string) =>
	expect
		.poll(async () => (await readText(page)).replaceAll(/\/images\/[\w.-]+#\d+x\d+/g, 'nossa'))
		.toBe(text);
const bars = (page: Page) => page.getByRole('progressbar');

/** Holds the calls back until they are let go, in their order. */
async function holdUploads(page: Page) {
	const held: (() => Promise<void>)[] = [];
	await page.route('**/api/upload-image', (route) => {
		held.push(() => route.continue());
	});
	return async () => {
		await expect.poll(() => held.length).toBeGreaterThan(0);
		await held.shift()?.();
	};
}

test('pictures inside a pasted text are sent in its order, each with its place, and one undo takes all back', async ({
	page,
}) => {
	await openText(page, 'Antes.', 'markdown');
	const letGo = await holdUploads(page);
	const [first, second, third] = [
		await pictureOf('#811'),
		await pictureOf('#812'),
		await pictureOf('#813'),
	];
	await paste(
		page,
		`<p><img src="${first}" alt="Uma mesa"></p><p>Um <b>texto</b>.</p><ul><li>item <img src="${second}"></li><li>outro</li></ul><p><img src="${third}"></p><p>Fim.</p>`,
	);
	await expectText(page, 'Antes.\n\nUm **texto**.\n\n- item\n- outro\n\nFim.');
	await expect(bars(page)).toHaveCount(3);
	await expect(page.getByRole('group', { name: 'Envio de Uma mesa.png' })).toBeVisible();
	await letGo();
	await expectText(
		page,
		'Antes.\n\n![Uma mesa](nossa)\n\nUm **texto**.\n\n- item\n- outro\n\nFim.',
	);
	await expect(bars(page)).toHaveCount(2);
	await letGo();
	await letGo();
	const whole =
		'Antes.\n\n![Uma mesa](nossa)\n\nUm **texto**.\n\n- item ![](nossa)\n- outro\n\n![](nossa)\n\nFim.';
	await expectText(page, whole);
	await page.keyboard.press('Control+Z');
	await expectText(page, 'Antes.');
	await page.keyboard.press('Control+Shift+Z');
	await letGo();
	await letGo();
	await letGo();
	await expectText(page, whole);
});

test('a picture that arrives after the paste was undone changes nothing', async ({ page }) => {
	await openText(page, 'Antes.');
	const letGo = await holdUploads(page);
	await paste(
		page,
		`<p>Um <b>texto</b>.</p><p><img src="${await pictureOf('#821')}"></p><p><img src="${await pictureOf('#822')}"></p>`,
	);
	await letGo();
	await expect(editor(page).getByRole('figure')).toHaveCount(1);
	await expect(bars(page)).toHaveCount(1);
	await page.keyboard.press('Control+Z');
	await expect(editor(page)).toHaveText('Antes.');
	await expect(bars(page)).toHaveCount(0);
	await letGo().catch(() => undefined); // The call may be gone by then.
	await page.keyboard.type(' Depois.');
	await expect(editor(page)).toHaveText('Antes. Depois.');
	await page.keyboard.press('Control+Z');
	await expect(editor(page)).toHaveText('Antes.');
});

test('what is typed after a paste is undone alone, and its pictures stay', async ({ page }) => {
	await openText(page, 'Antes.', 'markdown');
	const letGo = await holdUploads(page);
	await paste(
		page,
		`<p>Um <b>texto</b>.</p><p><img src="${await pictureOf('#831')}"></p><p>Fim.</p>`,
	);
	await expectText(page, 'Antes.Um **texto**.\n\nFim.');
	await page.keyboard.type(' Mais.');
	await letGo();
	await expectText(page, 'Antes.Um **texto**.\n\n![](nossa)\n\nFim. Mais.');
	await page.keyboard.press('Control+Z');
	await expectText(page, 'Antes.Um **texto**.\n\n![](nossa)\n\nFim.');
	await page.keyboard.press('Control+Z');
	await expectText(page, 'Antes.');
});

test('Desfazer in the notice takes a paste back with the pictures that have come', async ({
	page,
}) => {
	await openText(page, 'Antes.', 'markdown');
	const source = await pictureOf('#861');
	await paste(page, `<p>Um <b>texto</b>.</p><p><img src="${source}"></p><script>1</script>`);
	await page.keyboard.type('Depois.');
	await expectText(page, 'Antes.Um **texto**.\n\n![](nossa)\n\nDepois.');
	for (const _ of 'Depois.') await page.keyboard.press('Backspace');
	await page.getByRole('button', { name: 'Desfazer', exact: true }).click();
	await expectText(page, 'Antes.');
});

test('a pasted picture that does not arrive can be sent again', async ({ page }) => {
	await openText(page, 'Antes.', 'markdown');
	let isBroken = true;
	await page.route('**/api/upload-image', (route) => {
		const json = { success: false, error: 'O armazenamento não respondeu.', code: 'internal' };
		const reply = isBroken ? route.fulfill({ status: 500, json }) : route.continue();
		isBroken = false;
		return reply;
	});
	await paste(page, `<h2>Sala</h2><p><img src="${await pictureOf('#841')}"></p><p>Fim.</p>`);
	await expect(
		page.getByText('A imagem não foi enviada. Ela está guardada neste navegador.'),
	).toBeVisible();
	await expectText(page, 'Antes.\n\n## Sala\n\nFim.');
	await page.getByRole('button', { name: 'Tentar de novo' }).click();
	await expectText(page, 'Antes.\n\n## Sala\n\n![](nossa)\n\nFim.');
});

test('pictures that cannot be had leave no line, and their place says how many and why', async ({
	page,
}) => {
	await openText(page, 'Antes.', 'markdown');
	const word = '<html xmlns:w="urn:schemas-microsoft-com:office:word"><body>';
	const picture = (name: string) => `<p class=MsoNormal><img src="file:///C:/Temp/${name}"></p>`;
	await paste(
		page,
		`${word}<p>Um <b>texto</b>.</p>${picture('a.png')}${picture('b.png')}<p>Fim.</p>`,
	);
	const note = page.getByText(
		'2 imagens do Word não foram coladas: estão só no computador de onde foram copiadas; arraste os arquivos para cá.',
	);
	await expect(note).toBeVisible();
	await expectText(page, 'Antes.Um **texto**.\n\nFim.');
	await page.keyboard.press('Control+Z');
	await expectText(page, 'Antes.');
	await expect(note).toHaveCount(0);
	await paste(page, '<p><i>Oi</i><img src="blob:https://web.whatsapp.com/1"></p>');
	await expect(
		page.getByText('1 imagem não foi colada: o programa não incluiu a imagem'),
	).toBeVisible();
	await page.getByRole('button', { name: 'Entendi' }).click();
	await expect(page.getByText('1 imagem não foi colada')).toHaveCount(0);
	await expectText(page, 'Antes.*Oi*');
});

test('pictures of other sites come on request alone, and a lent one that is refused leaves no line', async ({
	page,
}) => {
	await openText(page, 'Antes.', 'markdown');
	const asked: string[] = [];
	const image = await storePicture(page, '#851');
	await page.route('**/api/bring-picture', (route) => {
		const { address } = route.request().postDataJSON();
		asked.push(address);
		if (!address.includes('boa')) {
			const json = { success: false, error: 'O servidor respondeu 403.', code: 'provider_failed' };
			return route.fulfill({ status: 502, json });
		}
		return route.fulfill({ json: { success: true, image } });
	});
	const docs = 'https://lh7-rt.googleusercontent.com/docsz';
	await paste(
		page,
		`<b id="docs-internal-guid-1" style="font-weight:normal"><p>Um <i>texto</i>.</p><p><img src="${docs}/boa"></p><p><img src="${docs}/vencida"></p><p><img src="https://fora.example/a.png"></p><p>Fim.</p></b>`,
	);
	await expect(
		page.getByText('3 imagens estão em outros sites; 2 do Google Docs somem em algumas horas.'),
	).toBeVisible();
	expect(asked).toEqual([]);
	await page.getByRole('button', { name: 'Copiar para o blog' }).first().click();
	await expect(
		page.getByText(
			'2 imagens não foram copiadas. O servidor respondeu 403. Arraste o arquivo para cá.',
		),
	).toBeVisible();
	expect(asked).toEqual([`${docs}/boa`, `${docs}/vencida`, 'https://fora.example/a.png']);
	await expectText(
		page,
		'Antes.Um *texto*.\n\n![](nossa)\n\n![](https://fora.example/a.png)\n\nFim.',
	);
	await page.getByRole('button', { name: 'Remover do texto' }).click();
	await expectText(page, 'Antes.Um *texto*.\n\n![](nossa)\n\nFim.');
	for (const _ of ['Remover do texto', 'Copiar para o blog', 'colar'])
		await page.keyboard.press('Control+Z');
	await expectText(page, 'Antes.');
});

test('a block is pasted as a block in the middle of a line too, and notes keep numbers of their own', async ({
	page,
}) => {
	await openText(page, 'Antes[^1].\n\n[^1]: Uma nota.', 'markdown');
	await paste(
		page,
		'<table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table><p>Dito<a href="#_ftn1" name="_ftnref1">[1]</a>.</p><div style="mso-element:footnote" id="ftn1"><p><a href="#_ftnref1" name="_ftn1">[1]</a> Outra.</p></div>',
	);
	await expectText(
		page,
		'Antes[^1].\n\n[^1]: Uma nota.\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\nDito[^2].\n\n[^2]: Outra.',
	);
});
