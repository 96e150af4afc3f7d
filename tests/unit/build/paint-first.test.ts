import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { paintFirst } from '../../../scripts/site/page-program.ts';

const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (policy: string, script: string) =>
	`<title>Sobre script-src ${digest('x')}</title><meta name="viewport"><meta http-equiv="content-security-policy" content="default-src 'self'; script-src ${policy}; style-src ${digest('y')}">${script}`;

test('a page’s policy allows the scripts that stand in it, and no other by its digest', () => {
	const sources = `'self' ${digest('before()')} ${digest('other()')} https://example.com`;
	const painted = paintFirst(page(sources, '<script>before()</script>'));
	expect(painted).toContain(`script-src 'self' ${digest('before()')} https://example.com;`);
	expect(painted).not.toContain(digest('other()'));
	expect(painted).toContain(digest('x'));
	expect(painted).toContain(digest('y'));
	const module = '<script type="module">before()</script>';
	expect(paintFirst(page(sources, module))).toContain(digest('before()'));
	expect(paintFirst(page(sources, ''))).toContain(`script-src 'self' https://example.com;`);
});
