import { z } from 'zod';
import { limits } from '#config/limits';
import { readPictureAddress } from '#domain/pictures/picture-address';
import { defineEndpoint } from './endpoint.ts';
import { takenImage } from './images.ts';
import { wellFormedText } from './plain-fields.ts';

const isOutside = (address: string) =>
	!address.startsWith('/') && typeof readPictureAddress(address) === 'object';

/** As it stands in a text, perhaps without a scheme or with `&amp;`. */
const outsideAddress = wellFormedText
	.max(limits.imageUrl)
	.transform((text) => text.trim().replace(/^\/\//, 'https://').replaceAll('&amp;', '&'))
	.refine(isOutside, 'Este endereço não leva a uma imagem de outro site.');

/** Copies one picture of another site into the library. Answers 502 `provider_failed` with the reason when that fails. */
export const bringPicture = defineEndpoint({
	name: 'bring-picture',
	access: 'admin',
	request: z.object({ address: outsideAddress }),
	response: takenImage,
});
