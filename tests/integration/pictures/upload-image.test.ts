import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uploadImage } from '#contract/images';
import { listImages } from '#db/images';
import { servePicture } from '#lib/serve-picture';
import { aPicture } from '../../support/factories/picture.ts';
import { createTestApi, type TestApi } from '../../support/test-api.ts';

let api: TestApi;
beforeAll(async () => {
	api = await createTestApi();
});
afterAll(() => api.close());

const notAPicture = 'Este arquivo não é uma imagem que sabemos abrir.';

const inputOf = (bytes: Buffer, about = {}) => ({
	name: 'mesa.png',
	data_base64: bytes.toString('base64'),
	...about,
});
const upload = async (bytes: Buffer, about = {}) =>
	(await api.call(uploadImage, inputOf(bytes, about))).image;
const tryUpload = (bytes: Buffer) => api.tryCall('upload-image', inputOf(bytes));
const countImages = async () => (await listImages(api.db, { q: '', page: 1, pageSize: 1 })).total;

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

test('an animation keeps its first frame', async () => {
	const frames = await Promise.all(
		['#ff0000', '#0000ff'].map((colour) => aPicture({ width: 64, height: 64, colour })),
	);
	const animation = await sharp(frames, { join: { animated: true } })
		.gif()
		.toBuffer();
	expect((await sharp(animation).metadata()).pages).toBe(2);
	const file = await stored((await upload(animation)).url);
	expect((await sharp(file).metadata()).pages ?? 1).toBe(1);
	const { dominant } = await sharp(file).stats();
	expect(dominant.r).toBeGreaterThan(dominant.b);
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
test.each<[string, () => Buffer | Promise<Buffer>]>([
	['an SVG', () => Buffer.from(svg)],
	['an SVG after white space', () => Buffer.from(`\n\n  <?xml version="1.0"?>${svg}`)],
	['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
	['a PDF', () => Buffer.from('%PDF-1.7\n%âãÏÓ')],
	['a TIFF', () => aPicture({ format: 'tiff' })],
	['a picture’s first bytes and a page', () => Buffer.from('\x89PNG\r\n\x1a\n<script>', 'latin1')],
	['a GIF in name alone', () => Buffer.from('GIF89a<svg onload=alert(1)>')],
	['half a photo', truncated],
	['nothing', () => Buffer.alloc(0)],
])('B5: %s is refused, and nothing is stored', async (_, make) => {
	const [files, rows] = [api.deps.pictures.files.size, await countImages()];
	const { status, body } = await tryUpload(await make());
	expect(status).toBe(400);
	expect(body).toMatchObject({ code: 'invalid_input', error: notAPicture });
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
	expect(body.error).toBe('A imagem não pôde ser guardada. Tente de novo em instantes.');
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
