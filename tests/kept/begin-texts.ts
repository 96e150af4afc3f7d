import type { DeskApi } from '../support/desk-api.ts';

/** Leaves texts that were begun and never created: whole ones, a title alone, a body alone, an empty one, and one in the bin. */
export async function beginTexts(desk: DeskApi): Promise<void> {
	const { category } = await desk.call<{ category: { id: string } }>('create-category', {
		name: 'Começos',
	});
	const begin = async (fields: object) => {
		const post_id = crypto.randomUUID();
		await desk.call('drafts', {
			action: 'save',
			post_id,
			base_revision: 0,
			version: 0,
			fields: {
				title: '',
				content: '',
				excerpt: '',
				author: 'Marina',
				category_id: '',
				tags: [],
				read_time: '5 min',
				image_url: '',
				image_alt: '',
				slug: '',
				scheduled_at: null,
				...fields,
			},
		});
		return post_id;
	};
	await begin({
		title: 'Um começo inteiro',
		content: 'Um começo com tudo: maçã, 😀.',
		tags: ['começo'],
		category_id: category.id,
		slug: 'um-comeco',
		scheduled_at: '2036-02-01T12:00:00.000Z',
		excerpt: 'Um resumo de começo.',
		read_time: '7 min',
	});
	await begin({ title: 'Um começo só de título' });
	await begin({ content: 'Um começo sem título.' });
	await begin({});
	const thrown = await begin({ title: 'Um começo jogado fora', content: 'Palavras jogadas fora.' });
	await desk.call('delete-post', { postId: thrown });
}

/** Leaves typed words beside drafts that were created: one untouched since, one changed elsewhere too, one that was public, and one with a date. */
export async function typeInDrafts(
	desk: DeskApi,
	create: (title: string, more?: object) => Promise<{ id: string; slug: string }>,
): Promise<void> {
	const type = (id: string, title: string, fields: object) =>
		desk.call('drafts', {
			action: 'save',
			post_id: id,
			base_revision: 1,
			version: 0,
			fields: {
				title,
				content: `Digitado em “${title}”: maçã, 😀.`,
				excerpt: '',
				author: 'Marina',
				category_id: '',
				tags: ['casa', 'água'],
				read_time: '7 min',
				image_url: '',
				image_alt: '',
				slug: '',
				scheduled_at: null,
				...fields,
			},
		});
	const draft = await create('Um rascunho mexido');
	await type(draft.id, 'Um rascunho mexido agora', {
		slug: 'endereco-digitado',
		scheduled_at: '2036-03-01T12:00:00.000Z',
	});
	const both = await create('Um rascunho mexido dos dois lados');
	await type(both.id, 'Um rascunho mexido dos dois lados', { slug: both.slug });
	await desk.call('bulk-posts', { action: 'author', postIds: [both.id], author: 'Outra pessoa' });
	const public_ = await create('Um post que saiu do ar', { published: true });
	await type(public_.id, 'Um post que saiu do ar mexido', { slug: 'outro-endereco' });
	await desk.call('toggle-publish', { postId: public_.id, publish: false });
	const dated = await create('Um agendado mexido', { scheduled_at: '2036-01-02T12:00:00.000Z' });
	await type(dated.id, 'Um agendado mexido agora', {
		slug: dated.slug,
		scheduled_at: '2036-01-02T12:00:00.000Z',
	});
}
