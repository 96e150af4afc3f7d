import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { images } from '#contract/images';
import { renderPreview } from '#contract/render-preview';
import { updatePost } from '#contract/update-post';
import { notAVideo, videos } from '#contract/videos';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';
import { hourMs, minuteMs } from '../../support/test-deps.ts';
import { startVideoHosts, type VideoHosts } from '../../support/video-hosts.ts';

const api = apiForFile();
let hosts: VideoHosts;
let made = 0;

beforeAll(async () => {
	hosts = await startVideoHosts();
	api.deps.outside = hosts.access;
});
afterAll(() => hosts.close());
beforeEach(() => {
	hosts.asked = [];
	hosts.answer = hosts.tell;
	made += 1;
});

/** An address that no earlier test has requested. */
const film = () => `https://youtu.be/film-${String(made).padStart(6, '0')}`;
const look = async (address: string) => {
	const before = hosts.asked.length;
	const { videos: found } = await api.call(videos, { addresses: [address] });
	return { ...found[0], questions: hosts.asked.length - before };
};

async function saved(content: string) {
	const post = await createdPost(api);
	const { id, title } = post;
	const reply = await api.call(updatePost, { id, title, content });
	await api.settle();
	return reply.post;
}

test('a save asks the hosts for what its videos’ cards show, once, and keeps the picture', async () => {
	const post = await saved(`Veja:\n\n${film()}\n`);
	expect(hosts.asked).toEqual([
		'www.youtube.com/oembed',
		expect.stringMatching(/^i\.ytimg\.com\/vi\/film-\d+\/maxresdefault\.jpg$/),
		expect.stringMatching(/^i\.ytimg\.com\/vi\/film-\d+\/hqdefault\.jpg$/),
	]);
	const known = await look(film());
	expect(known).toMatchObject({
		title: 'Como calcular o preço da sua hora',
		channel: 'Contas em Dia',
		seconds: null,
		settled: true,
		questions: 0,
	});
	expect(known.picture).toMatchObject({ width: 480, height: 360 });
	const reply = await api.call(adminPosts, { slug: post.slug });
	const html = 'article' in reply ? reply.article?.html : '';
	expect(html).toContain(`src="${known.picture?.url}"`);
	expect(html).toContain('<b>Como calcular o preço da sua hora</b>');
	expect(post.content).toMatch(new RegExp(`Veja:\n\n${film()}\n$`));
});

test('Vimeo tells how long a film is', async () => {
	const { questions, ...known } = await look('https://vimeo.com/76979871');
	expect(questions).toBe(2);
	expect(known).toMatchObject({ title: 'Um curta', channel: 'Bia', seconds: 724, settled: true });
	expect(hosts.asked).toEqual(['vimeo.com/api/oembed.json', 'i.vimeocdn.com/video/1-d_1280']);
});

test('what readers will see is what the preview shows, as soon as it is known', async () => {
	await look(film());
	const { article } = await api.call(renderPreview, { title: 'Um', content: film() });
	expect(article.html).toContain('<video-card class="video">');
	expect(article.html).toContain('Contas em Dia');
});

test.each<[string, VideoHosts['answer']]>([
	['is silent', () => undefined],
	['fails', () => ({ status: 503 })],
	['answers what is no JSON', () => ({ body: hosts.still })],
	['answers too much', () => ({ body: { title: 'x'.repeat(100_000) } })],
	['sends to another host', () => ({ location: 'https://evil.test/oembed' })],
	['sends round and round', (url) => ({ location: url.href.replace('http:', 'https:') })],
])('B14: a host that %s costs no save, and is asked again by the schedule', async (_, act) => {
	hosts.answer = act;
	await saved(film());
	expect(hosts.asked).not.toContain('evil.test/oembed');
	expect(await look(film())).toMatchObject({ title: null, settled: false, questions: 0 });
	hosts.answer = hosts.tell;
	api.deps.clock.advance(2 * minuteMs);
	await runSchedule(api.deps);
	expect(await look(film())).toMatchObject({ channel: 'Contas em Dia', settled: true });
});

test.each<[string, VideoHosts['answer']]>([
	['is not there', (url) => (url.pathname === '/oembed' ? hosts.tell(url) : { status: 404 })],
	['is no picture', (url) => (url.pathname === '/oembed' ? hosts.tell(url) : { body: 'nada' })],
	[
		'is on another host',
		(url) =>
			url.pathname === '/oembed'
				? { body: { title: 'Um', thumbnail_url: 'https://evil.test/a.jpg' } }
				: { status: 404 },
	],
	[
		'passes 2 MB',
		(url) => (url.pathname === '/oembed' ? hosts.tell(url) : { body: Buffer.alloc(3_000_000) }),
	],
])('a picture that %s costs no title', async (_, act) => {
	hosts.answer = act;
	await saved(film());
	const { title, picture, settled } = await look(film());
	expect(title).not.toBeNull();
	expect({ picture, settled }).toEqual({ picture: null, settled: false });
	expect(hosts.asked.some((address) => address.startsWith('evil'))).toBe(false);
});

