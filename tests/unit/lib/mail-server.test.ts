import { afterEach, expect, test, vi } from 'vitest';
import { functionEnv, parseEnv } from '#lib/env';
import { readMailServer } from '#lib/mail-server';

afterEach(() => {
	vi.unstubAllEnvs();
	vi.resetModules();
});

const read = (env: Record<string, string>) =>
	readMailServer(
		parseEnv(functionEnv, {
			DATABASE_URL: 'postgres://a@b/c',
			AUTH_SECRET: 'a secret of the tests, 32 bytes long or more',
			SITE_URL: 'https://blog.example',
			...env,
		}),
	);

test('without SMTP_URL the site sends no mail; with it, in its own name unless another is given', () => {
	expect(read({})).toBeUndefined();
	const url = 'smtps://mesa:segredo@mail.example:465';
	expect(read({ SMTP_URL: url })).toEqual({
		url,
		from: 'Vão Livre <nao-responda@blog.example>',
	});
	const from = 'Mesa <mesa@blog.example>';
	expect(read({ SMTP_URL: url, MAIL_FROM: from })?.from).toBe(from);
});

test('an invalid mail server, or a sender with a line break, is rejected at the start', () => {
	expect(() => read({ SMTP_URL: 'https://mail.example' })).toThrow('SMTP_URL');
	expect(() => read({ MAIL_FROM: 'Mesa <a@b.example>\r\nBcc: c@d.example' })).toThrow('MAIL_FROM');
	expect(() => read({ MAIL_FROM: 'ninguém' })).toThrow('MAIL_FROM');
});

test('a name with a comma is one sender', async () => {
	vi.stubEnv('BLOG_NAME', 'Pão, Mesa & Cia');
	vi.resetModules();
	const renamed = await import('#lib/mail-server');
	expect(
		renamed.readMailServer({ SMTP_URL: 'smtp://x', SITE_URL: 'https://b.example' } as never),
	).toMatchObject({
		from: '"Pão, Mesa & Cia" <nao-responda@b.example>',
	});
});
