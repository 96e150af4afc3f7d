import { expect, test } from 'vitest';
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

async function measure(): Promise<number> {
	const hash = await hashPassword('correta');
	const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
	for (let round = 0; round < 5; round += 1) {
		for (const which of ['known', 'unknown'] as const) {
			// The least CPU time, because a busy machine can make either one late.
			const before = process.cpuUsage();
			await isPasswordRight('errada', which === 'known' ? hash : undefined);
			times[which].push(process.cpuUsage(before).user / 1000);
		}
	}
	const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
	return Math.abs(known - unknown) / Math.max(known, unknown);
}

test('A2: a known and an unknown address take equally long', { timeout: 60_000 }, async () => {
	expect(await measure()).toBeLessThan(0.15);
});
