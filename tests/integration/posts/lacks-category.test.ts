import { expect, test } from 'vitest';
import { workingCopies } from '#contract/working-copies';
import { aDraft } from '../../support/factories/copy-fields.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';

const api = apiForFile();

test('a draft that lacks its category alone goes out once it was given one from the list', async () => {
	const { category_id: _, ...fields } = aDraft({ title: 'Só falta isso' });
	const post_id = crypto.randomUUID();
	const copy = { post_id, base_revision: 0, version: 0, fields: { ...fields, category_id: '' } };
	await api.call(workingCopies, { action: 'save', ...copy });
	const publish = () => api.tryCall('toggle-publish', { postId: post_id, publish: true });
	expect(await publish()).toMatchObject({ status: 400, body: { error: 'Escolha uma categoria.' } });
	const { id: category_id } = (await createdPost(api, { title: 'Outro' })).category ?? { id: '' };
	const given = { action: 'category', postIds: [post_id], category_id };
	expect(await api.tryCall('bulk-posts', given)).toMatchObject({ body: { changed: [post_id] } });
	expect(await publish()).toMatchObject({ status: 200, body: { post: { category_id } } });
});
