import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { uploadImage } from '#contract/images';
import { listImages } from '#db/pictures/picture-records';
import { servePicture } from '#lib/serve-picture';
import { anAnimatedPng, anAnimation } from '../../support/factories/animation.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

const unknown = /^Este arquivo não é uma imagem que sabemos abrir\.$/;

const inputOf = (bytes: Buffer, about = {}) => ({
	name: 'mesa.png',
	data_base64: bytes.toString('base64'),
	...about,
});
const upload = async (bytes: Buffer, about = {}) =>
	(await api.call(uploadImage, inputOf(bytes, about))).image;
const tryUpload = (bytes: Buffer) => api.tryCall('upload-image', inputOf(bytes));
const countImages = async () => (await listImages(api.db, { q: '', page: 1, pageSize: 1 })).total;

const red = () => aPicture({ colour: '#ff0000' });
/** Six frames on a canvas of 4 megapixels each. */
async function tooMuch(): Promise<Buffer> {
	const colours = ['#ff0000', ...Array.from({ length: 5 }, (_, at) => `#0000${at}f`)];
	const file = await anAnimation({ format: 'gif', colours });
	for (const at of [6, 8]) file.writeUInt16LE(2000, at);
	return file;
}

const get = (path: string, method = 'GET') =>
	servePicture(new Request(`https://blog.test${path}`, { method }), {}, api.deps);
async function stored(url: string) {
	const response = await get(url);
	expect(response.status).toBe(200);
	return Buffer.from(await response.arrayBuffer());
}

test('a picture is stored as WebP at 480, 960 and 1600 pixels, under the hash of its content', async () => {
	const image = await upload(await aPicture({ width: 2000, height: 1000 }));
	expect(image).toMatchObject({ width: 1600, height: 800, widths: [480, 960, 1600] });
	expect(image.url).toBe(`/images/${image.hash}-1600.webp`);
	const largest = await stored(image.url);
	expect(createHash('sha256').update(largest).digest('hex')).toBe(image.hash);
	let bytes = 0;
	for (const width of image.widths) {
		const file = await stored(`/images/${image.hash}-${width}.webp`);
		bytes += file.length;
		expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width });
	}
	expect(image.bytes).toBe(bytes);
});

test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('a %s is opened', async (format) => {
	const image = await upload(await aPicture({ width: 90, height: 45, format, colour: '#c33' }));
	const { dominant } = await sharp(await stored(image.url)).stats();
	expect(dominant.r).toBeGreaterThan(150);
	expect(image).toMatchObject({ width: 90, height: 45 });
});

test('a small picture is never enlarged', async () => {
	const small = await upload(await aPicture({ width: 300, height: 200 }));
	expect(small).toMatchObject({ width: 300, height: 200, widths: [300] });
	const middle = await upload(await aPicture({ width: 700, height: 10 }));
	expect(middle.widths).toEqual([480, 700]);
});

test('a photo is upright, and reveals neither location nor camera', async () => {
	const photo = await sharp(await aPicture({ width: 600, height: 400, format: 'jpeg' }))
		.withExif({
			IFD0: { Make: 'Camera', Copyright: 'Segredo' },
			IFD3: { GPSLatitude: '23/1 33/1 0/1', GPSLongitude: '46/1 38/1 0/1' },
		})
		.withMetadata({ orientation: 6 })
		.toBuffer();
	expect((await sharp(photo).metadata()).exif).toBeDefined();
	const image = await upload(photo);
	expect(image).toMatchObject({ width: 400, height: 600 });
	const { exif, xmp, iptc, icc, orientation } = await sharp(await stored(image.url)).metadata();
	expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
});

