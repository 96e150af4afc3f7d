import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setPublished } from '#db/posts/set-published';
import { publications } from '#db/schema';
import { dispatchPublications } from '#steps/publish/dispatch-publications';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { minuteMs } from '../../support/test-deps.ts';

const api = apiForEachTest();

const publish = () =>
	api.tryCall('create-post', {
		title: 'Um título',
		content: 'Um texto.',
		author: 'Ana',
		category: 'Gestão',
		published: true,
	});
const rows = () => api.db.select().from(publications).orderBy(asc(publications.id));

/** What is left when the process dies between the commit and the hook. */
async function commitAndDie() {
	const { id } = await createdPost(api);
	const now = api.deps.now().toISOString();
	await setPublished(api.db, { ids: [id], publish: true, userName: null, now });
}

test('C4: the next tick sends what a dead process left in the outbox, once', async () => {
	await commitAndDie();
	expect(api.deps.hook.calls).toBe(0);
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(1);
	api.deps.clock.advance(minuteMs);
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(1);
	expect((await rows())[0]).toMatchObject({ dispatched_at: expect.any(String), attempts: 1 });
});

test('C5: a hook that fails twice is called a third time, within the same call', async () => {
	let failures = 2;
	api.deps.hook.act = async () => {
		if (failures-- > 0) throw new Error('500');
	};
	expect((await publish()).status).toBe(200);
	expect(api.deps.hook.calls).toBe(3);
	expect((await rows())[0]?.dispatched_at).toEqual(expect.any(String));
});

test('C5: a hook that is down loses nothing: the post is saved, and the scheduler sends it later', async () => {
	api.deps.hook.act = async () => {
		throw new Error('getaddrinfo ENOTFOUND');
	};
	const { status, body } = await publish();
	expect(status).toBe(200);
	expect(body.publication).toEqual(expect.any(Number));
	expect((await rows())[0]).toMatchObject({
		dispatched_at: null,
		last_error: 'getaddrinfo ENOTFOUND',
	});
	api.deps.hook.act = async () => undefined;
	api.deps.hook.calls = 0;
	api.deps.clock.advance(minuteMs);
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(1);
	expect((await rows())[0]?.dispatched_at).toEqual(expect.any(String));
});

test('C5: a hook that never responds is given up, and the editor has the answer', async () => {
	api.deps.hook.act = () => new Promise(() => undefined);
	expect((await publish()).status).toBe(200);
	expect((await rows())[0]?.dispatched_at).toBeNull();
});

test('C4: twenty concurrent dispatchers send what is waiting once', async () => {
	await commitAndDie();
	await commitAndDie();
	const sent = await Promise.all(Array.from({ length: 20 }, () => dispatchPublications(api.deps)));
	expect(api.deps.hook.calls).toBe(1);
	expect(sent.reduce((sum, { dispatched }) => sum + dispatched, 0)).toBe(2);
});

test('C4: a dispatcher that died with its claim is replaced after half a minute', async () => {
	await commitAndDie();
	api.deps.hook.act = () => new Promise(() => undefined);
	const dying = dispatchPublications({ ...api.deps, log: () => undefined });
	await expect.poll(() => api.deps.hook.calls).toBe(1);
	api.deps.hook.act = async () => undefined;
	expect(await dispatchPublications(api.deps)).toEqual({ dispatched: 0, failed: false });
	api.deps.clock.advance(31_000);
	expect(await dispatchPublications(api.deps)).toEqual({ dispatched: 1, failed: false });
	await dying;
});

test('C6: 50 saves in 10 seconds with an interval of 60 call the hook twice at most, and all are built', async () => {
	api.deps.buildMinIntervalMs = 60_000;
	const { id } = await createdPost(api, { published: true });
	for (let save = 1; save <= 50; save += 1) {
		await api.tryCall('update-post', { id, title: `T${save}`, content: `c${save}` });
		api.deps.clock.advance(200);
	}
	expect(api.deps.hook.calls).toBe(1);
	api.deps.clock.advance(minuteMs);
	await runSchedule(api.deps);
	expect(api.deps.hook.calls).toBe(2);
	expect((await rows()).every((row) => row.dispatched_at !== null)).toBe(true);
});
