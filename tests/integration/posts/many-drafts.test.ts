import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bulkPosts } from '#contract/bulk-posts';
import type { InputOf } from '#contract/endpoint';
import { togglePublish } from '#contract/toggle-publish';
import { workingCopies } from '#contract/working-copies';
import { blogPosts } from '#db/schema';
import { valuesOf } from '#domain/post/form-values';
import type { Post } from '#domain/post/post';
import type { CopyFields } from '#domain/post/post-versions';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';
import { topicActs } from '../../support/topic-acts.ts';

const api = apiForFile();

const tomorrow = () => new Date(api.deps.now().getTime() + 86_400_000).toISOString();
const act = (input: InputOf<typeof bulkPosts>) => api.call(bulkPosts, input);
const row = async ({ id }: Post) =>
	(await api.db.select().from(blogPosts).where(eq(blogPosts.id, id)))[0];
const hasCopy = async ({ id }: Post) =>
	Boolean((await api.call(workingCopies, { action: 'get', post_id: id })).draft);
const seen = (...posts: Post[]) => ({
	postIds: posts.map(({ id }) => id),
	revisions: posts.map(({ revision }) => revision),
});

/** A post whose form was left with other words, which nobody saved. */
async function retyped(given: Parameters<typeof createdPost>[1], fields: Partial<CopyFields>) {
	const post = await createdPost(api, given);
	await api.call(workingCopies, {
		action: 'save',
		post_id: post.id,
		base_revision: post.revision,
		version: 0,
		fields: { ...valuesOf(post), ...fields },
	});
	return post;
}

test('drafts that go out together have the words typed last, as one alone has', async () => {
	const menu = { title: 'Cardápio de junho', content: 'Sopa de junho.' };
	const asStored = { ...menu, content: expect.stringContaining(menu.content) };
	const drafts = [
		await retyped({ title: 'Cardápio de maio' }, menu),
		await retyped({ title: 'Cardápio de maio, outra vez' }, menu),
		await createdPost(api, { title: 'Sem mudança' }),
	] as const;
	const published = await act({ action: 'publish', ...seen(...drafts) });
	expect(published).toMatchObject({ left_out: [], publication: expect.any(Number) });
	for (const draft of drafts.slice(0, 2)) {
		expect(await row(draft)).toMatchObject({ ...asStored, published: true });
		expect(await hasCopy(draft)).toBe(false);
	}
	await act({ action: 'undo', change: published.change ?? '' });
	expect(await row(drafts[0])).toMatchObject({ ...asStored, published: false });

	const later = await retyped({ title: 'Agenda de maio' }, { title: 'Agenda de junho' });
	await act({ action: 'schedule', at: tomorrow(), ...seen(later) });
	expect(await row(later)).toMatchObject({ title: 'Agenda de junho' });
	expect((await row(later))?.scheduled_at).not.toBeNull();
});

test('what readers see, or soon will, keeps its text, and its working copy too', async () => {
	const soon = await retyped({ title: 'Mutirão', scheduled_at: tomorrow() }, { title: 'Adiado' });
	const live = await retyped({ title: 'Feira', published: true }, { title: 'Feira da praça' });
	await act({ action: 'publish', ...seen(soon, live) });
	await act({ action: 'take-down', at: tomorrow(), ...seen(live) });
	expect(await row(soon)).toMatchObject({ title: 'Mutirão', published: true });
	expect(await row(live)).toMatchObject({ title: 'Feira' });
	expect([await hasCopy(soon), await hasCopy(live)]).toEqual([true, true]);
});

test('what a draft got meanwhile goes out with its words, alone and among others', async () => {
	const { id: category_id } = await topicActs(api).aCategory('Cozinha');
	const [alone, together] = [
		await retyped({ title: 'Pão' }, { title: 'Pão de queijo' }),
		await retyped({ title: 'Café' }, { title: 'Café coado' }),
	];
	await act({ action: 'category', category_id, ...seen(alone, together) });
	await api.call(togglePublish, { postId: alone.id, publish: true });
	await act({ action: 'publish', postIds: [together.id] });
	expect(await row(alone)).toMatchObject({ title: 'Pão de queijo', category_id, published: true });
	expect(await row(together)).toMatchObject({ title: 'Café coado', category_id, published: true });
});

test('a draft that lacks something is left out; the others go with what they got last', async () => {
	const { aCategory } = topicActs(api);
	const [here, there] = [await aCategory('Daqui'), await aCategory('De lá')];
	const [empty, changed, whole] = [
		await retyped({ title: 'Com título' }, { title: '', content: '' }),
		await retyped({ title: 'Em duas categorias' }, { category_id: here.id }),
		await retyped({ title: 'Inteiro' }, { title: 'Inteiro e novo' }),
	];
	await act({ action: 'category', category_id: there.id, ...seen(changed) });
	const {
		left_out,
		revisions,
		changed: done,
	} = await act({
		action: 'publish',
		postIds: [empty.id, changed.id, whole.id],
	});
	expect(left_out).toEqual([
		{ id: empty.id, why: 'incomplete', lacks: 'Escreva um título. Escreva o conteúdo.' },
	]);
	expect(done).toEqual([changed.id, whole.id]);
	const published = await row(whole);
	expect(published).toMatchObject({ title: 'Inteiro e novo', published: true });
	expect(revisions.at(-1)).toEqual(published?.revision);
	expect(await row(changed)).toMatchObject({ category_id: there.id, published: true });
});
