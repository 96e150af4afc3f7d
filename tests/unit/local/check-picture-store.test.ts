import { expect, test } from 'vitest';
import { checkPicturePlace } from '../../../scripts/local/check-picture-store.ts';

const neon = 'postgres://ana:segredo@ep-nome-123.sa-east-1.aws.neon.tech/neondb';
const check = (databaseUrl: string | undefined, environment = {}) =>
	checkPicturePlace({ databaseUrl, dataDir: '/blog/.data', environment });

test('posts for a remote database are not separated from their pictures, and no password is shown', () => {
	expect(() => check(neon)).toThrow(
		/^O banco de dados está em ep-nome-123\.sa-east-1\.aws\.neon\.tech, mas as imagens ficariam nesta máquina, em \/blog\/\.data/,
	);
	expect(() => check(neon)).not.toThrow(/segredo/);
	expect(() => check(neon, { NETLIFY_SITE_ID: 'x' })).toThrow(/NETLIFY_AUTH_TOKEN/);
});

test('a named site, and a local database, keep them together', () => {
	check(neon, { NETLIFY_SITE_ID: 'x', NETLIFY_AUTH_TOKEN: 'y' });
	check(undefined);
	check('postgres://postgres@localhost:5432/blog');
	check('postgres://postgres@127.0.0.1/blog');
	check('postgres://postgres@[::1]/blog');
	check('postgres:///blog?host=/var/run/postgresql');
});
