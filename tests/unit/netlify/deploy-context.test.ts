import { afterEach, expect, test, vi } from 'vitest';
import { isNeon } from '#db/client';
import { settingsOf } from '#lib/deploy-context';
import { readFunctionEnv } from '#lib/env';

afterEach(() => vi.unstubAllEnvs());

const production = 'postgres://a:b@ep-blog-1.sa-east-1.aws.neon.tech/neondb';
const branch = 'postgres://a:b@ep-ramo-2.sa-east-1.aws.neon.tech/neondb';
const given = {
	DATABASE_URL: production,
	AUTH_SECRET: 'a secret of the tests, 32 bytes long or more',
	SITE_URL: 'https://blog.test',
	URL: 'https://blog.netlify.app',
	BUILD_HOOK_URL: 'https://api.netlify.com/build_hooks/1',
};
const previews = ['deploy-preview', 'branch-deploy', 'preview-server', 'dev', 'whatever-comes'];

test.each(['production', '', undefined])(
	'with CONTEXT %j the settings count as they are',
	(context) => {
		expect(settingsOf(given, context)).toEqual(given);
	},
);

test.each(previews)(
	'a deploy of %s never has the database of production, and says so',
	(context) => {
		expect(() => settingsOf(given, context)).toThrow(/não tem um banco de dados próprio/);
		const pooled = production.replace('ep-blog-1.', 'ep-blog-1-pooler.');
		for (const same of [production, pooled, '']) {
			const settings = { ...given, PREVIEW_DATABASE_URL: same };
			expect(() => settingsOf(settings, context)).toThrow(/PREVIEW_DATABASE_URL/);
		}
	},
);

test.each(previews)(
	'a deploy of %s lives on its own database and address, and asks for no build',
	(context) => {
		vi.stubEnv('CONTEXT', context);
		vi.stubEnv('DEPLOY_PRIME_URL', 'https://deploy-preview-7--blog.netlify.app');
		const env = readFunctionEnv({ ...given, PREVIEW_DATABASE_URL: branch });
		expect(env.DATABASE_URL).toBe(branch);
		expect(env.SITE_URL).toBe('https://deploy-preview-7--blog.netlify.app');
		expect(env.BUILD_HOOK_URL).toBeUndefined();
	},
);

const netlifys = 'postgres://c:d@db.netlify.example/neondb';
const withNetlifys = { ...given, DATABASE_URL: '', NETLIFY_DB_URL: netlifys };

test('the database is DATABASE_URL, then the one that Netlify made; the key is nobody’s to give', () => {
	const { AUTH_SECRET: _, ...keyless } = withNetlifys;
	const env = readFunctionEnv(keyless);
	expect(env.DATABASE_URL).toBe(netlifys);
	expect(env.AUTH_SECRET).toBeUndefined();
	expect(readFunctionEnv({ ...given, NETLIFY_DB_URL: netlifys }).DATABASE_URL).toBe(production);
});

test.each(previews)(
	'a deploy of %s has its branch of Netlify’s database only where that is the blog’s database',
	(context) => {
		expect(settingsOf(withNetlifys, context)['DATABASE_URL']).toBe(netlifys);
		expect(() => settingsOf({ ...given, NETLIFY_DB_URL: netlifys }, context)).toThrow(
			/PREVIEW_DATABASE_URL/,
		);
		const own = { ...withNetlifys, PREVIEW_DATABASE_URL: branch };
		expect(settingsOf(own, context)['DATABASE_URL']).toBe(branch);
	},
);

test('Neon’s protocol is for Neon’s hosts, and for Netlify’s database where Netlify says so', () => {
	expect(isNeon(production)).toBe(true);
	vi.stubEnv('NETLIFY_DB_URL', netlifys);
	expect(isNeon(netlifys)).toBe(false);
	vi.stubEnv('NETLIFY_DB_DRIVER', 'serverless');
	expect(isNeon(netlifys)).toBe(true);
	expect(isNeon('postgres://a:b@db.example/blog')).toBe(false);
});

test('the address that stands where Netlify made no database is named, not tried', () => {
	const NETLIFY_DB_URL = 'postgres://localhost/postgres';
	expect(() => readFunctionEnv({ ...withNetlifys, NETLIFY_DB_URL })).toThrow(
		/O banco de dados ainda não existe/,
	);
});
