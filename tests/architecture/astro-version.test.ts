import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownAstro } from '../../scripts/site/page-program.ts';

test('the page program was tried with this version of Astro: run `npm run check:deep` before naming another', () => {
	const { version } = JSON.parse(readFileSync('node_modules/astro/package.json', 'utf8'));
	expect(version).toBe(knownAstro);
});
