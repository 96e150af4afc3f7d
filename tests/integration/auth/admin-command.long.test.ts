import { expect, test } from 'vitest';
import { findPost } from '#db/posts/find-post';
import { runAdminCommand } from '../../../scripts/admin.ts';
import { authClient } from '../../support/auth-client.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { admin, apiForEachTest } from '../../support/test-api.ts';

const api = apiForEachTest();

const run = async (name: string, given: { email?: string; name?: string } = {}) => {
	const { db, deps } = api;
	const lines = await runAdminCommand(name, {
		db,
		authSecret: await deps.authSecret(),
		now: deps.now().toISOString(),
		email: given.email,
		name: given.name,
	});
	return lines.join('\n');
};
const login = (email: string, password: string, ip?: string) =>
	api.send('admin-auth', { action: 'login', email, password }, ip ? { ip } : {});
const passwordIn = (text: string) => /: (\S{20}) /.exec(text)?.[1] ?? '';
const lockOut = async (email: string, ip?: string) => {
	for (let time = 0; time < 5; time += 1) await login(email, 'errada', ip);
	expect((await login(email, 'errada', ip)).status).toBe(429);
};

test('an account made on the command line signs in with the password shown once', async () => {
	const shown = await run('create', { email: ' Bia@Blog.test ', name: ' \u202eBia\u202c ' });
	expect(shown).toContain('mostrada só desta vez');
	const { status, body } = await login('bia@blog.test', passwordIn(shown));
	expect([status, body.user.name]).toEqual([200, 'Bia']);
	await expect(run('create', { email: 'bia@blog.test', name: 'B' })).rejects.toThrow('Já existe');
	expect((await login('bia@blog.test', passwordIn(shown))).status).toBe(200);
	const nameless = run('create', { email: 'caio@blog.test', name: '\u200b\u202e' });
	await expect(nameless).rejects.toThrow('Informe o nome');
});

test('A5: a reset password ends every session of the account, and lets its owner in again', async () => {
	const { sessionToken } = await api.openSession();
	await lockOut(admin.email);
	const shown = await run('reset-password', { email: admin.email });
	const validate = { action: 'validate', sessionToken };
	expect((await api.send('admin-auth', validate)).body).toEqual({ valid: false });
	expect((await login(admin.email, admin.password)).status).toBe(401);
	expect((await login(admin.email, passwordIn(shown))).status).toBe(200);
	await expect(run('reset-password', { email: 'ninguem@a.test' })).rejects.toThrow('Não há conta');
});

test('A1: the command line clears the limiter, of one address or of all', async () => {
	await lockOut(admin.email);
	await lockOut('outra@blog.test', '198.51.100.9');
	expect(await run('unlock', { email: admin.email.toUpperCase() })).toBe('1 contador zerado.');
	expect((await login(admin.email, admin.password)).status).toBe(200);
	expect((await login('outra@blog.test', 'errada', '198.51.100.9')).status).toBe(429);
	await run('unlock');
	expect((await login('outra@blog.test', 'errada', '198.51.100.9')).status).toBe(401);
});

test('a second factor whose app and codes are lost is removed, which ends every session', async () => {
	const client = authClient(api);
	await client.switchOn((await client.grant()).body.access_token);
	const { sessionToken } = await api.openSession();
	expect((await client.logIn()).body.code).toBe('insufficient_aal');
	const shown = await run('remove-second-factor', { email: admin.email });
	expect(shown).toContain('desativada');
	const validate = { action: 'validate', sessionToken };
	expect((await api.send('admin-auth', validate)).body).toEqual({ valid: false });
	expect((await client.logIn()).status).toBe(200);
	expect(await run('remove-second-factor', { email: admin.email })).toContain('não tem');
});

const validate = async ({ sessionToken }: { sessionToken: string }) =>
	(await api.send('admin-auth', { action: 'validate', sessionToken })).body.valid;
const withSecondAccount = async () =>
	passwordIn(await run('create', { email: 'bia@blog.test', name: 'Bia' }));

test('accounts are listed with their state, and never their secrets', async () => {
	await withSecondAccount();
	await api.openSession();
	await run('disable', { email: 'bia@blog.test' });
	const lines = (await run('list')).split('\n');
	expect(lines).toHaveLength(2);
	expect(lines.join()).toMatch(
		/ana@blog\.test {3}Ana .*1 aparelho conectado.*bia@blog.*desativada em/,
	);
	expect(lines.join()).not.toContain('scrypt');
});

test('a disabled account is signed out at once and signs in no more, until it is enabled again', async () => {
	await withSecondAccount();
	const tokens = await api.openSession();
	const list = () =>
		api.send(
			'admin-posts',
			{ action: 'list' },
			{ headers: { 'x-session-token': tokens.sessionToken } },
		);
	expect((await list()).status).toBe(200);
	expect(await run('disable', { email: admin.email })).toContain('desconectados');
	expect((await list()).status).toBe(401);
	expect(await validate(tokens)).toBe(false);
	const refused = await login(admin.email, admin.password);
	expect(refused).toMatchObject({ status: 401, body: { code: 'invalid_credentials' } });
	expect((await login('ninguem@blog.test', 'x')).body.error).toBe(refused.body.error);
	expect(await run('disable', { email: admin.email })).toContain('já está desativada');
	expect(await run('enable', { email: admin.email })).toContain('reativada');
	expect(await validate(tokens)).toBe(false);
	expect((await login(admin.email, admin.password)).status).toBe(200);
	expect(await run('enable', { email: admin.email })).toContain('já pode entrar');
});

test('a removed account is gone with its sessions, and its posts stay', async () => {
	await withSecondAccount();
	const { id } = await createdPost(api);
	const tokens = await api.openSession();
	await run('remove', { email: admin.email });
	expect(await validate(tokens)).toBe(false);
	expect((await login(admin.email, admin.password)).status).toBe(401);
	expect(await findPost(api.db, id)).toMatchObject({ author: 'Ana' });
	await expect(run('remove', { email: admin.email })).rejects.toThrow('Não há conta');
});

test('the last account that can sign in is neither disabled nor removed, not even by two commands at once', async () => {
	for (const name of ['disable', 'remove']) {
		await expect(run(name, { email: admin.email })).rejects.toThrow('última conta');
	}
	await withSecondAccount();
	const both = await Promise.allSettled([
		run('disable', { email: admin.email }),
		run('remove', { email: 'bia@blog.test' }),
	]);
	expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('an unknown command, or one without its address, gets the usage text', async () => {
	for (const name of ['', 'toString', 'destroy']) await expect(run(name)).rejects.toThrow('Uso:');
	await expect(run('create', { email: 'nada', name: 'x' })).rejects.toThrow('Informe um e-mail');
	await expect(run('create', { email: 'a@b.test' })).rejects.toThrow('Informe o nome');
});
