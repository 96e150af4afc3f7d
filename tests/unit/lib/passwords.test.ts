import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect, test, vi } from 'vitest';
import { hashPassword, isOutdatedHash, isPasswordRight } from '#lib/passwords';

test('A3: a password matches only its own hash', async () => {
	const hash = await hashPassword('correta');
	expect(hash).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w+/-]{22}\$[\w+/-]{43}$/);
	expect(await isPasswordRight('correta', hash)).toBe(true);
	expect(await isPasswordRight('Correta', hash)).toBe(false);
	expect(await isPasswordRight('correta', await hashPassword('outra'))).toBe(false);
	expect(await isPasswordRight('correta', undefined)).toBe(false);
	expect(isOutdatedHash(hash)).toBe(false);
	expect(isOutdatedHash(hash.replace('ln=15', 'ln=14'))).toBe(true);
});

test('A3: the same password typed on another keyboard is the same password', async () => {
	expect(await isPasswordRight('cafe\u0301', await hashPassword('caf\u00e9'))).toBe(true);
});

test('A3: four at once stay under 200 MB', async () => {
	const hash = await hashPassword('a');
	const before = process.memoryUsage().rss;
	let peak = before;
	const timer = setInterval(() => {
		peak = Math.max(peak, process.memoryUsage().rss);
	}, 5);
	await Promise.all(Array.from({ length: 4 }, () => isPasswordRight('b', hash)));
	clearInterval(timer);
	expect((peak - before) / 2 ** 20).toBeLessThan(200);
});

/** What a check of a wrong password has to work out: how often, how many bytes, and at which cost. */
async function workOf(stored: string | undefined) {
	const derive = vi.spyOn(crypto, 'scrypt');
	syncBuiltinESMExports();
	await isPasswordRight('errada', stored);
	const work = derive.mock.calls.map(([, , bytes, cost]) => ({ bytes, cost }));
	derive.mockRestore();
	syncBuiltinESMExports();
	return work;
}

test('A2: an unknown address and a damaged hash cost the same work as a wrong password', async () => {
	const known = await workOf(await hashPassword('correta'));
	expect(known).toHaveLength(1);
	expect(await workOf(undefined)).toEqual(known);
	expect(await workOf('$scrypt$ln=99,r=8,p=3$x$x')).toEqual(known);
});
