import { expect, test } from './reader-test.ts';

/** The weight in which most text of each font is set. */
const fonts = [
	{ web: 'Familjen', weight: 640, style: 'normal' },
	{ web: 'Hanken', weight: 440, style: 'normal' },
	{ web: 'Literata', weight: 400, style: 'normal' },
];
const sample =
	'Quem chega cedo escolhe a mesa pela luz: perto da janela a manhã rende, e à tarde o sol já não bate na tela. ' +
	'A reunião que podia ser uma mesa, a conta que não se mistura, o cliente que volta e custa menos. ' +
	'Três perguntas antes de dizer sim, e uma proposta de uma página que fecha mais do que dez reuniões sobre preço e café.';

/** In the page: the stand-ins for one of our fonts that this machine has, and how they relate to it. */
async function compare({
	web,
	weight,
	style,
	sample,
}: (typeof fonts)[number] & { sample: string }) {
	const measure = async (family: string) => {
		const font = `${style} ${weight} 1000px ${family}`;
		await document.fonts.load(font, sample);
		const context = document.createElement('canvas').getContext('2d');
		if (!context) throw new Error('This browser has no canvas.');
		context.font = font;
		const metrics = context.measureText(sample);
		return [metrics.width, metrics.fontBoundingBoxAscent, metrics.fontBoundingBoxDescent];
	};
	const ours = await measure(web);
	const faces = await Promise.allSettled(
		[...document.fonts]
			.filter((face) => face.family.includes(`for ${web}`) && face.style === style)
			.map((face) => face.load()),
	);
	const families = faces.flatMap((face) =>
		face.status === 'fulfilled' ? [face.value.family] : [],
	);
	return Promise.all(
		families.map(async (family) => {
			const theirs = await measure(family);
			return { family, ratios: theirs.map((size, index) => size / (ours[index] ?? 0)) };
		}),
	);
}

for (const font of fonts)
	test(`while ${font.web} (${font.style}) loads, a font of the machine stands in, as wide and as high`, async ({
		page,
	}) => {
		await page.goto('/', { waitUntil: 'networkidle' });
		const found = await page.evaluate(compare, { ...font, sample });
		expect(found.length, 'fonts that the machine has').toBeGreaterThan(0);
		for (const { family, ratios } of found)
			for (const ratio of ratios) expect(ratio, `${family}: ${ratios}`).toBeCloseTo(1, 1.7);
	});
