import { afterEach, expect, test, vi } from 'vitest';
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
		expect(settingsOf(given, context)).toBe(given);
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
