import type { DeskApi } from '../support/desk-api.ts';
import type { KeptPost } from './plan-and-tidy.ts';

type Post = KeptPost & { image_url: string | null; image_alt: string | null };

const chosen = { image_url: '/covers/jardim.svg', image_alt: 'Um jardim que alguém escolheu' };

/** Leaves covers that the shipped ones were given as, beside the same covers chosen by an editor. */
export async function seedCovers(
	desk: DeskApi,
	create: (title: string, more?: object) => Promise<KeptPost>,
): Promise<void> {
	const live = (title: string, more: object = {}) => create(title, { published: true, ...more });
	const edited = await live('Um post editado depois da capa dada');
	const changed = await live('Um post que trocou a capa dada');
	const copied = await live('Um post com cópia depois da capa dada');
	await live('Um post que só tem a capa dada');
	await live('Um post com capa da casa escolhida', chosen);
	await desk.call('seed-stock-images', {});
	const read = async ({ id }: KeptPost) =>
		(await desk.call<{ post: Post }>('admin-posts', { action: 'get', slug: id })).post;
	await desk.call('update-post', {
		id: edited.id,
		title: edited.title,
		content: 'Editado com a capa dada.',
	});
	await desk.call('update-post', {
		id: changed.id,
		title: changed.title,
		content: 'Com outra capa.',
		...chosen,
	});
	const { image_url, image_alt } = await read(edited);
	// The very cover and description that another post was given, chosen by hand.
	await live('Um post com a mesma capa, escolhida', { image_url, image_alt });
	const seeded = await read(copied);
	await desk.call('drafts', {
		action: 'save',
		post_id: seeded.id,
		base_revision: seeded.revision,
		version: 0,
		fields: {
			title: seeded.title,
			content: 'Uma cópia com a capa dada.',
			excerpt: '',
			tags: [],
			author: 'Marina',
			category_id: '',
			read_time: '5 min',
			slug: seeded.slug,
			image_url: seeded.image_url ?? '',
			image_alt: seeded.image_alt ?? '',
			scheduled_at: null,
		},
	});
	await live('Um post sem capa');
}
