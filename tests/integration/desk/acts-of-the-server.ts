import assert from 'node:assert/strict';
import fc from 'fast-check';
import type { StoredPlan } from '#db/plans/plans';
import { getPost } from '#db/posts/find-post';
import { valuesOf } from '#domain/post/form-values';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { mergeText } from '#steps/text/working-copy-merge';
import type { PostValues } from '../../../admin/src/text/post-values.ts';
import { Act } from '../../support/lives/an-act.ts';
import type { Life } from '../../support/lives/life.ts';
import type { TestApi } from '../../support/test-api.ts';
import type { Browser } from './a-browser.ts';

/** What becomes of a plan whose time has come, worked out before it does. */
async function expectPlan(api: TestApi, life: Life, plan: StoredPlan) {
	const post = await getPost(api.db, plan.post_id);
	const isLive = post.published && !post.deleted_at;
	const merged = plan.kind === 'change' && isLive ? await mergeText(post, plan, api.db) : undefined;
	const why = isLive ? 'overlap' : 'off-air';
	return {
		/** What readers may see of it. */
		shows: plan.kind === 'removal' ? [null] : merged ? [merged as PostValues] : [],
		async holds() {
			const left = (await life.plansOf(post.id)).find(({ id }) => id === plan.id);
			const row = await life.row(post.id);
			if (plan.kind === 'removal') {
				assert.equal(left, undefined, 'a removal happens, or is forgotten');
				assert.equal(row?.published && !row.deleted_at, false, 'readers see it no longer');
			} else if (merged && left?.waits !== 'refused') assert.equal(left, undefined, 'it is out');
			// A post that comes out in the same minute may take the change along.
			else if (!post.scheduled_at) assert.ok([why, 'refused'].includes(left?.waits ?? ''), why);
		},
	};
}

async function listDue(api: TestApi, life: Life) {
	const now = Date.now();
	const planned = (await Promise.all(life.posts.map((id) => life.plansOf(id)))).flat();
	const due = planned.filter(({ waits, at }) => !waits && Date.parse(at) <= now);
	return Promise.all(due.map((plan) => expectPlan(api, life, plan)));
}

/** What the clock and another device do, which needs a server in this process. */
export function actsOfTheServer(api: TestApi, browser: Browser) {
	const ticking = fc.constantFrom(2, 100, 1_600).map(
		(minutes) =>
			new Act(
				`ticks after ${minutes} min`,
				({ posts }) => posts > 0,
				async (life) => {
					const rows = await Promise.all(life.posts.map((id) => life.row(id)));
					await browser.waits(minutes * 60_000);
					const due = await listDue(api, life);
					await browser.does(() => runSchedule(api.deps));
					for (const each of due) await each.holds();
					return [
						...rows.flatMap((row) => (row ? [valuesOf(row as never)] : [])),
						...due.flatMap(({ shows }) => shows),
					];
				},
			),
	);
	const session = fc.boolean().map(
		(ends) =>
			new Act(
				ends ? 'the session ends' : 'signs in',
				() => true,
				async () => {
					if (ends) await browser.losesSession();
					else if (browser.isOnline) await browser.signsIn();
				},
			),
	);
	return [ticking, session] as const;
}
