import sharp from 'sharp';
import { expect, test } from 'vitest';
import { servePicture } from '#lib/serve-picture';
import { anAnimation } from '../../support/factories/animation.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';

const pictures = memoryPictureStore();
const [moving, still] = ['a', 'b'].map((letter) => `${letter.repeat(64)}-64`);
await pictures.write(
	`${moving}.webp`,
	await anAnimation({ format: 'webp', colours: ['red', 'blue'] }),
);
await pictures.write(`${still}.webp`, await aPicture({ width: 64, height: 48, format: 'webp' }));

test.each([
	[`${moving}`, 'moving', 2],
	[`${moving}-still`, null, 1],
	[`${still}`, null, 1],
	[`${still}-still`, null, 1],
])(
	'a stored picture says that it moves, and has a first frame beside it: %s',
	async (name, says, pages) => {
		const request = new Request(`https://blog.test/images/${name}.webp`);
		const response = await servePicture(request, {}, { pictures });
		expect(response.status).toBe(200);
		expect(response.headers.get('server-timing')).toBe(says);
		expect(response.headers.get('cache-control')).toContain('immutable');
		const { pages: frames = 1, width } = await sharp(await response.arrayBuffer()).metadata();
		expect([frames, width]).toEqual([pages, 64]);
	},
);

test('what is not stored has no first frame either', async () => {
	const request = new Request(`https://blog.test/images/${'c'.repeat(64)}-64-still.webp`);
	expect((await servePicture(request, {}, { pictures })).status).toBe(404);
});
