import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAdmin } from '#db/accounts/create-admin';
import { adminUsers, auditLog } from '#db/schema';
import { cheapHash, createTestApi, type TestApi } from '../../support/test-api.ts';
import { createTestDatabase } from '../../support/test-database.ts';
import { dayMs, minuteMs } from '../../support/test-deps.ts';

let api: TestApi;
beforeEach(async () => {
	// Each test has a key of its own, and so codes of its own.
	api = await createTestApi(await createTestDatabase());
	const key = crypto.getRandomValues(new Uint8Array(32));
	Object.assign(api.deps, { authSecret: async () => key });
});
afterEach(async () => {
	vi.unstubAllEnvs();
	await api.close();
});

const account = {
	name: ' Marina\u202e ',
	email: ' Marina@Blog.test ',
	password: 'uma frase bem comprida de manhã',
};
const look = () => api.send('setup', { action: 'look' });
const create = (code: string, changes: object = {}, ip?: string) =>
	api.send('setup', { action: 'create', code, ...account, ...changes }, ip ? { ip } : {});
const listTold = () =>
	api.deps.lines
		.filter((line) => line.startsWith('CÓDIGO DE INSTALAÇÃO: '))
		.map((line) => line.slice(22));
async function codeOfToday(): Promise<string> {
	await look();
	return listTold().at(-1) ?? '';
}
const countAdmins = () => api.db.$count(adminUsers);
const emptyAccounts = () => api.db.delete(adminUsers);
const wrong = 'O código não confere. Veja as letras com calma, ou pegue o de hoje.';

test('the first look finds the door open and the day’s code in the log, a line a minute at most', async () => {
	vi.stubEnv('SITE_NAME', 'meu-blog');
	expect((await look()).body).toEqual({
		success: true,
		open: true,
		log: 'https://app.netlify.com/projects/meu-blog/logs/functions/sign-in',
	});
	await look();
	expect(listTold()).toEqual([expect.stringMatching(/^(?:[0-9A-Z]{4}-){3}[0-9A-Z]{4}$/)]);
	api.deps.clock.advance(minuteMs);
	await look();
	const told = listTold();
	expect(told).toHaveLength(2);
	expect(told[0]).toBe(told[1]);
});

test('the code creates the account, which signs in; the door is then closed for ever', async () => {
	const code = await codeOfToday();
	const { status, body } = await create(code.replaceAll('-', '').toLowerCase());
	expect([status, body]).toEqual([200, { success: true, open: false, log: null }]);
	const login = { action: 'login', email: 'marina@blog.test', password: account.password };
	expect((await api.send('admin-auth', login)).body.user).toEqual({
		name: 'Marina',
		email: 'marina@blog.test',
	});
	const [entry] = await api.db.select().from(auditLog);
	expect(entry).toMatchObject({ event: 'admin_created', user_name: 'Marina', ip: '203.0.113.7' });
	expect((await create(code)).status).toBe(404);
	await emptyAccounts();
	expect((await create(code)).body).toMatchObject({ code: 'not_found', error: 'Não encontrado.' });
	expect((await look()).body).toEqual({ success: true, open: false, log: null });
	expect(await countAdmins()).toBe(0);
});

test('an account made by command closes the door for ever, too', async () => {
	const code = await codeOfToday();
	await createAdmin(api.db, { email: 'ana@blog.test', name: 'Ana', passwordHash: cheapHash('x') });
	expect((await create(code)).status).toBe(404);
	await emptyAccounts();
	expect((await create(code)).status).toBe(404);
});

test('twenty set-ups at once make one account', async () => {
	const code = await codeOfToday();
	const answers = await Promise.all(
		Array.from({ length: 20 }, (_, at) =>
			create(code, { email: `p${at}@blog.test` }, `198.51.100.${at}`),
		),
	);
	const statuses = answers.map(({ status }) => status).sort();
	// Twice as many as the pool has connections: on a busy machine one may wait for its own too long (D2).
	const late = api.deps.lines.filter((line) => /"unavailable".*timeout/i.test(line)).length;
	const closed = Array.from({ length: 19 }, (_, at) => (at < 19 - late ? 404 : 503));
	expect(statuses).toEqual([200, ...closed]);
	expect(await countAdmins()).toBe(1);
	await emptyAccounts();
	expect((await create(code)).status).toBe(404);
});

