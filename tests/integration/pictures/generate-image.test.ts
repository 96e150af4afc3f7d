import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { images } from '#contract/images';
import { findImage } from '#db/pictures/picture-records';
import { aPicture } from '../../support/factories/picture.ts';
import {
	replyJson,
	replyPicture,
	startImageProvider,
	type TestImageProvider,
} from '../../support/image-provider.ts';
import { createTestApi, type TestApi } from '../../support/test-api.ts';
import { dayMs, hourMs } from '../../support/test-deps.ts';

let api: TestApi;
let provider: TestImageProvider;
beforeEach(async () => {
	[api, provider] = await Promise.all([createTestApi(), startImageProvider()]);
	api.deps.imageProvider = provider.settings;
});
afterEach(() => Promise.all([api.close(), provider.close()]));

const prompt = 'Crie uma imagem de capa para o artigo "Café" de um blog de coworking.';
const generate = () => api.tryCall('generate-blog-image', { prompt, style: 'vivid' });
const wide = () => aPicture({ width: 1536, height: 1024 });
const libraryOf = async () => (await api.call(images, { action: 'list' })).images ?? [];

test('Spec §7: a drawn picture is stored as an uploaded one is, and its address answered', async () => {
	provider.answer = replyPicture(await wide());
	const { status, body } = await generate();
	expect(status).toBe(200);
	const [image] = await libraryOf();
	expect(image).toMatchObject({ name: prompt, widths: [480, 960, 1536] });
	expect(body).toEqual({
		success: true,
		image_url: image?.url,
		image_width: 1536,
		image_height: 1024,
	});
	const file = api.deps.pictures.files.get(`${image?.hash}-960.webp`);
	const metadata = await sharp(file).metadata();
	expect(metadata).toMatchObject({ format: 'webp', width: 960 });
	expect(metadata.xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia');
	expect(await findImage(api.db, image?.hash ?? '')).toMatchObject({ origin: 'generated' });
	expect(provider.asked[0]?.headers.authorization).toBe('Bearer sk-test-very-secret');
});

test('Spec §7, S29: vivid goes to a model that knows it, and is a word of the prompt elsewhere', async () => {
	provider.answer = replyPicture(await aPicture());
	const ask = async (model: string) => {
		api.deps.imageProvider = { ...provider.settings, model };
		await generate();
		return provider.asked.at(-1)?.body;
	};
	expect(await ask('dall-e-3')).toEqual({
		model: 'dall-e-3',
		prompt,
		style: 'vivid',
		n: 1,
		response_format: 'b64_json',
		size: '1792x1024',
	});
	expect(await ask('gpt-image-1.5')).toEqual({
		model: 'gpt-image-1.5',
		prompt: `${prompt} Cores vivas.`,
		n: 1,
		size: '1536x1024',
	});
	expect(await ask('flux-schnell')).toMatchObject({
		response_format: 'b64_json',
		prompt: `${prompt} Cores vivas.`,
	});
});

test('without a key the reply says what is missing, and that retrying is useless', async () => {
	api.deps.imageProvider = undefined;
	const { status, body } = await generate();
	expect([status, body.code]).toEqual([400, 'provider_disabled']);
	expect(body.error).toBe(
		'Este site ainda não gera imagens. Peça a quem cuida do site que ative isso.',
	);
});

const refusal = (status: number, error: object) => replyJson(status, { error });
const html = (response: ServerResponse) => {
	response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
};
const brokenJson = (response: ServerResponse) => {
	response.writeHead(200, { 'content-type': 'application/json' }).end('{"data": [');
};
const endless = (headers: Record<string, string>) => (response: ServerResponse) => {
	response.writeHead(200, { 'content-type': 'application/json', ...headers });
	const chunk = Buffer.alloc(1_000_000, 'A');
	for (let sent = 0; sent < 50; sent += 1) response.write(chunk);
	response.end();
};
const hangUp = (response: ServerResponse) => void response.socket?.destroy();
const noPicture = /não devolveu uma imagem|algo que não é uma imagem/;

test.each<[string, (response: ServerResponse) => void, RegExp]>([
	['200 with a page', html, noPicture],
	['200 with broken JSON', brokenJson, noPicture],
	['200 without pictures', replyJson(200, { data: [] }), noPicture],
	['200 without data', replyJson(200, {}), noPicture],
	['200 with null', replyJson(200, null), noPicture],
	['an empty picture', replyJson(200, { data: [{ b64_json: '' }] }), noPicture],
	['a picture that is no base64', replyJson(200, { data: [{ b64_json: '***' }] }), noPicture],
	['an SVG', replyPicture(Buffer.from('<svg onload="alert(1)"></svg>')), noPicture],
	['50 MB, announced', endless({ 'content-length': '50000000' }), noPicture],
	['50 MB, unannounced', endless({}), noPicture],
	['moderation', refusal(400, { code: 'moderation_blocked', message: 'no' }), /recusou este tema/],
	['a policy', refusal(400, { code: 'content_policy_violation' }), /recusou este tema/],
	[
		'no such model',
		refusal(404, { code: 'model_not_found' }),
		/não tem o modelo .+ OPENAI_IMAGE_MODEL/,
	],
	['a model refused', refusal(400, { code: 'invalid_model' }), /não tem o modelo/],
	['429', refusal(429, { code: 'rate_limit_exceeded' }), /está ocupado/],
	['no credit', refusal(429, { code: 'insufficient_quota' }), /sem crédito/],
	['401', refusal(401, { message: 'Incorrect API key provided: sk-test-very' }), /a chave/],
	['500', refusal(500, { message: 'boom' }), /falhou/],
	['500 with a page', (response) => void response.writeHead(502).end('<h1>502</h1>'), /falhou/],
	['a broken line', hangUp, /não respondeu/],
])('B6: %s is one failure, told, tried once, and nothing is stored', async (_, answer, text) => {
	provider.answer = answer;
	const { status, body } = await generate();
	expect(status).toBe(502);
	expect(body).toMatchObject({ success: false, code: 'provider_failed' });
	expect(body.error).toMatch(text);
	expect(provider.asked).toHaveLength(1);
	expect(api.deps.pictures.files.size).toBe(0);
	expect(JSON.stringify(body) + api.deps.lines.join()).not.toMatch(/sk-test|boom|Incorrect/);
});

test('B6: an AVIF is never decoded, even a valid one', async () => {
	provider.answer = replyPicture(await aPicture({ format: 'avif' }));
	const { status, body } = await generate();
	expect(status).toBe(502);
	expect(body.error).toMatch(noPicture);
});

test('B6: a hanging service is abandoned in time', async () => {
	api.deps.imageProvider = { ...provider.settings, timeoutMs: 300 };
	provider.answer = () => undefined;
	const { status, body } = await generate();
	expect(status).toBe(502);
	expect(body.error).toMatch(/demorou demais/);
});

test('B6: an endless reply is abandoned in time', async () => {
	api.deps.imageProvider = { ...provider.settings, timeoutMs: 300 };
	provider.answer = (response) => {
		response.writeHead(200, { 'content-type': 'application/json' }).write('{"data":[');
	};
	expect((await generate()).body.error).toMatch(/demorou demais/);
});

const replyAddress = (url: string) => replyJson(200, { data: [{ url }] });

test('B6: a picture behind an address of the service itself is read', async () => {
	const bytes = await aPicture({ format: 'jpeg', width: 800, height: 400 });
	provider.answer = replyAddress(`${provider.url}/file`);
	provider.file = (response) => void response.end(bytes);
	expect((await generate()).body).toMatchObject({ image_width: 800, image_height: 400 });
});

test.each([
	'http://169.254.169.254/latest/meta-data/',
	'http://127.0.0.1:1/file',
	'http://localhost/file',
	'http://pictures.test/file',
	'https://pictures.test:8443/file',
	'https://pictures.test.evil.test/file',
	'https://evil.test/?pictures.test',
	'https://pictures.test@evil.test/file',
	'file:///etc/passwd',
	'data:image/png;base64,AAAA',
	'//pictures.test/file',
	'',
])('B6: the address %s is never asked', async (address) => {
	provider.answer = replyAddress(address);
	const { status, body } = await generate();
	expect(status).toBe(502);
	expect(body.error).toBe('O serviço de imagens não devolveu uma imagem.');
});

test.each<[string, (response: ServerResponse) => void]>([
	[
		'a redirect into the network',
		(response) =>
			void response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
	],
	['a file of 50 MB', endless({})],
	['a file that is not there', (response) => void response.writeHead(404).end()],
	['an empty file', (response) => void response.end()],
])('B6: %s behind the address is a failure, and nothing is stored', async (_, file) => {
	provider.answer = replyAddress(`${provider.url}/file`);
	provider.file = file;
	const { status, body } = await generate();
	expect([status, body.code]).toEqual([502, 'provider_failed']);
	expect(api.deps.pictures.files.size).toBe(0);
});

test('D4: a picture that could not be stored is a failure without an address', async () => {
	provider.answer = replyPicture(await aPicture());
	api.deps.pictures.fault = new Error('away');
	const { status, body } = await generate();
	expect(status).toBe(503);
	expect(body.image_url).toBeUndefined();
	expect(await libraryOf()).toEqual([]);
});

test('B6: ten pictures an hour, even all at once, and the answer tells when the next is free', async () => {
	provider.answer = refusal(500, {});
	await libraryOf();
	const answers = await Promise.all(Array.from({ length: 14 }, generate));
	const statuses = answers.map(({ status }) => status).sort();
	expect(statuses).toEqual([...Array(4).fill(429), ...Array(10).fill(502)]);
	expect(provider.asked).toHaveLength(10);
	api.deps.clock.advance(hourMs / 2);
	const refused = await generate();
	expect(refused.headers.get('retry-after')).toBe('1800');
	expect(refused.body.error).toMatch(/em 30 min\.$/);
	api.deps.clock.advance(hourMs / 2 + 1);
	expect((await generate()).status).toBe(502);
});

test('B6: thirty pictures a day', async () => {
	provider.answer = refusal(500, {});
	for (let hour = 0; hour < 3; hour += 1) {
		for (let n = 0; n < 10; n += 1) await generate();
		api.deps.clock.advance(hourMs + 1);
	}
	const { status, body } = await generate();
	expect([status, body.code]).toEqual([429, 'too_many_requests']);
	expect(body.error).toMatch(/em 21 h\.$/);
	api.deps.clock.advance(dayMs - 3 * hourMs);
	expect((await generate()).status).toBe(502);
});
