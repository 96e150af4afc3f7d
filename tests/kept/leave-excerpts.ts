import type { DeskApi } from '../support/desk-api.ts';
import type { KeptPost } from './plan-and-tidy.ts';

type Post = KeptPost & { content: string; excerpt: string; author: string };

const far = '2036-01-01T12:00:00.000Z';
const prices =
	'| Plano | De | Até sexta | Inclui |\n|---|---|---|---|\n| Mesa livre | R$ 690 | R$ 540 | café |\n| Mesa fixa | R$ 990 | R$ 840 | café e armário |\n\nOs preços valem até sexta.\n';
const rich =
	'![Uma mesa](/covers/mesa.svg "A mesa comprida.")\n\n```\nnpm start\n```\n\nA nota explica.[^1]\n\n[^1]: Esta é a nota.\n';

/** What the form holds of a post, with another text. */
const formOf = (post: Post, content: string) => ({
	title: post.title,
	content,
	excerpt: post.excerpt,
	author: post.author,
	category_id: '',
	tags: [],
	read_time: '5 min',
	image_url: '',
	image_alt: '',
	slug: post.slug,
	scheduled_at: null,
});

/** Leaves excerpts that somebody typed, excerpts made from texts, and those whose text was written anew later. */
export async function leaveExcerpts(
	desk: DeskApi,
	createAny: (title: string, more?: object) => Promise<KeptPost>,
): Promise<void> {
	const create = (title: string, more: object) =>
		createAny(title, { published: true, ...more }) as Promise<Post>;
	const rewrite = (post: Post, content: string) =>
		desk.call('update-post', { ...formOf(post, content), category_id: undefined, id: post.id });
	const saveCopy = async (post: Post, content: string) => {
		const { draft } = await desk.call<{ draft: { version: number } }>('drafts', {
			action: 'save',
			post_id: post.id,
			base_revision: post.revision,
			version: 0,
			fields: formOf(post, content),
		});
		return draft.version;
	};
	await create('Os preços da casa', { content: prices });
	await create('Só uma tabela', { content: prices.slice(0, prices.indexOf('Os preços valem')) });
	await create('Um texto com nota e código', { content: rich });
	await create('Um resumo de próprio punho', { excerpt: 'Escrito por quem assina.' });
	const first = 'A oferta vale até sexta.\n\nDepois volta o preço de sempre.';
	await rewrite(await create('Uma oferta que acabou', { content: first }), 'A oferta acabou.');
	const twice = await create('Um texto escrito três vezes', { content: 'A primeira versão.' });
	await rewrite(twice, 'A segunda versão.');
	await rewrite(twice, 'A terceira versão.');
	const typed = { content: first, excerpt: 'Um resumo que fica.' };
	await rewrite(await create('Um resumo digitado que fica', typed), 'Outro texto.');
	await saveCopy(await create('Uma oferta a corrigir', { content: first }), 'A oferta mudou.');
	const ending = await create('Uma oferta que vai acabar', { content: first });
	const draft_version = await saveCopy(ending, 'A oferta vai acabar.');
	const plan = { action: 'plan-change', post_id: ending.id, at: far, draft_version };
	await desk.call('plans', plan);
}
