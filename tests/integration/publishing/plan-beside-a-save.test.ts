import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { plans } from '#contract/plans';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { plannedChange } from '../../support/factories/planned.ts';
import { getPost } from '../../support/get-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { untilLocked } from '../../support/until-locked.ts';

const friday = '2026-03-13T12:00:00.000Z';

const api = apiForEachTest();

test('a save at a plan’s very minute does not make it wait: both are there', async () => {
	const { id } = await createdPost(api, { published: true, content: 'Um eros.' });
	const post = await getPost(api, id);
	await plannedChange(api, post, { at: friday, title: 'Sessenta ideias' });
	api.deps.clock.set(friday);
	let ticking: Promise<unknown> | undefined;
	await api.db.transaction(async (saving) => {
		await saving.execute(
			sql`update blog_posts set content = replace(content, 'eros', 'erro'), revision = revision + 1 where id = ${id}`,
		);
		ticking = runSchedule(api.deps);
		await untilLocked(api.db);
	});
	await ticking;
	expect((await api.call(plans, { action: 'list' })).plans).toEqual([]);
	const { title, content } = await getPost(api, id);
	expect([title, content.endsWith('Um erro.')]).toEqual(['Sessenta ideias', true]);
});
