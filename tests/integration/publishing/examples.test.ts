import { expect, test } from 'vitest';
import { exampleIds } from '#config/example-ids';
import { bulkPosts } from '#contract/bulk-posts';
import { createPost } from '#contract/create-post';
import { wasAnyPublished } from '#db/publishing/publications';
import { examplePosts } from '../../../admin/src/features/login/create-examples.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';

const api = apiForEachTest();

test('S103: a blog that published only examples, and removed them, has published nothing of its own', async () => {
	for (const post of examplePosts) await api.call(createPost, post);
	const removed = await api.call(bulkPosts, { action: 'delete', postIds: [...exampleIds] });
	expect(removed.changed).toHaveLength(3);
	expect(await wasAnyPublished(api.db)).toBe(false);
	await createdPost(api, { published: true });
	expect(await wasAnyPublished(api.db)).toBe(true);
});
