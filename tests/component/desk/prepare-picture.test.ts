import { afterEach, expect, test, vi } from 'vitest';
import { preparePicture } from '../../../admin/src/pictures/prepare-picture.ts';
import { anAnimatedPng, anAnimation } from '../../support/factories/animation.ts';
import { aPicture } from '../../support/factories/picture.ts';

const mega = 1_000_000;

interface Browser {
	/** Pixels of what is opened; undefined where the browser cannot open it. */
	opened: { width: number; height: number } | undefined;
	/** Bytes of an encoding. */
	weigh?: (type: string, quality: number) => number;
	/** Safari has no WebP, and gives a PNG instead. */
	hasWebp?: boolean;
}

/** A browser's canvas that keeps a record; `done` says what was done with it. */
function fakeBrowser({ opened, weigh = () => 1000, hasWebp = true }: Browser) {
	const done: string[] = [];
	vi.stubGlobal('createImageBitmap', async () => {
		if (!opened) throw new DOMException('no picture', 'InvalidStateError');
		return { ...opened, close: () => undefined };
	});
	class Canvas {
		width: number;
		height: number;
		context = {
			globalCompositeOperation: '',
			fillStyle: '',
			drawImage: () => done.push(`${this.width} × ${this.height}`),
			fillRect: () =>
				done.push(`${this.context.globalCompositeOperation} ${this.context.fillStyle}`),
		};
		constructor(width: number, height: number) {
			this.width = width;
			this.height = height;
		}
		getContext = () => this.context;
		async convertToBlob({ type: asked, quality }: { type: string; quality: number }) {
			const type = asked === 'image/webp' && !hasWebp ? 'image/png' : asked;
			done.push(`${type} ${quality}`);
			return new Blob([new Uint8Array(weigh(type, quality))], { type });
		}
	}
	vi.stubGlobal('OffscreenCanvas', Canvas);
	return done;
}
afterEach(() => vi.unstubAllGlobals());

type Format = Parameters<typeof aPicture>[0];
/** A file of this many bytes that begins as a picture. */
async function aFile(bytes: number, shape: Format = { format: 'jpeg' }) {
	const picture = new Uint8Array(await aPicture(shape));
	return new File([picture, new Uint8Array(Math.max(0, bytes - picture.length))], 'foto');
}
const refusal = (file: File) =>
	preparePicture(file).then(
		() => 'sent',
		({ message }: Error) => message,
	);

test.each([
	[800, 8000],
	[1080, 12_000],
	[2400, 3000],
	[600, 20_000],
])('a light picture of %i × %i is sent as it is', async (width, height) => {
	const done = fakeBrowser({ opened: { width, height } });
	const file = await aFile(28_000, { format: 'png' });
	expect(await preparePicture(file)).toEqual({ data: file, standsStill: false });
	expect(done).toEqual([]);
});

test.each([
	['wide', 2600, 1300, '2400 × 1200'],
	['tall and wide', 3000, 9000, '2309 × 6928'],
	['of twelve megapixels, on its side', 4032, 3024, '2400 × 1800'],
	['of forty-eight', 8064, 6048, '2400 × 1800'],
	['one long line', 1, 39_999_999, '1 × 16383'],
	['a strip of the whole screen', 1080, 25_000, '708 × 16383'],
])('a picture that is %s is scaled by its width and its pixels', async (_, width, height, size) => {
	const done = fakeBrowser({ opened: { width, height } });
	const { data } = await preparePicture(await aFile(12.6 * mega));
	expect(done).toEqual([size, 'image/webp 0.92']);
	expect(data.size).toBe(1000);
});

test('what comes out larger than the file is not sent in its place', async () => {
	const weigh = () => 205_000;
	fakeBrowser({ opened: { width: 3000, height: 3000 }, weigh });
	const file = await aFile(28_000, { format: 'png' });
	expect((await preparePicture(file)).data).toBe(file);
});

test('a heavy photo is encoded until it fits into a request, whatever it weighed', async () => {
	const weigh = (_: string, quality: number) => (quality > 0.8 ? 5 * mega : 4 * mega);
	const done = fakeBrowser({ opened: { width: 2000, height: 1500 }, weigh });
	const { data } = await preparePicture(await aFile(39 * mega));
	expect(data.size).toBe(4 * mega);
	expect(done.at(-1)).toBe('image/webp 0.75');
});

