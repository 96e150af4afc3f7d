import { expect, test } from 'vitest';
import { limits } from '#config/limits';
import { authors } from '#contract/authors';
import { deletePost } from '#contract/delete-post';
import { images, uploadImage } from '#contract/images';
import { workingCopies } from '#contract/working-copies';
import { videos } from '#db/picture-schema';
import { saveImage } from '#db/pictures/picture-records';
import { plans } from '#db/plan-schema';
import { cleanUpDaily } from '#steps/schedule/daily-cleanup';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { dayMs } from '../../support/test-deps.ts';

const api = apiForEachTest();

async function uploaded(name: string, alt = '') {
	api.deps.clock.advance(1000);
	const colour = `#${Buffer.from(name.padEnd(3)).toString('hex').slice(0, 6)}`;
	const data_base64 = (await aPicture({ colour })).toString('base64');
	return (await api.call(uploadImage, { name, alt, data_base64 })).image;
}
const listed = async (given: { q?: string; page?: number } = {}) => {
	const { images: found = [], total } = await api.call(images, { action: 'list', ...given });
	return { names: found.map(({ name }) => name), total };
};
const remove = (...hashes: string[]) => api.tryCall('images', { action: 'delete', hashes });
const restore = (...hashes: string[]) => api.tryCall('images', { action: 'restore', hashes });

test('the library shows the newest first, a page at a time', async () => {
	for (let n = 1; n <= limits.imagesPageSize + 2; n += 1) {
		const hash = n.toString(16).padStart(64, '0');
		const created_at = new Date(Date.UTC(2026, 0, n)).toISOString();
		const size = { width: 100, height: 50, widths: [100], bytes: 1, origin: null };
		await saveImage(api.db, { hash, name: `${n}.png`, alt: '', ...size, created_at });
	}
	const first = await listed();
	expect(first.total).toBe(limits.imagesPageSize + 2);
	expect(first.names).toHaveLength(limits.imagesPageSize);
	expect(first.names[0]).toBe('26.png');
	expect((await listed({ page: 2 })).names).toEqual(['2.png', '1.png']);
	expect((await listed({ page: 3 })).names).toEqual([]);
});

test('a picture is found by part of its name or description, ignoring accents and case', async () => {
	await uploaded('Recepção.PNG');
	await uploaded('b.png', 'Um Café à tarde');
	expect(await listed({ q: 'recepcao' })).toEqual({ names: ['Recepção.PNG'], total: 1 });
	expect((await listed({ q: 'CAFE A' })).names).toEqual(['b.png']);
	expect((await listed({ q: '%' })).names).toEqual([]);
	expect((await listed({ q: '_' })).names).toEqual([]);
});

test('a description is stored and found; a missing picture is reported', async () => {
	const { hash } = await uploaded('a.png');
	const reply = await api.call(images, { action: 'describe', hash, alt: ' Janela da sala ' });
	expect(reply.image).toMatchObject({ hash, alt: 'Janela da sala' });
	expect((await listed({ q: 'janela' })).names).toEqual(['a.png']);
	const gone = { action: 'describe', hash: 'f'.repeat(64), alt: '' };
	expect((await api.tryCall('images', gone)).status).toBe(404);
});

test('pictures that nothing shows are deleted together, and come back as they were', async () => {
	const first = await uploaded('!!!', 'Uma mesa');
	const second = await uploaded('000');
	const both = [first.hash, second.hash];
	expect(await remove(...both)).toMatchObject({ status: 200, body: { hashes: both.sort() } });
	expect((await listed()).total).toBe(0);
	expect((await remove(first.hash)).status).toBe(404);
	await cleanUpDaily(api.deps);
	api.deps.clock.advance(dayMs - 60_000);
	await cleanUpDaily(api.deps);
	expect((await restore(...both)).status).toBe(200);
	const { images: found = [] } = await api.call(images, { action: 'list' });
	expect(found).toEqual([second, first]);
	expect(api.deps.pictures.files.size).toBe(2);
	expect((await restore(first.hash)).status).toBe(404);
});

test('of several pictures those in use stay', async () => {
	const used = await uploaded('!!!');
	const free = await uploaded('000');
	await createdPost(api, { image_url: used.url });
	expect(await remove(used.hash, free.hash)).toMatchObject({
		status: 200,
		body: { hashes: [free.hash] },
	});
	expect((await listed()).names).toEqual(['!!!']);
});

test('a deleted picture’s files go once nobody can take that back', async () => {
	const { hash } = await uploaded('a.png');
	await remove(hash);
	for (let day = 0; day < 4; day += 1) {
		await cleanUpDaily(api.deps);
		api.deps.clock.advance(dayMs);
	}
	expect(api.deps.pictures.files.size).toBe(0);
	expect((await restore(hash)).status).toBe(404);
});

test('the still of a video comes back to its video', async () => {
	const { hash } = await uploaded('quadro.webp');
	const address = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
	await api.db.insert(videos).values({ address, picture: hash });
	await remove(hash);
	await restore(hash);
	expect(await api.db.select({ picture: videos.picture }).from(videos)).toEqual([
		{ picture: hash },
	]);
});

