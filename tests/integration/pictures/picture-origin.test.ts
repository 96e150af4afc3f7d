import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { takeLatePosts } from '#content/take-late-posts';
import { takeSnapshot } from '#content/take-snapshot';
import { adminPosts } from '#contract/admin-posts';
import { draftLink, openDraft } from '#contract/draft-link';
import { uploadImage } from '#contract/images';
import { renderPreview } from '#contract/render-preview';
import { images } from '#db/picture-schema';
import { findImage } from '#db/pictures/picture-records';
import { folderForFile } from '../../support/a-folder.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { aPicture } from '../../support/factories/picture.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();
const folder = folderForFile();

const said = 'Imagem criada com IA';
async function upload(colour: string) {
	const data_base64 = (await aPicture({ width: 600, height: 300, colour })).toString('base64');
	return (await api.call(uploadImage, { name: 'a.png', alt: '', data_base64 })).image;
}

test('S96: readers and the preview are told of a picture that a model made, at once and after a build', async () => {
	const [photo, made] = [await upload('#a63'), await upload('#36a')];
	expect(await findImage(api.db, photo.hash)).toMatchObject({ origin: 'uploaded' });
	await api.db.update(images).set({ origin: 'generated' }).where(eq(images.hash, made.hash));
	const content = `Um.\n\n![a](${photo.url})\n\n![b](${made.url}#600x300,credito=Foto:%20Ana)`;
	const post = await createdPost(api, {
		title: 'Um',
		content,
		image_url: made.url,
		image_credit: 'Foto: Bia',
		published: true,
	});
	await createdPost(api, { title: 'Dois', content: 'x', image_url: photo.url, published: true });

	const late = await takeLatePosts(api.db, api.deps.now(), new Set());
	const [shown] = late?.shown.filter((each) => each.post.id === post.id) ?? [];
	expect(shown?.generated).toEqual([made.url]);
	expect(shown?.article.html.split(said)).toHaveLength(2);
	expect(shown?.post).toMatchObject({ cover_generated: true, image_credit: 'Foto: Bia' });

	const { snapshot } = await takeSnapshot(api.db, folder, api.deps.now(), new Set());
	expect(snapshot.generated).toEqual([made.hash]);
	const covers = snapshot.posts.map(({ title, cover_generated }) => [title, cover_generated]);
	expect(covers.toSorted()).toEqual([
		['Dois', undefined],
		['Um', true],
	]);
	const preview = { title: 'Um', content };
	const { article, cover_generated } = await api.call(renderPreview, preview);
	expect(article.html.split(said)).toHaveLength(2);
	expect(article.html).toContain('Foto: Ana');
	expect(cover_generated).toBeUndefined();
	const isTold = async (image_url: string) =>
		(await api.call(renderPreview, { ...preview, image_url })).cover_generated;
	expect([await isTold(made.url), await isTold(photo.url), await isTold('')]).toEqual([
		true,
		undefined,
		undefined,
	]);
	expect(await api.call(adminPosts, { slug: post.slug })).toMatchObject({ cover_generated: true });
});

test('whoever has a link to a draft is told of its cover too', async () => {
	const made = await upload('#6a3');
	await api.db.update(images).set({ origin: 'generated' }).where(eq(images.hash, made.hash));
	const draft = await createdPost(api, { title: 'Três', content: 'x', image_url: made.url });
	const { secret = '' } = await api.call(draftLink, { action: 'make', post_id: draft.id });
	expect(await api.call(openDraft, { secret })).toMatchObject({ cover_generated: true });
});