test('in a browser without WebP, what is transparent stays so in a PNG that fits, and is white in a JPEG', async () => {
	const opened = { width: 2600, height: 2600 };
	const small = fakeBrowser({ opened, hasWebp: false });
	const kept = await preparePicture(await aFile(6 * mega, { format: 'png' }));
	expect([kept.data.type, small]).toEqual(['image/png', ['2400 × 2400', 'image/png 0.92']]);
	const weigh = (type: string) => (type === 'image/png' ? 9 * mega : 2 * mega);
	const large = fakeBrowser({ opened, hasWebp: false, weigh });
	const { data } = await preparePicture(await aFile(6 * mega, { format: 'png' }));
	expect(data.type).toBe('image/jpeg');
	const ground = 'destination-over #fff';
	expect(large).toEqual(['2400 × 2400', 'image/png 0.92', ground, 'image/jpeg 0.92']);
});

test('beyond 40 MB or 100 megapixels a sentence names both numbers, before anything is opened', async () => {
	const done = fakeBrowser({ opened: { width: 9, height: 9 } });
	expect(await refusal(await aFile(41.3 * mega))).toBe(
		'A imagem tem 41,3 MB, e dá para abrir até 40 MB. Diminua-a antes.',
	);
	const claimed = await aPicture();
	claimed.writeUInt32BE(12_000, 16);
	claimed.writeUInt32BE(10_000, 20);
	expect(await refusal(new File([new Uint8Array(claimed)], 'grande.png'))).toBe(
		'A imagem tem 12000 × 10000 pixels (120 megapixels), e dá para abrir até 100 megapixels. Diminua-a antes.',
	);
	expect(done).toEqual([]);
	fakeBrowser({ opened: { width: 4032, height: 3024 }, weigh: () => 5 * mega });
	expect(await refusal(await aFile(9 * mega))).toMatch(/^Mesmo diminuída.*4,3 MB/);
});

test('an animation that a request holds is sent as it is, however wide; a larger one stands still, and that is told', async () => {
	const done = fakeBrowser({ opened: { width: 3000, height: 20 } });
	const moving = [
		await anAnimation({ format: 'gif', colours: ['#811', '#118'], width: 3000, height: 20 }),
		await anAnimation({ format: 'webp', colours: ['#811', '#118'] }),
		anAnimatedPng([await aPicture({ colour: '#811' }), await aPicture({ colour: '#118' })]),
	];
	for (const bytes of moving) {
		const file = new File([new Uint8Array(bytes)], 'dança');
		expect(await preparePicture(file)).toEqual({ data: file, standsStill: false });
	}
	expect(done).toEqual([]);
	const [gif = Buffer.alloc(0)] = moving;
	const heavy = new File([new Uint8Array(gif), new Uint8Array(6 * mega)], 'pesada.gif');
	expect(await preparePicture(heavy)).toMatchObject({ standsStill: true, data: { size: 1000 } });
});

const heic = (more: string) =>
	new File([`\0\0\0\x18ftypheic\0\0\0\0mif1heic${more}`], 'IMG_1.HEIC');

test('a HEIC is opened where the browser can, and else named with what to do', async () => {
	fakeBrowser({ opened: { width: 4032, height: 3024 } });
	expect((await preparePicture(heic('x'))).data.type).toBe('image/webp');
	fakeBrowser({ opened: undefined });
	expect(await refusal(heic('x'))).toMatch(/^É uma foto HEIC, como as do iPhone\..*JPEG\.$/);
});

test('a film, a document and a drawing are named without being opened', async () => {
	fakeBrowser({ opened: { width: 9, height: 9 } });
	const named = async (start: string) =>
		refusal(new File([start], 'foto.jpg', { type: 'image/jpeg' }));
	expect(await named('\0\0\0\x14ftypqt  ')).toMatch(/^É um vídeo/);
	expect(await named('%PDF-1.4')).toMatch(/^É um PDF/);
	expect(await named('<svg xmlns="">')).toMatch(/^É um SVG/);
	expect(await named('')).toMatch(/^O arquivo está vazio/);
});
