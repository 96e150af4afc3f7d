import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeStoredHook } from '#db/publishing/build-hook';
import { listRows } from '#db/sql-text';
import { netlifyBlobStore } from '#lib/blob-store';
import { takeKey } from '#lib/kept-key';
import { sealHook } from '#steps/publish/build-hook-state';
import { runAdminCommand } from '../../../scripts/admin.ts';
import { startBlobs } from '../../../scripts/local/blobs.ts';
import { authClient } from '../../support/auth-client.ts';
import { loadHandlers } from '../../support/function-handlers.ts';
import { memoryBlobStore } from '../../support/memory-blob-store.ts';
import { admin, apiForEachTest } from '../../support/test-api.ts';

const api = apiForEachTest();
let keys: ReturnType<typeof memoryBlobStore>;
beforeEach(async () => {
	keys = memoryBlobStore();
	restartFunctions();
});
afterEach(() => vi.unstubAllEnvs());

/** An instance remembers its key; a new one does not know it. */
function restartFunctions(): void {
	let known: Promise<Uint8Array> | undefined;
	const take = () => {
		known ??= takeKey(api.db, keys, api.deps.now()).catch((error) => {
			known = undefined;
			throw error;
		});
		return known;
	};
	Object.assign(api.deps, { authSecret: take });
}

const signIn = () =>
	api.send('admin-auth', { action: 'login', email: admin.email, password: admin.password });
const keyOf = (kind: string) => keys.texts.get(kind);

test('twenty cold functions at once make one key, and a later one finds it', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'blog-keys-'));
	const blobs = await startBlobs(folder);
	try {
		const taken = await Promise.all(Array.from({ length: 20 }, () => takeKey(api.db)));
		const found = new Set(taken.map((key) => Buffer.from(key).toString('hex')));
		expect(found.size).toBe(1);
		expect(Buffer.from(await takeKey(api.db)).toString('hex')).toBe([...found][0]);
		expect(taken[0]).toHaveLength(32);
		const kept = await netlifyBlobStore('keys').list('');
		expect(kept).toEqual(['production']);
	} finally {
		await blobs.stop();
		await rm(folder, { recursive: true });
	}
});

test('a second factor that was sealed before a restart opens after it', async () => {
	const client = authClient(api);
	const factor = await client.switchOn((await client.grant()).body.access_token);
	restartFunctions();
	expect((await signIn()).body.code).toBe('insufficient_aal');
	const code = await client.codeNow(factor.secret);
	const login = { action: 'login', email: admin.email, password: admin.password, code };
	expect((await api.send('admin-auth', login)).status).toBe(200);
});

test('while the store is down, sign-in says so, whatever needs no key answers, and no key is made', async () => {
	keys.fault = new Error('down');
	const { status, body } = await signIn();
	expect([status, body.error]).toEqual([
		503,
		'O Netlify Blobs, onde está a chave das contas, não responde. Nada se perdeu. Se durar, quem cuida do site vê em netlifystatus.com o que houve.',
	]);
	expect((await api.send('health', {})).status).toBe(200);
	expect((await api.send('categories', {})).status).toBe(200);
	keys.fault = undefined;
	expect(keys.texts.size).toBe(0);
	expect((await signIn()).status).toBe(200);
	keys.fault = new Error('down');
	expect((await signIn()).status).toBe(200); // This instance remembers.
	restartFunctions();
	expect((await signIn()).status).toBe(503);
});

test.each([
	['gone', () => keys.texts.delete('production'), 'não está mais no Netlify Blobs'],
	['another', () => keys.texts.set('production', 'A'.repeat(43)), 'não é a que protege as contas'],
	['no key at all', () => keys.texts.set('production', 'x'), 'não é a que protege as contas'],
])('a key that is %s is said, and never replaced', async (_, harm, said) => {
	expect((await signIn()).status).toBe(200);
	harm();
	const left = keyOf('production');
	restartFunctions();
	for (let time = 0; time < 2; time += 1) {
		const { status, body } = await signIn();
		expect(status).toBe(503);
		expect(body.error).toContain(said);
		expect(body.error).toContain('npm run admin -- new-key');
	}
	expect(keyOf('production')).toBe(left);
});

