import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuditEntry } from '#contract/audit-log';
import { deletePost } from '#contract/delete-post';
import { togglePublish } from '#contract/toggle-publish';
import { recordAudit } from '#db/accounts/audit-log';
import { auditLog } from '#db/schema';
import * as passwords from '#lib/passwords';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { admin, apiForEachTest } from '../../support/test-api.ts';
import { dayMs, hourMs } from '../../support/test-deps.ts';

/** Keeps the admin's cheap test hash: the cost does not matter here. */
vi.mock(import('#lib/passwords'), { spy: true });

const api = apiForEachTest();
beforeEach(async () => {
	vi.mocked(passwords.isOutdatedHash).mockReturnValue(false);
});
afterEach(() => vi.mocked(passwords.isPasswordRight).mockReset());

const read = async (input: object = {}): Promise<AuditEntry[]> =>
	(await api.tryCall('audit-log', input)).body.entries;
const told = async (input?: object) =>
	(await read(input)).map(({ event, user_name, subject }) => [event, user_name, subject]);

test('sign-ins, failures and sign-outs are logged, newest first, with their origin', async () => {
	const login = { action: 'login', email: admin.email };
	await api.send('admin-auth', { ...login, password: 'errada' });
	const { sessionToken } = await api.signIn({
		headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' },
	});
	await api.send('admin-auth', { action: 'logout', sessionToken });
	await api.send('admin-auth', { action: 'logout', sessionToken });
	expect(await told()).toEqual([
		['sign_out', 'Ana', ''],
		['sign_in', 'Ana', 'Firefox, Linux'],
		['sign_in_failed', null, admin.email],
	]);
	expect((await read())[0]).toMatchObject({ ip: '203.0.113.7', at: api.deps.now().toISOString() });
});

test('an unknown address is not logged, because people type their password there', async () => {
	await api.send('admin-auth', { action: 'login', email: 'minha senha', password: 'x' });
	expect(await told()).toEqual([['sign_in_failed', null, '']]);
});

test('the statement that changes a post also logs it; a save is not logged', async () => {
	const { id, title } = await createdPost(api);
	expect(await told()).toEqual([]);
	for (const publish of [true, true, false]) await api.call(togglePublish, { postId: id, publish });
	for (const action of ['delete', 'restore', 'delete', 'purge', 'purge'] as const) {
		await api.tryCall(deletePost.name, { postId: id, action });
	}
	expect((await told({ kind: 'posts' })).toReversed()).toEqual(
		[
			...['post_published', 'post_unpublished', 'post_deleted', 'post_restored'],
			...['post_deleted', 'post_purged'],
		].map((event) => [event, 'Ana', title]),
	);
	expect(await told({ kind: 'access' })).toEqual([]);
});

test('a post published by the schedule is logged without a name', async () => {
	const at = new Date(api.deps.now().getTime() + hourMs).toISOString();
	const { title } = await createdPost(api, { scheduled_at: at });
	api.deps.clock.advance(2 * hourMs);
	await runSchedule(api.deps);
	expect(await told()).toEqual([['post_published', null, title]]);
});

test('a change of name or password, and a revoked device, are logged', async () => {
	const tokens = await api.openSession();
	const headers = { 'x-admin-token': tokens.adminToken };
	const password = { current_password: admin.password, new_password: 'quatro gatos no telhado' };
	await api.send('profile', { action: 'rename', name: 'Ana Lima' }, { headers });
	await api.send('sessions', { action: 'revoke-others' }, { headers });
	await api.send(
		'profile',
		{ action: 'change-password', ...password, current_password: 'x' },
		{ headers },
	);
	await api.send('profile', { action: 'change-password', ...password }, { headers });
	expect((await told()).toReversed()).toEqual([
		['profile_renamed', 'Ana', 'Ana Lima'],
		['sessions_revoked', 'Ana Lima', '0'],
		['password_change_failed', 'Ana Lima', admin.email],
		['password_changed', 'Ana Lima', admin.email],
	]);
});

test('the log is read a page at a time, and forgets after a year', async () => {
	const now = api.deps.now().toISOString();
	for (let entry = 0; entry < 60; entry += 1) {
		await recordAudit(api.db, { event: 'sign_in', userName: 'Ana', subject: String(entry), now });
	}
	const first = (await api.tryCall('audit-log', {})).body;
	expect([first.entries.length, first.entries[0].subject, first.more]).toEqual([50, '59', true]);
	const second = (await api.tryCall('audit-log', { before: first.entries.at(-1).id })).body;
	expect([second.entries.length, second.entries.at(-1).subject, second.more]).toEqual([
		10,
		'0',
		false,
	]);
	api.deps.clock.advance(366 * dayMs);
	await runSchedule(api.deps);
	expect(await read()).toEqual([]);
});

test('A1: what anybody can cause is logged so often a day of each account, and kept for 90 days', async () => {
	const at = (hours: number) => new Date(api.deps.now().getTime() + hours * hourMs).toISOString();
	const fail = (subject: string, now = at(0)) =>
		recordAudit(api.db, { event: 'sign_in_failed', userName: null, subject, now });
	const countOf = (subject: string) => api.db.$count(auditLog, eq(auditLog.subject, subject));
	await recordAudit(api.db, { event: 'sign_in', userName: 'Ana', subject: 'kept', now: at(0) });
	for (let attempt = 0; attempt < 250; attempt += 1) await fail('');
	expect(await countOf('')).toBe(200);
	await fail(admin.email);
	expect(await countOf(admin.email)).toBe(1);
	await fail('', at(24));
	expect(await countOf('')).toBe(201);
	api.deps.clock.advance(92 * dayMs);
	await runSchedule(api.deps);
	expect([await countOf(''), await countOf(admin.email), await countOf('kept')]).toEqual([0, 0, 1]);
});

test('A1: no flood of guesses fills the audit log, however many addresses it comes from', async () => {
	vi.mocked(passwords.isPasswordRight).mockResolvedValue(false);
	for (let ip = 0; ip < 230; ip += 1) {
		const login = { action: 'login', email: `${ip}@nowhere.test`, password: 'x' };
		await api.send('admin-auth', login, { ip: `198.51.100.${ip}` });
	}
	expect(await api.db.$count(auditLog)).toBe(200);
});
