import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no test replaces a module that its worker shares with other files: the order would decide', () => {
	const together = globSync('tests/{unit,component,pages,integration}/**/*.test.{ts,tsx}').filter(
		(file) => !/integration\/(?:auth|desk|neon)\//.test(file),
	);
	expect(together.length).toBeGreaterThan(0);
	const replacing = together.filter((file) =>
		/\bvi\.(?:do)?[mM]ock\(/.test(readFileSync(file, 'utf8')),
	);
	expect(replacing).toEqual([]);
});