test('yesterday’s code still works, that of the day before does not', async () => {
	const old = await codeOfToday();
	api.deps.clock.advance(2 * dayMs);
	expect((await create(old)).body.error).toBe(wrong);
	const yesterdays = await codeOfToday();
	api.deps.clock.advance(dayMs);
	expect((await create(yesterdays)).status).toBe(200);
});

test('A1: every wrong code gets the same answer, and no number of them holds off the owner', async () => {
	const code = await codeOfToday();
	const guesses = ['0000-0000-0000-0000', 'x', '💡', code.slice(0, -1), 'a'.repeat(200)];
	for (let round = 0; round < 8; round += 1) {
		for (const guess of guesses) {
			const { status, body } = await create(guess);
			const { requestId: _, ...said } = body;
			expect([status, said]).toEqual([403, expect.objectContaining({ error: wrong })]);
			expect(said).toEqual({ ...said, details: { field: 'code' }, code: 'otp_expired' });
		}
	}
	expect((await create(code)).status).toBe(200);
});

test('A1: guesses at a code that the owner chose are counted for each place alone', async () => {
	api.deps.setupCode = 'Minha casa é azul';
	for (let at = 0; at < 40; at += 1) {
		expect((await create('errado', {}, `198.51.100.${at}`)).status).toBe(403);
	}
	for (let at = 0; at < 5; at += 1) expect((await create('errado')).status).toBe(403);
	expect((await create('minha casa é azul')).body.error).toBe(
		'Muitas tentativas. Espere 15 min para tentar de novo.',
	);
	expect((await create('minha casa é azul', {}, '192.0.2.1')).status).toBe(200);
});

test.each([
	...['curta', 'coworking2026', 'minha casa azul', 'aaaaaaaaaaaaaaaa'],
	...[
		'código de instalação',
		'setup code setup code',
		'instalação do blog',
		'netlify netlify neon',
	],
	...['uma frase que só você diria', 'Invente uma frase de 15 letras ou mais'],
	...['primeira conta do blog', 'código para instalar o site', 'deploy do netlify na neon'],
	'Invente uma frase de 15 letras ou mais; você a digita uma vez em /admin',
])(
	'a code of one’s own that is easy to guess opens nothing and says so, and the day’s counts: %s',
	async (weak) => {
		api.deps.setupCode = weak;
		const code = await codeOfToday();
		expect(api.deps.lines.join('\n')).toContain('O código em SETUP_CODE ');
		const { status, body } = await create(weak);
		expect([status, body.error]).toEqual([403, expect.stringMatching(/^O código em SETUP_CODE /)]);
		expect((await create('outra')).body.error).toBe(wrong);
		expect((await create(code)).status).toBe(200);
	},
);

test('the owner’s own code is the only one, and none is written into the log', async () => {
	const ofDay = await codeOfToday();
	api.deps.lines.length = 0;
	api.deps.setupCode = 'Minha casa é azul';
	await look();
	expect(listTold()).toEqual([]);
	expect((await create(ofDay)).status).toBe(403);
	expect((await create('minha casa e azul')).status).toBe(403);
	expect((await create('  MINHA  casa é azul ')).status).toBe(200);
});

test('what is wrong with name, address or password is said at its field, and costs no attempt', async () => {
	const code = await codeOfToday();
	const faults = [
		[{ name: ' \u200b ' }, 'name'],
		[{ email: 'marina' }, 'email'],
		[{ password: 'curta' }, 'new_password'],
		[{ password: 'marina marina marina' }, 'new_password'],
		[{ password: 'senha senha senha senha' }, 'new_password'],
		[{ email: `${'a'.repeat(300)}@b.test` }, 'email'],
	] as const;
	for (const [changes, field] of faults) {
		const { status, body } = await create(code, changes);
		expect([status, body.details?.field], JSON.stringify(changes)).toEqual([400, field]);
	}
	expect((await create(code)).status).toBe(200);
});

test('neither the database nor the log of calls holds the code', async () => {
	const code = await codeOfToday();
	await create(code);
	const dump = JSON.stringify(await api.db.select().from(auditLog));
	const calls = api.deps.lines.filter((line) => !line.startsWith('CÓDIGO')).join('\n');
	for (const written of [code, code.replaceAll('-', '')]) {
		expect(dump).not.toContain(written);
		expect(calls).not.toContain(written);
	}
});
