import type { DeskApi } from '../support/desk-api.ts';
import type { KeptPost } from './plan-and-tidy.ts';

/** Leaves changes of many posts that can still be undone, of every kind, and one that was undone. */
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
	const one = async (title: string, more: object = {}) => [(await create(title, more)).id];
	const published = { published: true };
	await bulk({ action: 'unpublish', postIds: await one('Um de vários que saiu', published) });
	await bulk({ action: 'delete', postIds: await one('Um de vários na lixeira', published) });
	await bulk({
		action: 'category',
		category_id: null,
		postIds: await one('Um de vários sem categoria'),
	});
	const at = '2036-03-01T12:00:00.000Z';
	await bulk({ action: 'schedule', at, postIds: await one('Um de vários agendado') });
	await bulk({ action: 'take-down', at, postIds: await one('Um de vários que sairá', published) });
}
