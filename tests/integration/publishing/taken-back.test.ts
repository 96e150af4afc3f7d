import { beforeEach, expect, test } from 'vitest';
import { togglePublish } from '#contract/toggle-publish';
import { readBuildState } from '#db/publishing/build-state';
import { findNewestPublication } from '#db/publishing/publications';
import { lateKeys } from '#domain/site/late-post';
import { renderLate } from '#lib/late-post-renderer';
import { recordBuild } from '#steps/publish/record-build';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { createTestLane, type TestLane } from '../../support/memory-late-store.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { dayMs, minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();
let lane: TestLane;
/** What the site's own address says that it contains. */
let live: number | undefined;
beforeEach(async () => {
	lane = createTestLane(renderLate);
	api.deps.lane = lane;
	api.deps.readPublication = async () => live;
	live = undefined;
});

const publishNew = async () =>
	api.call(togglePublish, { postId: (await createdPost(api)).id, publish: true });
async function deploy() {
	live = await findNewestPublication(api.db);
	await recordBuild(api.deps, { kind: 'succeeded', publication: live, durationMs: 1 });
}
/** The database goes back to an hour that knew nothing of these four publications, and the site does not. */
function takeBack(): number {
	const shown = (live ?? 0) + 4;
	live = shown;
	const undone = { publication: shown, revision: 9, parts: { head: '', main: 'desfeito' } };
	lane.texts.set(lateKeys.post('desfeito'), JSON.stringify(undone));
	return shown;
}

test('C20: what is published after the database was taken back has a number that the site cannot contain', async () => {
	await publishNew();
	await deploy();
	const shown = takeBack();
	const { publication } = await publishNew();
	expect(publication).toBeGreaterThan(shown);
	expect(lane.find('desfeito', 0)).toBeUndefined();
	expect(api.deps.lines.join()).toContain('site_newer_than_database');
	await deploy();
	expect((await publishNew()).publication).toBe(Number(publication) + 1);
});

test('C20: a site newer than the database is built anew by the scheduler, once', async () => {
	await publishNew();
	await deploy();
	await runSchedule(api.deps);
	const shown = takeBack();
	api.deps.clock.advance(dayMs);
	const before = api.deps.hook.calls;
	await runSchedule(api.deps);
	const newest = await findNewestPublication(api.db);
	expect(newest).toBe(shown + 1);
	expect(lane.find('desfeito', 0)).toBeUndefined();
	expect(api.deps.hook.calls).toBe(before + 1);
	await deploy();
	api.deps.clock.advance(dayMs);
	await runSchedule(api.deps);
	expect(await findNewestPublication(api.db)).toBe(newest);
});

test('C20: a late post stays while the site’s own address does not contain it, whatever was built', async () => {
	const { post } = await publishNew();
	const shown = 0;
	await deploy();
	for (const readable of [shown, undefined]) {
		live = readable;
		for (let day = 0; day < 40; day += 1) {
			api.deps.clock.advance(dayMs);
			await runSchedule(api.deps);
		}
		expect(lane.find(post.slug, shown)).toBeDefined();
	}
	live = (await readBuildState(api.db)).publication;
	for (let day = 0; day < 40; day += 1) {
		api.deps.clock.advance(dayMs);
		await runSchedule(api.deps);
	}
	expect(lane.find(post.slug, shown)).toBeUndefined();
});

test('C20: a site that keeps showing an earlier build is asked again until it shows the newest', async () => {
	await publishNew();
	await deploy();
	const built = live;
	live = 0;
	api.deps.clock.advance(minuteMs);
	await runSchedule(api.deps);
	live = built;
	api.deps.clock.advance(10 * minuteMs);
	expect((await runSchedule(api.deps)).wasIdle).toBe(false);
	expect((await readBuildState(api.db)).shown).toBe(built);
});
