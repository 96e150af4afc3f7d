import { expect, test } from 'vitest';
import { adminPosts } from '#contract/admin-posts';
import { postRevisions } from '#contract/post-revisions';
import { updatePost } from '#contract/update-post';
import { copyFields, revisionFields, type WrittenField } from '#domain/post/post-fields';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

/** A value of its own for every field that the editor writes; a new field needs one here. The text gets its title. */
const written = {
	title: 'Um título só dele',
	slug: 'um-endereco-so-dele',
	image_url: 'https://fotos.test/capa.png',
	image_alt: 'Uma capa só dela',
	image_credit: 'Foto: só dela',
	image_focus: '10% 20%',
	image_width: 640,
	image_height: 480,
	tags: ['uma', 'duas'],
	excerpt: 'Um resumo só dele.',
	search_title: 'Um título na busca',
	search_description: 'Uma descrição na busca.',
	author: 'Bia Só Dela',
	read_time: '7 min',
} satisfies Record<Exclude<WrittenField, 'category_id' | 'content'>, unknown>;
const names = Object.keys(written) as (keyof typeof written)[];

test('every written field comes back as it was created, saved and kept in the history', async () => {
	const created = await createdPost(api, written);
	const read = await api.call(adminPosts, { action: 'get', slug: created.id });
	expect(read).toMatchObject({ post: written });
	const other = await createdPost(api, { slug: 'outro-endereco' });
	const saved = await api.call(updatePost, {
		...written,
		id: other.id,
		content: 'Um texto.',
		slug: 'terceiro-endereco',
	});
	expect(saved.post).toMatchObject({ ...written, slug: 'terceiro-endereco' });
	const kept = await api.call(postRevisions, { action: 'get', post_id: created.id, revision: 1 });
	for (const name of revisionFields.filter((one) => names.some((own) => own === one)))
		expect(kept, name).toMatchObject({ fields: { [name]: Reflect.get(written, name) } });
});

test('the form holds every field of these, except what is measured', () => {
	const measured = ['image_width', 'image_height'];
	const missing = names.filter((name) => !copyFields.some((one) => one === name));
	expect(missing).toEqual(measured);
});