test('without AUTH_SECRET no key takes the place of the one that sealed what is there', async () => {
	api.deps.authSecret = async () => new Uint8Array(32);
	await api.openSession();
	restartFunctions();
	const { status, body } = await signIn();
	expect([status, keys.texts.size]).toEqual([503, 0]);
	expect(body.error).toContain('AUTH_SECRET');
});

test('a preview makes a key of its own beside rows that production’s key sealed', async () => {
	const client = authClient(api);
	await client.switchOn((await client.grant()).body.access_token);
	const ofProduction = keyOf('production');
	vi.stubEnv('CONTEXT', 'deploy-preview');
	restartFunctions();
	expect((await signIn()).body.code).toBe('insufficient_aal');
	expect([...keys.texts.keys()]).toEqual(['production', 'preview']);
	expect(keyOf('preview')).not.toBe(ofProduction);
	vi.unstubAllEnvs();
	restartFunctions();
	expect((await signIn()).body.code).toBe('insufficient_aal');
	expect(keyOf('production')).toBe(ofProduction);
});

test('new-key replaces the key by command: passwords stay, second factors and the hook are named and set up again', async () => {
	const client = authClient(api);
	await client.switchOn((await client.grant()).body.access_token);
	const hook = 'https://api.netlify.com/build_hooks/0123456789abcdef01234567';
	await writeStoredHook(api.db, await sealHook(api.deps, hook));
	const before = keyOf('production');
	const command = { db: api.db, authSecret: new Uint8Array(32), now: api.deps.now().toISOString() };
	const given = { ...command, email: undefined, name: undefined };
	await expect(runAdminCommand('new-key', given)).rejects.toThrow('NETLIFY_SITE_ID');
	const said = (await runAdminCommand('new-key', { ...given, keys })).join('\n');
	expect(said).toContain(`Sem verificação em duas etapas, até configurar de novo: ${admin.email}`);
	expect(said).toContain('“Ativar a publicação”');
	restartFunctions();
	expect((await signIn()).status).toBe(200);
	expect(keyOf('production')).toBeDefined();
	expect(keyOf('production')).not.toBe(before);
});

test('AUTH_SECRET wins: with it no store is asked, without it the deployed function asks for the key', async () => {
	const ask = async (authSecret: string, name: string) => {
		// Another address, so that the warm function reads its settings again.
		vi.stubEnv('DATABASE_URL', `${api.url}?application_name=${name}`);
		vi.stubEnv('AUTH_SECRET', authSecret);
		vi.stubEnv('NETLIFY_BLOBS_CONTEXT', '');
		const handler = (await loadHandlers()).get('auth/jwks');
		const answer = await handler?.(new Request('https://blog.test/api/auth/jwks'), {});
		return answer?.status;
	};
	const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
	expect(await ask('a secret of the tests, 32 bytes long or more', 'given')).toBe(200);
	expect(await ask('', 'kept')).toBe(503);
	log.mockRestore();
});

test('a dump of the database does not hold the key', async () => {
	const client = authClient(api);
	await client.switchOn((await client.grant()).body.access_token);
	const key = keyOf('production') ?? '';
	const tables = await listRows<{ name: string }>(
		api.db,
		sql`select tablename as name from pg_tables where schemaname = 'public'`,
	);
	for (const { name } of tables) {
		const [{ text } = { text: '' }] = await listRows<{ text: string }>(
			api.db,
			sql`select coalesce(string_agg(t::text, ' '), '') as text from ${sql.identifier(name)} t`,
		);
		expect(text).not.toContain(key);
		expect(text).not.toContain(Buffer.from(key, 'base64url').toString('hex'));
	}
	expect(api.deps.lines.join('\n')).not.toContain(key);
});
