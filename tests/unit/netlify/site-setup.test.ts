import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

async function setupOf(settings: Record<string, string>) {
	vi.resetModules();
	vi.stubEnv('CONTEXT', 'production');
	for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
	const { withProductionDeps } = await import('#lib/production-deps');
	return withProductionDeps({}, async ({ setup }) => setup);
}

const secret = 'x'.repeat(32);
const netlifys = 'postgres://a:b@127.0.0.1:1/netlify';

test.each<[string, Record<string, string>, string]>([
	['Neon', { DATABASE_URL: 'postgres://a:b@ep-x.us-east-2.aws.neon.tech/c' }, 'neon'],
	['another server', { DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' }, 'other'],
	['what Netlify made', { NETLIFY_DB_URL: netlifys }, 'netlify'],
	[
		'the owner’s, which wins',
		{ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c', NETLIFY_DB_URL: netlifys },
		'other',
	],
])('a site’s database is told apart: %s', async (_, settings, database) => {
	expect(await setupOf({ ...settings, AUTH_SECRET: secret })).toEqual({ database, key: 'setting' });
});

test('without AUTH_SECRET the key is in the store', async () => {
	expect(await setupOf({ NETLIFY_DB_URL: netlifys })).toMatchObject({ key: 'store' });
});
