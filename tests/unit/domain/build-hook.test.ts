import { expect, test } from 'vitest';
import { readHookAddress } from '#domain/site/build-hook';

const hook = 'https://api.netlify.com/build_hooks/0123456789abcdef01234567';

test('a build hook is Netlify’s alone, with or without what is copied around it', () => {
	for (const typed of [hook, ` ${hook}\n`, `${hook}?trigger_title=blog&clear_cache=true`])
		expect(readHookAddress(typed)).toBe(hook);
});

test.each([
	'',
	'https://app.netlify.com/projects/vao-livre-blog',
	`${hook}8`,
	`${hook}/`,
	`${hook} x`,
	hook.slice(0, -1),
	hook.replace('https', 'http'),
	hook.replace('netlify.com', 'netlify.com.example'),
	hook.replace('api.netlify.com', 'api.netlify.com@example.test'),
	hook.replace('https://', 'https://example.test/?'),
	`curl -X POST -d {} ${hook}`,
	'postgres://usuario:senha@ep-nome-123.us-east-2.aws.neon.tech/neondb',
])('%j is none', (typed) => {
	expect(readHookAddress(typed)).toBeUndefined();
});
