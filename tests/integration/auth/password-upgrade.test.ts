import { expect, test } from 'vitest';
import { findUserByEmail } from '#db/accounts/admin-users';
import { createAdmin, createFirstAdmin } from '#db/accounts/create-admin';
import { adminUsers } from '#db/schema';
import { hashPassword } from '#lib/passwords';
import { ensureFirstAdmin } from '../../../scripts/local/first-admin.ts';
import { admin, apiForEachTest } from '../../support/test-api.ts';

const api = apiForEachTest();

const login = (email: string, password: string) =>
	api.send('admin-auth', { action: 'login', email, password });
const storedHash = async () => (await findUserByEmail(api.db, admin.email))?.password_hash;

test('A3: a hash of a lower cost is replaced at the next sign-in', async () => {
	expect(await storedHash()).toContain('ln=4,');
	await login(admin.email, 'errada');
	expect(await storedHash()).toContain('ln=4,');
	expect((await login(admin.email, admin.password)).status).toBe(200);
	const upgraded = await storedHash();
	expect(upgraded).toContain('$scrypt$ln=15,r=8,p=3$');
	expect((await login(admin.email, admin.password)).status).toBe(200);
	expect(await storedHash()).toBe(upgraded);
});

test('A3: a damaged hash answers like a wrong password', async () => {
	for (const passwordHash of [
		'',
		'rubbish',
		'$scrypt$ln=99,r=8,p=1$YQ$YQ',
		'$scrypt$ln=4,r=8,p=1$$',
	]) {
		await createAdmin(api.db, { email: admin.email, name: 'Ana', passwordHash });
		const { status, body } = await login(admin.email, admin.password);
		expect(status).toBe(401);
		expect(body.code).toBe('invalid_credentials');
	}
});

test('S37: the first admin is created once; later the command line can reset a password', async () => {
	const other = { email: 'bia@blog.test', name: 'Bia', passwordHash: await hashPassword('outra') };
	expect(await createFirstAdmin(api.db, other)).toBe(false);
	expect((await login(other.email, 'outra')).status).toBe(401);
	await createAdmin(api.db, { ...other, email: 'BIA@blog.test' });
	expect((await login(other.email, 'outra')).status).toBe(200);
});

test('A9, S37: a drawn first password is told once, a chosen one never', async () => {
	const { db } = api;
	const { name, password } = admin;
	await db.delete(adminUsers);
	const email = 'bia@blog.test';
	const chosen = await ensureFirstAdmin(db, { email, name, password });
	expect(chosen).toEqual({ email, password: undefined });
	expect((await login(email, password)).status).toBe(200);
	await db.delete(adminUsers);
	const drawn = await ensureFirstAdmin(db, { email, name, password: undefined });
	expect((await login(email, drawn?.password ?? '')).status).toBe(200);
	expect(await ensureFirstAdmin(db, { email, name, password })).toBeUndefined();
});