test('pictures without a description, and those that nothing shows, are listed alone', async () => {
	await uploaded('!!!', 'Uma mesa');
	const bare = await uploaded('000');
	await createdPost(api, { image_url: bare.url });
	const named = async (only: 'unused' | 'undescribed') =>
		(await api.call(images, { action: 'list', only })).images?.map(({ name }) => name);
	expect(await named('undescribed')).toEqual(['000']);
	expect(await named('unused')).toEqual(['!!!']);
	await createdPost(api, { content: `![](${bare.url}) e ![](${bare.url})` });
	const { counts, images: found } = await api.call(images, { action: 'list', counted: true });
	expect(counts).toEqual({ all: 2, undescribed: 1, unused: 1 });
	expect(new Map(found?.map(({ name, uses }) => [name, uses]))).toEqual(
		new Map([
			['!!!', 0],
			['000', 2],
		]),
	);
});

test('what a planned change or a text in the bin shows is in use', async () => {
	const planned = await uploaded('!!!');
	const binned = await uploaded('000');
	const { id } = await createdPost(api, { published: true });
	await api.db.insert(plans).values({
		post_id: id,
		kind: 'change',
		at: '2030-01-01T12:00:00.000Z',
		fields: aDraft({ image_url: planned.url }),
	});
	const gone = await createdPost(api, { content: `![](${binned.url})` });
	await api.call(deletePost, { postId: gone.id });
	const reply = await api.call(images, { action: 'list', only: 'unused' });
	expect(reply.images).toEqual([]);
});

test('a picture that posts show stays, and the library and the answer name the posts', async () => {
	const { hash, url } = await uploaded('a.png');
	const cover = await createdPost(api, { title: 'Na capa', image_url: url });
	api.deps.clock.advance(1000);
	const inside = await createdPost(api, {
		title: 'No texto',
		content: `Antes.\n\n![x](https://blog.test/images/${hash}-480.webp)`,
	});
	const draftId = '00000000-0000-4000-8000-00000000000d';
	const fields = aDraft({ title: '', image_url: url });
	const draft = { post_id: draftId, base_revision: 0, version: 0, fields };
	await api.call(workingCopies, { action: 'save', ...draft });
	const { uses } = await api.call(images, { action: 'uses', hash });
	expect(uses).toEqual([
		{ id: inside.id, title: 'No texto', kind: 'post' },
		{ id: cover.id, title: 'Na capa', kind: 'post' },
		{ id: draftId, title: '', kind: 'post' },
	]);
	const { status, body } = await remove(hash);
	expect(status).toBe(409);
	expect(body.code).toBe('in_use');
	expect(body.error).toBe(
		'Esta imagem está em uso: “No texto”, “Na capa” e um rascunho. Troque-a ali antes de excluir.',
	);
	expect(body.details.posts.map(({ id }: { id: string }) => id)).toEqual([
		inside.id,
		cover.id,
		draftId,
	]);
	expect(api.deps.pictures.files.size).toBe(1);
	expect((await listed()).total).toBe(1);
});

test('a post in the bin keeps its picture, because it may be restored', async () => {
	const { hash, url } = await uploaded('a.png');
	const { id } = await createdPost(api, { image_url: url });
	await api.call(deletePost, { postId: id });
	expect((await remove(hash)).status).toBe(409);
});

test('D4: the second cleanup removes files without a row, and never those of the library', async () => {
	const { pictures } = api.deps;
	const { hash } = await uploaded('a.png');
	const orphan = `${'e'.repeat(64)}-480.webp`;
	await pictures.write(orphan, new Uint8Array([1]));
	await cleanUpDaily(api.deps);
	expect(pictures.files.has(orphan)).toBe(true);
	api.deps.clock.advance(dayMs);
	await cleanUpDaily(api.deps);
	expect([...pictures.files.keys()]).toEqual([`${hash}-40.webp`]);
});

test('an author’s picture is in use', async () => {
	const { hash, url } = await uploaded('rosto.png');
	const facts = { line: null, image_url: url, links: [] };
	await api.call(authors, { action: 'save', slug: null, name: 'Lia Moura', ...facts });
	expect(await remove(hash)).toMatchObject({
		status: 409,
		body: { error: 'Esta imagem está em uso: “Lia Moura”. Troque-a ali antes de excluir.' },
	});
	await api.call(authors, {
		action: 'save',
		slug: 'lia-moura',
		name: 'Lia Moura',
		...facts,
		image_url: '',
	});
	expect(await remove(hash)).toMatchObject({ status: 200 });
});

test('the pictures that nothing shows are listed apart, with their size', async () => {
	const [cover, inText, inHand, face] = [
		await uploaded('!!!'),
		await uploaded('000'),
		await uploaded('PPP'),
		await uploaded('ppp'),
	];
	const free = await uploaded('~~~');
	await createdPost(api, { image_url: cover.url, content: `Um ![](${inText.url}) e dois.` });
	const post_id = '00000000-0000-4000-8000-00000000000d';
	const fields = aDraft({ content: `![](${inHand.url})` });
	await api.call(workingCopies, { action: 'save', post_id, base_revision: 0, version: 0, fields });
	const facts = { line: null, image_url: face.url, links: [] };
	await api.call(authors, { action: 'save', slug: null, name: 'Lia Moura', ...facts });
	const reply = await api.call(images, { action: 'list', only: 'unused' });
	expect(reply.images?.map(({ name }) => name)).toEqual(['~~~']);
	expect(reply).toMatchObject({ total: 1, bytes: free.bytes });
});
