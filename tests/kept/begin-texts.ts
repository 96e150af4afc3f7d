import type { DeskApi } from '../support/desk-api.ts';

export const thrownTitle = 'Um começo jogado fora';

/** Leaves texts that were begun and never created: whole ones, a title alone, a body alone, and an empty one. */
export async function beginTexts(desk: DeskApi): Promise<void> {
	const { category } = await desk.call<{ category: { id: string } }>('create-category', {
		name: 'Começos',
	});
	const begin = (fields: object) =>
		desk.call('drafts', {
			...{ action: 'save', post_id: crypto.randomUUID(), base_revision: 0, version: 0 },
			fields: {
				...{ title: '', content: '', excerpt: '', author: 'Marina', category_id: '', tags: [] },
				...{ read_time: '5 min', image_url: '', image_alt: '', slug: '', scheduled_at: null },
				...fields,
			},
		});
	await begin({
		...{ title: 'Um começo inteiro', content: 'Um começo com tudo: maçã, 😀.', tags: ['começo'] },
		...{ category_id: category.id, slug: 'um-comeco', scheduled_at: '2036-02-01T12:00:00.000Z' },
		...{ excerpt: 'Um resumo de começo.', read_time: '7 min' },
	});
	await begin({ title: 'Um começo só de título' });
	await begin({ content: 'Um começo sem título.' });
	await begin({});
	await begin({ title: thrownTitle, content: 'Palavras jogadas fora.' });
}
