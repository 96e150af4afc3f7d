import { expect, test } from 'vitest';
import { plans } from '#contract/plans';
import { togglePublish } from '#contract/toggle-publish';
import { updatePost } from '#contract/update-post';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange } from '../../support/factories/planned.ts';
import { getPost } from '../../support/get-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { hourMs } from '../../support/test-deps.ts';

const api = apiForEachTest();

const paragraphs = (word: string, howMany: number) =>
	Array.from({ length: howMany }, (_, index) => `${word} ${index}`).join('\n\n');

async function livePost(title: string, content: string) {
	const { id } = await createdPost(api, { title, content });
	await api.call(togglePublish, { postId: id, publish: true });
	return getPost(api, id);
}

test('C4: of twenty plans at one minute nineteen come out, though one is 50,000 paragraphs of another text', async () => {
	const at = new Date(api.deps.now().getTime() + hourMs).toISOString();
	const long = paragraphs('um', 50_000);
	const huge = await livePost('O texto longo', long);
	await plannedChange(api, huge, { at, content: paragraphs('outro', 50_000) });
	await api.call(updatePost, {
		id: huge.id,
		title: huge.title,
		content: long.replace('um 777\n', 'um 777 corrigido\n'),
	});
	const others: { id: string }[] = [];
	for (let post = 0; post < 19; post += 1) {
		const live = await livePost(`Um texto ${post}`, 'como era');
		await plannedChange(api, live, { at, content: 'como fica' });
		others.push(live);
	}
	api.deps.clock.set(at);
	await runSchedule(api.deps);
	const textOf = async (id: string) => (await getPost(api, id)).content;
	for (const { id } of others) expect(await textOf(id)).toContain('como fica');
	expect(await textOf(huge.id)).toContain('um 777 corrigido');
	const left = (await api.call(plans, { action: 'list' })).plans;
	expect(left.map(({ post_id, waits }) => [post_id, waits])).toEqual([[huge.id, 'overlap']]);
}, 240_000);
