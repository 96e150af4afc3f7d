import type { Page } from '@playwright/test';
import { takenImage } from '#contract/images';
import { sizedImageUrl } from '#domain/pictures/own-picture';
import { aPicture } from '../support/factories/picture.ts';

/** Puts a picture into the library that the page is answered from. */
export async function storePicture(
	page: Page,
	colour = '#753',
	name = 'mesa.png',
	size = { width: 640, height: 360 },
) {
	const picture = await aPicture({ ...size, colour });
	const reply = await page.request.post(new URL('/api/upload-image', page.url()).href, {
		data: { name, data_base64: picture.toString('base64') },
	});
	const { image } = takenImage.parse(await reply.json());
	return image;
}

/** The address of a picture in the library, as a text has it. */
export const aStoredPicture = async (...which: Parameters<typeof storePicture>) =>
	sizedImageUrl(await storePicture(...which));

export const article =
	'Onze pessoas somaram o que gastam para trabalhar em casa.\n\n## A conta que ninguém faz\n\nEnergia, internet, cadeira, almoço e tempo. O último é o mais caro.\n\n- energia\n- internet\n\n## O que fazer\n\nComece por anotar uma semana.';
export const prices =
	'| O que | Em casa | Na mesa |\n| --- | ---: | ---: |\n| Internet | R$ 120 | — |\n| Café | R$ 90 | — |';
export const cellAt = (page: Page, name: string) =>
	page.getByRole('textbox', { name, exact: true });
export const figure = (page: Page) => page.getByRole('figure');
export const act = (page: Page, name: string) =>
	page.getByRole('toolbar', { name: 'Imagem' }).getByRole('button', { name });
