import { expect, test, vi } from 'vitest';
import { health } from '#contract/health';
import { serveCalls } from '#lib/serve-calls';

const answering = (name: string) =>
	Object.assign(async () => Response.json({ name }), { endpoint: health });
const calls = {
	health: vi.fn(async () => answering('health')),
	topics: vi.fn(async () => answering('topics')),
	'auth/*': vi.fn(async () => answering('auth')),
};
const api = serveCalls(calls);
const ask = async (path: string) => {
	const reply = await api(new Request(`https://blog.test${path}`), {});
	return reply.status === 200 ? (await reply.json()).name : reply.status;
};

test('a call is found as Netlify finds it, whatever the case and with a slash at its end', async () => {
	expect(await ask('/api/health')).toBe('health');
	expect(await ask('/API/Health/?x=1')).toBe('health');
	expect(await ask('/api/auth/token')).toBe('auth');
	expect(await ask('/api/auth/factors/7')).toBe('auth');
});

test('a call loads nothing of the others', async () => {
	expect(await ask('/api/health')).toBe('health');
	expect(calls.health).toHaveBeenCalled();
	expect(calls.topics).not.toHaveBeenCalled();
});

test('an address without a call is not found, even with the name of a property', async () => {
	for (const path of ['/', '/api', '/api/', '/api/nada', '/api/constructor', '/api/__proto__'])
		expect(await ask(path), path).toBe(404);
});
