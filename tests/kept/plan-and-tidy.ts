import { setTimeout as pause } from 'node:timers/promises';
import type { DeskApi } from '../support/desk-api.ts';

export interface KeptPost {
	id: string;
	slug: string;
	title: string;
	revision: number;
	published: boolean;
}

const far = '2036-01-01T12:00:00.000Z';
const minuteMs = 60_000;

async function planChange(desk: DeskApi, post: Post, at: string, content: string): Promise<void> {
	const fields = {
		title: post.title,
		content,
		excerpt: 'Um resumo',
		author: 'Marina',
		category_id: '',
		tags: ['lar'],
		read_time: '5 min',
		image_url: '',
		image_alt: '',
		slug: post.slug,
		scheduled_at: null,
	};
	const { draft } = await desk.call<{ draft: { version: number } }>('drafts', {
		action: 'save',
		post_id: post.id,
		base_revision: post.revision,
		version: 0,
		fields,
	});
	const draft_version = draft.version;
	await desk.call('plans', { action: 'plan-change', post_id: post.id, at, draft_version });
}

async function waitUntilOffSite(desk: DeskApi, { id }: Post): Promise<void> {
	for (;;) {
		const { post } = await desk.call<{ post: Post }>('admin-posts', { action: 'get', slug: id });
		if (!post.published) return;
		await pause(1_000);
	}
}

/** Leaves a change and a removal to come, a change that waits, and a post that led its readers to another one. */
async function leavePlans(
	desk: DeskApi,
	create: (title: string, more?: object) => Promise<Post>,
): Promise<void> {
	const live = (title: string) => create(title, { published: true });
	const target = await live('Um post que recebe leitores');
	const soon = new Date(Math.ceil((Date.now() + 5_000) / minuteMs) * minuteMs).toISOString();
	const clashing = await live('Um post com dois textos');
	await planChange(desk, clashing, soon, 'O texto planejado.');
	await desk.call('update-post', {
		id: clashing.id,
		title: clashing.title,
		content: 'O texto corrigido.',
	});
	const led = await live('Um post que leva a outro');
	await desk.call('update-post', {
		id: led.id,
		title: led.title,
		content: 'Levava.',
		slug: 'levava',
		revision: 1,
	});
	const removal = { action: 'plan-removal', post_id: led.id, at: soon, leads_to: target.id };
	await desk.call('plans', removal);
	const changing = await live('Um post que vai mudar');
	await planChange(desk, changing, far, 'O texto que ainda vem: maçã, 😀.');
	const leaving = await live('Um post que vai sair');
	await desk.call('plans', {
		action: 'plan-removal',
		post_id: leaving.id,
		at: far,
		leads_to: target.id,
	});
	await waitUntilOffSite(desk, led);
}

type Post = KeptPost;

interface Category {
	category: { id: string };
}

/** Renames and merges topics and an author, so that former addresses lead on. */
async function tidyUp(
	desk: DeskApi,
	create: (title: string, more?: object) => Promise<Post>,
): Promise<void> {
	const make = async (name: string) =>
		(await desk.call<Category>('create-category', { name })).category.id;
	const [tips, notes] = [await make('Dicas'), await make('Recados')];
	const shared = { published: true, tags: ['casa', 'mesas', 'foco'] };
	await create('Uma dica', { ...shared, category: 'Dicas' });
	await create('Um recado', { ...shared, category: 'Recados', author: 'Caio Prado' });
	const look = { icon: 'guias', accent: 'vendas', line: 'O que ajuda.' };
	const topic = (input: object) => desk.call('change-topic', input);
	await topic({ action: 'change-category', id: tips, name: 'Dicas da casa', ...look });
	await topic({ action: 'merge-category', id: notes, into: tips });
	await topic({ action: 'rename-tag', name: 'casa', to: 'lar' });
	await topic({ action: 'merge-tag', name: 'mesas', into: 'foco' });
	await topic({ action: 'keep-apart', names: ['foco', 'água'] });
	const author = { image_url: null, links: [{ label: 'Site', url: 'https://e.test/' }] };
	await desk.call('authors', {
		action: 'save',
		slug: 'caio-prado',
		name: 'Caio P.',
		line: 'Escreve recados.',
		...author,
	});
}

/** Leaves what an editor plans, and former names of topics and authors. */
export async function planAndTidy(
	desk: DeskApi,
	create: (title: string, more?: object) => Promise<Post>,
): Promise<void> {
	await tidyUp(desk, create);
	await leavePlans(desk, create);
}
