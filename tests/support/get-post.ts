import type { Post } from '#domain/post/post';
import type { TestApi } from './test-api.ts';

/** The post as the form gets it, by id or slug. */
export async function getPost(api: TestApi, slug: string): Promise<Post> {
	const { body } = await api.tryCall('admin-posts', { action: 'get', slug });
	return body.post;
}
