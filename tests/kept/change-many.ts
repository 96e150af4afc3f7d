import type { DeskApi } from '../support/desk-api.ts';
import type { KeptPost } from './plan-and-tidy.ts';

/** Leaves a change of many posts that can still be undone, and one that was. */
export async function changeMany(
	desk: DeskApi,
	create: (title: string, more?: object) => Promise<KeptPost>,
): Promise<void> {
	const live = await create('Um de vários', { published: true, tags: ['várias', 'antiga'] });
	const draft = await create('Outro de vários', { tags: ['antiga'] });
	const postIds = [live.id, draft.id];
	const bulk = (input: object) => desk.call<{ change: string }>('bulk-posts', input);
	const { change } = await bulk({ action: 'unpublish', postIds });
	await bulk({ action: 'undo', change });
	await bulk({ action: 'tags', postIds, add: ['maçã'], remove: ['antiga'] });
}