test.each(['gif', 'webp'] as const)('a %s keeps moving at every size', async (format) => {
	const animation = { format, colours: ['#f00', '#0f0', '#00f'], width: 1000, height: 100 };
	const { image, stands_still } = await api.call(
		uploadImage,
		inputOf(await anAnimation({ ...animation, delayMs: 90 })),
	);
	expect(stands_still).toBe(false);
	expect(image).toMatchObject({ width: 1000, height: 100, widths: [480, 960, 1000] });
	for (const width of image.widths) {
		const file = await stored(`/images/${image.hash}-${width}.webp`);
		const { pages, delay, loop, format: type } = await sharp(file).metadata();
		expect({ type, pages, delay, loop }).toEqual({
			type: 'webp',
			pages: 3,
			delay: [90, 90, 90],
			loop: 0,
		});
		expect((await sharp(file).metadata()).width).toBe(width);
	}
});

test.each<[string, () => Promise<Buffer>]>([
	['of more pixels than a function has time for', tooMuch],
	['that is a PNG', async () => anAnimatedPng(await Promise.all([red(), red()]))],
])('an animation %s keeps its first frame, and the reply says so', async (_, make) => {
	const { image, stands_still } = await api.call(uploadImage, inputOf(await make()));
	expect(stands_still).toBe(true);
	const file = await stored(image.url);
	expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
	const { channels } = await sharp(file).stats();
	expect(channels[0]?.max).toBeGreaterThan(200);
	expect(channels[2]?.max).toBeLessThan(150);
});

test('a tall picture keeps its width, until WebP holds no more', async () => {
	const infographic = await upload(await aPicture({ width: 500, height: 6000 }));
	expect(infographic).toMatchObject({ width: 500, height: 6000, widths: [480, 500] });
	const taller = await upload(await aPicture({ width: 100, height: 18_000 }));
	expect(taller).toMatchObject({ width: 91, height: 16_383 });
});

test('what is transparent stays transparent', async () => {
	const clear = { r: 200, g: 30, b: 30, alpha: 0 };
	const bytes = await sharp({ create: { width: 90, height: 60, channels: 4, background: clear } })
		.png()
		.toBuffer();
	const { channels } = await sharp(await stored((await upload(bytes)).url)).stats();
	expect(channels[3]?.max).toBe(0);
});

test('the same picture a second time is the same one, and keeps its description', async () => {
	const bytes = await aPicture({ width: 500, height: 500, colour: '#0a7' });
	const first = await upload(bytes, { name: 'um.png', alt: 'Uma mesa' });
	const before = await countImages();
	expect(await upload(bytes, { name: 'dois.png', alt: 'Outra' })).toEqual(first);
	expect(await countImages()).toBe(before);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>';
const truncated = async () => {
	const whole = await aPicture({ width: 400, height: 400, format: 'jpeg' });
	return whole.subarray(0, whole.length / 2);
};
test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
	['an SVG', () => Buffer.from(svg), /^É um SVG/],
	['an SVG after white space', () => Buffer.from(`\n\n  <?xml version="1.0"?>${svg}`), /SVG/],
	['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), /página da internet/],
	['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ'), /^É um PDF/],
	['a TIFF', () => aPicture({ format: 'tiff' }), /^É uma imagem TIFF/],
	[
		'an iPhone’s photo',
		() => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
		/^É uma foto HEIC/,
	],
	[
		'a picture’s first bytes and a page',
		() => Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1'),
		unknown,
	],
	['a GIF in name alone', () => Buffer.from('GIF89a<svg onload=alert(1)>'), unknown],
	['half a photo', truncated, unknown],
	['nothing', () => Buffer.alloc(0), /^O arquivo está vazio/],
])('B5: %s is refused by name, and nothing is stored', async (_, make, sentence) => {
	const [files, rows] = [api.deps.pictures.files.size, await countImages()];
	const { status, body } = await tryUpload(await make());
	expect(status).toBe(400);
	expect(body).toMatchObject({ code: 'invalid_input', error: expect.stringMatching(sentence) });
	expect([api.deps.pictures.files.size, await countImages()]).toEqual([files, rows]);
});

