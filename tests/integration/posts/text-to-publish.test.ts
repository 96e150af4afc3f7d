import { expect, test } from 'vitest';
import { textToPublish } from '#contract/text-to-publish';
import { workingCopies } from '#contract/working-copies';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

const ask = (post_id: string) => api.call(textToPublish, { post_id });

test('one answer says what readers would see of a draft and which of its links they could not open', async () => {
	await createdPost(api, { title: 'Aberto', slug: 'aberto', published: true });
	await createdPost(api, { title: 'Fechado', slug: 'fechado' });
	const content = '[a](/post/aberto) [f](/post/fechado) [n](/post/nunca) `[c](/post/codigo)`';
	const { id } = await createdPost(api, { title: 'Com links', content });
	expect(await ask(id)).toMatchObject({
		fields: { title: 'Com links', content: expect.stringContaining(content) },
		is_title_taken: false,
		hidden_slugs: ['fechado', 'nunca'],
	});
});

test('a working copy is what would be published, its title too', async () => {
	await createdPost(api, { title: 'Já tem este título' });
	const { id } = await createdPost(api, { title: 'Outro' });
	const fields = aDraft({ title: ' JÁ TEM ESTE TITULO ', content: 'Da cópia.' });
	const copy = { post_id: id, base_revision: 1, version: 0, fields };
	await api.call(workingCopies, { action: 'save', ...copy });
	expect(await ask(id)).toMatchObject({
		fields: { content: 'Da cópia.' },
		is_title_taken: true,
	});
});

test('neither the post itself nor one in the bin has the same title', async () => {
	const binned = await createdPost(api, { title: 'Só um' });
	await api.tryCall('delete-post', { postId: binned.id });
	const { id } = await createdPost(api, { title: 'Só um' });
	expect(await ask(id)).toMatchObject({ is_title_taken: false });
});

test('a post stands below the public posts that are newer, a text that is only begun below none', async () => {
	const first = await createdPost(api, { title: 'Antigo', published: true });
	api.deps.clock.advance(1000);
	const draft = await createdPost(api, { title: 'Guardado' });
	expect(await ask(draft.id)).toMatchObject({ newer_posts: 0 });
	for (const title of ['Novo', 'Mais novo']) {
		api.deps.clock.advance(1000);
		await createdPost(api, { title, published: true });
	}
	await createdPost(api, { title: 'Outro rascunho, que ninguém lê' });
	expect(await ask(draft.id)).toMatchObject({ newer_posts: 2 });
	expect(await ask(first.id), 'what is public, too').toMatchObject({ newer_posts: 2 });
	const post_id = crypto.randomUUID();
	const copy = { post_id, base_revision: 0, version: 0, fields: aDraft() };
	await api.call(workingCopies, { action: 'save', ...copy });
	api.deps.clock.advance(1000);
	await createdPost(api, { title: 'Depois do começo', published: true });
	expect(await ask(post_id)).toMatchObject({ newer_posts: 0 });
});
