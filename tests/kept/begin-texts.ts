import type { DeskApi } from '../support/desk-api.ts';

/** Leaves texts that were begun and never created: whole ones, a title alone, a body alone, an empty one, and one in the bin. */
export async function beginTexts(desk: DeskApi): Promise<void> {
	const { category } = await desk.call<{ category: { id: string } }>('create-category', {
		name: 'Começos',
	});
	const begin = async (fields: object) => {
		const post_id = crypto.randomUUID();
		await desk.call('drafts', {
			...{ action: 'save', post_id, base_revision: 0, version: 0 },
			fields: {
				...{ title: '', content: '', excerpt: '', author: 'Marina', category_id: '', tags: [] },
				...{ read_time: '5 min', image_url: '', image_alt: '', slug: '', scheduled_at: null },
				...fields,
			},
		});
		return post_id;
	};
	await begin({
		...{ title: 'Um começo inteiro', content: 'Um começo com tudo: maçã, 😀.', tags: ['começo'] },
		...{ category_id: category.id, slug: 'um-comeco', scheduled_at: '2036-02-01T12:00:00.000Z' },
		...{ excerpt: 'Um resumo de começo.', read_time: '7 min' },
	});
	await begin({ title: 'Um começo só de título' });
	await begin({ content: 'Um começo sem título.' });
	await begin({});
	const thrown = await begin({ title: 'Um começo jogado fora', content: 'Palavras jogadas fora.' });
	await desk.call('delete-post', { postId: thrown });
}
