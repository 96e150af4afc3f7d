import { expect, test } from 'vitest';
import { siteStatus } from '#contract/site-status';
import { recordBuild } from '#steps/publish/record-build';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { importItems } from '../../../scripts/import/import-items.ts';
import { claimWaiting } from '../../../scripts/local/build-and-record.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();

/** Writes like a seed or `npm run import`: with publications, but without calling the hook. */
const importPosts = () =>
	importItems(
		api.db,
		[
			{
				key: 'um',
				source: 'um.md',
				fields: { title: 'Um texto', author: 'Ana', date: '2026-01-02', content: 'Um texto.' },
			},
		],
		{ publish: true, now: api.deps.now() },
	);

async function tickLater() {
	api.deps.clock.advance(2 * minuteMs);
	await runSchedule(api.deps);
}

test('C6: what a seed or an import wrote is built once, and the scheduler does not request it again', async () => {
	await importPosts();
	await claimWaiting(api.db, api.deps.now());
	await recordBuild(api.deps, { kind: 'building' });
	await recordBuild(api.deps, { kind: 'succeeded', publication: 1, durationMs: 900 });
	await tickLater();
	expect(api.deps.hook.calls).toBe(0);
	expect((await api.call(siteStatus, {})).pending).toEqual([]);
});

test('C4: the scheduler requests a build of what an import wrote', async () => {
	await importPosts();
	await tickLater();
	expect(api.deps.hook.calls).toBe(1);
});

test('C7: when an import’s build fails on its database, it is requested again automatically', async () => {
	await importPosts();
	await claimWaiting(api.db, api.deps.now());
	await recordBuild(api.deps, { kind: 'building' });
	await recordBuild(api.deps, { kind: 'failed', reason: 'database', log: 'refused' });
	await tickLater();
	expect(api.deps.hook.calls).toBe(1);
});