test.each<[string, unknown, unknown]>([
	['HTML', { title: '<b>"Um" & \'dois\'</b>' }, { title: '<b>"Um" & \'dois\'</b>' }],
	['signs that nobody sees', { title: 'Um\0\u202e\nfilme' }, { title: 'Um filme' }],
	['nothing to see', { title: '\u200b\u00ad', author_name: ' ' }, { title: null, channel: null }],
	['half a character', { title: `${'a'.repeat(199)}😀` }, { title: 'a'.repeat(199) }],
	['no text', { title: ['a'], author_name: {}, duration: 'x' }, { title: null, seconds: null }],
	['a list', [1, [2]], { title: null, settled: false }],
])('B14: what a host answers with %s is a plain line or missing', async (_, body, known) => {
	hosts.answer = (url) => (url.pathname === '/oembed' ? { body } : hosts.tell(url));
	await saved(film());
	expect(await look(film())).toMatchObject(known as object);
	const { article } = await api.call(renderPreview, { title: 'Um', content: film() });
	expect(article.html).not.toContain('<b><b>');
});

test.each([
	'http://127.0.0.1/a.jpg',
	'http://i.ytimg.com@evil.test/a.jpg',
	'https://i.ytimg.com.evil.test/a.jpg',
	'https://i.ytimg.com:8080/a.jpg',
	'file:///etc/passwd',
	'//evil.test/a.jpg',
])('B14: a picture that the host places at %s is not requested', async (thumbnail_url) => {
	hosts.answer = (url) =>
		url.pathname === '/oembed' ? { body: { title: 'Um', thumbnail_url } } : { status: 404 };
	await saved(film());
	expect(hosts.asked).toEqual([
		'www.youtube.com/oembed',
		expect.stringMatching(/maxresdefault\.jpg$/),
	]);
	expect(await look(film())).toMatchObject({ title: 'Um', picture: null });
});

test('a film that is gone is not asked for again, and one that never answers five times', async () => {
	await api.db.execute('delete from videos');
	hosts.answer = () => ({ status: 404 });
	await saved(film());
	expect(await look(film())).toMatchObject({ title: null, settled: true });
	made += 1;
	hosts.answer = () => ({ status: 500 });
	await saved(film());
	for (let tick = 0; tick < 8; tick += 1) {
		api.deps.clock.advance(5 * hourMs);
		await runSchedule(api.deps);
	}
	expect(hosts.asked.filter((address) => address === 'www.youtube.com/oembed')).toHaveLength(6);
	expect(await look(film())).toMatchObject({ settled: true });
});

test('an address that is no video’s is refused in words', async () => {
	const { status, body } = await api.tryCall('videos', { addresses: ['https://example.com/'] });
	expect([status, body.error]).toEqual([400, notAVideo]);
});

test('a still that a post shows is not deleted from the library', async () => {
	await saved(`Veja:\n\n${film()}`);
	const { picture } = await look(film());
	const hash = /[a-f0-9]{64}/.exec(picture?.url ?? '')?.[0] ?? '';
	const { status, body } = await api.tryCall(images.name, { action: 'delete', hashes: [hash] });
	expect([status, body.code]).toEqual([409, 'in_use']);
});

test('the films of texts from before there were cards are asked for by the schedule', async () => {
	const address = film();
	await createdPost(api, { content: `Antes.\n\n${address}\n`, published: true });
	await api.settle();
	await api.db.execute(`delete from videos`);
	api.deps.clock.advance(25 * hourMs);
	await runSchedule(api.deps);
	api.deps.clock.advance(minuteMs);
	await runSchedule(api.deps);
	expect(await look(address)).toMatchObject({ title: expect.any(String), questions: 0 });
});

test('D12: when a video cannot be stored, the log says why and quotes nothing', async () => {
	await api.db.execute(
		sql`alter table videos add constraint no_title check (title is null) not valid`,
	);
	try {
		await look(film());
	} finally {
		await api.db.execute(sql`alter table videos drop constraint no_title`);
	}
	const line = api.deps.lines.find((each) => each.includes(String(made).padStart(6, '0'))) ?? '';
	expect(line).toContain('no_title');
	expect(line).not.toContain('Como calcular');
});
