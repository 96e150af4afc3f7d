import { expect, test } from 'vitest';
import { noteBuilt } from '#db/publishing/deploys';
import { recordDeploy } from '#steps/publish/record-deploy';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { deployOf } from '../../support/factories/deploy.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();

async function tick(minutes: number): Promise<void> {
	for (let minute = 0; minute < minutes; minute += 1) {
		api.deps.clock.advance(minuteMs);
		await runSchedule(api.deps);
	}
}
const look = async () => {
	const { db } = api.deps;
	api.deps.db = new Proxy(db, {
		get() {
			throw new Error('the database is asleep');
		},
	});
	const { status, body } = await api.send('health', { deep: '' });
	api.deps.db = db;
	return [status, body.status];
};

test('the deep health is late where no scheduler runs, and well once it does', async () => {
	expect(await look()).toEqual([503, 'late']);
	await tick(1);
	expect(await look()).toEqual([200, 'ok']);
	api.deps.clock.advance(11 * minuteMs);
	expect(await look()).toEqual([503, 'late']);
	expect((await api.send('health', {})).status).toBe(200);
});

test('the deep health is late while a change has waited for an hour, and well when it is built', async () => {
	api.deps.hook.act = () => Promise.reject(new Error('gone'));
	await createdPost(api, { published: true });
	await tick(59);
	expect(await look()).toEqual([200, 'ok']);
	await tick(2);
	expect(await look()).toEqual([503, 'late']);
	const deploy = deployOf(api);
	await noteBuilt(api.db, deploy.id, 1, api.deps.now());
	await recordDeploy(api.deps, 'succeeded', deploy);
	expect(await look()).toEqual([200, 'ok']);
	await tick(5);
	expect(await look()).toEqual([200, 'ok']);
});

test('a wait that the owner’s own pause between builds explains is not late', async () => {
	api.deps.buildMinIntervalMs = 120 * minuteMs;
	await createdPost(api, { published: true });
	await tick(1);
	const deploy = deployOf(api);
	await noteBuilt(api.db, deploy.id, 1, api.deps.now());
	await recordDeploy(api.deps, 'succeeded', deploy);
	await createdPost(api, { published: true });
	await tick(118);
	expect(await look()).toEqual([200, 'ok']);
	await tick(65);
	expect(await look()).toEqual([503, 'late']);
});

test('a scheduler that cannot look at the database is late', async () => {
	await tick(1);
	await createdPost(api, { published: true });
	const { db } = api.deps;
	api.deps.db = new Proxy(db, {
		get() {
			throw new Error('away');
		},
	});
	for (let minute = 0; minute < 30; minute += 1) {
		api.deps.clock.advance(minuteMs);
		await runSchedule(api.deps).catch(() => undefined);
	}
	expect(await look()).toEqual([503, 'late']);
	api.deps.db = db;
	await tick(1);
	expect(await look()).toEqual([200, 'ok']);
});

test('a store that does not answer is late', async () => {
	await tick(1);
	api.deps.blobs.read = () => Promise.reject(new Error('down'));
	expect(await look()).toEqual([503, 'late']);
});
