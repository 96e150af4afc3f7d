import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { generatedType } from '#domain/pictures/picture-origin';
import { cropCover } from '#lib/crop-cover';
import { encodePicture } from '#lib/encode-picture';
import { anAnimation } from '../../support/factories/animation.ts';
import { aPicture } from '../../support/factories/picture.ts';

const xmpOf = async (bytes: Uint8Array) => (await sharp(bytes).metadata()).xmp?.toString();
const withXmp = async (xmp: string, format: 'png' | 'jpeg' | 'webp' = 'png') =>
	sharp(await aPicture({ width: 600, height: 300 }))
		.toFormat(format)
		.withXmp(xmp)
		.toBuffer();

test('every stored size of a generated picture says in its metadata that it is one', async () => {
	const bytes = await aPicture({ width: 700, height: 350 });
	const { sizes } = await encodePicture(bytes, { isGenerated: true });
	expect(sizes).toHaveLength(2);
	for (const size of sizes)
		expect(await xmpOf(size.bytes)).toContain(`Iptc4xmpExt:DigitalSourceType="${generatedType}"`);
});

test('so does the crop that is shared of it, and no other picture', async () => {
	const bytes = await aPicture({ width: 700, height: 350 });
	const crop = async (isGenerated: boolean) => {
		const { sizes } = await encodePicture(bytes, { isGenerated });
		const cover = new Uint8Array(sizes.at(-1)?.bytes ?? []).buffer;
		return xmpOf(await cropCover(cover, { x: 50, y: 50 }));
	};
	expect(await crop(true)).toContain(generatedType);
	expect(await crop(false)).toBeUndefined();
});

describe('a file that is sent', () => {
	test.each(['png', 'jpeg', 'webp'] as const)(
		'that says so itself counts as generated, as a %s',
		async (format) => {
			const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><a type="${generatedType}"/></x:xmpmeta>`;
			expect((await encodePicture(await withXmp(xmp, format))).isGenerated).toBe(true);
		},
	);

	test('keeps saying so when it moves', async () => {
		const file = await anAnimation({ format: 'webp', colours: ['#f00', '#00f'] });
		const { sizes } = await encodePicture(file, { isGenerated: true });
		expect(await xmpOf(sizes[0]?.bytes ?? new Uint8Array())).toContain(generatedType);
	});

	test.each([
		['is cut off', '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF'],
		['is no XML', '\u0000\u0001 nada disto %%'],
		['says that a camera took it', generatedType.replace('trained', 'un')],
		['says that a model only helped', generatedType.replace('trainedA', 'compositeWithTrainedA')],
	])('whose description %s is stored, as a picture like any other', async (_, xmp) => {
		const { isGenerated, sizes } = await encodePicture(await withXmp(xmp));
		expect(isGenerated).toBe(false);
		for (const { bytes } of sizes) expect(await xmpOf(bytes)).toBeUndefined();
	});
});