/** A PNG whose header claims another size than its pixels have. */
async function claiming(width: number, height: number): Promise<Buffer> {
	const file = await aPicture();
	file.writeUInt32BE(width, 16);
	file.writeUInt32BE(height, 20);
	file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
	return file;
}

test('B5: a picture that claims too many pixels is refused before they are made', async () => {
	const { status, body } = await tryUpload(await claiming(16_000, 16_000));
	expect(status).toBe(400);
	expect(body.error).toBe('A imagem passa de 40 megapixels. Diminua-a antes.');
});

test.each([
	[1, 39_999_999],
	[39_999_999, 1],
	[1, 20_001],
])(
	'B5: a picture of %d × %d pixels is refused before it occupies the call',
	async (width, height) => {
		const { status, body } = await tryUpload(await claiming(width, height));
		expect(status).toBe(400);
		expect(body.error).toBe('A imagem passa de 20.000 pixels de lado. Diminua-a antes.');
	},
);

test('a picture with the longest side is taken', async () => {
	expect((await tryUpload(await aPicture({ width: 3, height: 20_000 }))).status).toBe(200);
});

test('4.4 MB are accepted; more than a function can take is reported', async () => {
	const size = { width: 1250, height: 1180, channels: 3 } as const;
	const pixels = randomBytes(size.width * size.height * size.channels);
	const noise = await sharp(pixels, { raw: size }).png({ compressionLevel: 0 }).toBuffer();
	expect(noise.length).toBeGreaterThan(4_400_000);
	expect((await tryUpload(noise)).status).toBe(200);
	const { status, body } = await tryUpload(Buffer.concat([noise, Buffer.alloc(300_000)]));
	expect(status).toBe(413);
	expect(body.code).toBe('too_large');
});

test('D4: a store that fails leaves no row, says so, and the next try succeeds', async () => {
	const bytes = await aPicture({ colour: '#d00d04' });
	const before = await countImages();
	api.deps.pictures.fault = new Error('the store is away, token abc');
	const { status, body, headers } = await tryUpload(bytes);
	expect(status).toBe(503);
	expect(body.error).toBe('Não foi possível salvar a imagem. Tente de novo em instantes.');
	expect(headers.get('retry-after')).toBe('5');
	expect(await countImages()).toBe(before);
	api.deps.pictures.fault = undefined;
	await upload(bytes);
	expect(await countImages()).toBe(before + 1);
});

test('the file of a picture may be kept for ever, shown anywhere, and is nothing but a picture', async () => {
	const { url } = await upload(await aPicture());
	const response = await get(url);
	expect(Object.fromEntries(response.headers)).toMatchObject({
		'content-type': 'image/webp',
		'cache-control': 'public, max-age=31536000, immutable',
		'cross-origin-resource-policy': 'cross-origin',
		'x-content-type-options': 'nosniff',
	});
	const head = await get(url, 'HEAD');
	expect([head.status, await head.text()]).toEqual([200, '']);
	expect((await get(url, 'POST')).status).toBe(405);
});

test('any other address under /images is not found, and is not remembered', async () => {
	const { hash } = await upload(await aPicture());
	const addresses = [
		`/images/${hash}-481.webp`,
		`/images/${hash}-40.png`,
		`/images/${hash}`,
		`/images/${hash.toUpperCase()}-40.webp`,
		`/images/${'0'.repeat(64)}-1600.webp`,
		'/images/..%2f..%2fblog%2fscheduler',
		'/images/',
	];
	for (const address of addresses) {
		const response = await get(address);
		expect([address, response.status]).toEqual([address, 404]);
		expect(response.headers.get('cache-control')).toBe('no-store');
	}
});

test('D4: while the store is down a picture returns 503, which no cache keeps', async () => {
	const { url } = await upload(await aPicture());
	api.deps.pictures.fault = new Error('away');
	const response = await get(url);
	api.deps.pictures.fault = undefined;
	expect(response.status).toBe(503);
	expect(response.headers.get('cache-control')).toBe('no-store');
});
