import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const user = { name: 'Marina', email: 'marina@example.com' };
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const tokenUntil = (endMs: number) =>
	`a.${btoa(JSON.stringify({ exp: Math.floor(endMs / 1000) }))}.c`;

const answer = (body: object, status = 200) => new Response(JSON.stringify(body), { status });
const valid = () =>
	answer({
		valid: true,
		user,
		expiresAt: inAnHour(),
		adminToken: tokenUntil(Date.now() + 600_000),
	});

/** A fresh desk in a fresh browser, because the session module keeps its state as long as the page lives. */
async function freshDesk(fetched: () => Promise<Response>) {
	vi.resetModules();
	const fetchMock = vi.fn(fetched);
	vi.stubGlobal('fetch', fetchMock);
	const session = await import('../../../admin/src/session/session.ts');
	return { ...session, fetchMock };
}

function store(
	part: Partial<Record<'adminToken' | 'adminSessionToken' | 'adminSessionExpiry', string>> = {},
) {
	const stored = {
		adminToken: tokenUntil(Date.now() + 600_000),
		adminSessionToken: 's',
		adminSessionExpiry: inAnHour(),
		...part,
	};
	for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

beforeEach(() => {
	vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') });
	localStorage.clear();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('Spec §4: the session', () => {
	it('Spec §4: is validated with the server when the desk opens', async () => {
		store();
		const desk = await freshDesk(async () => valid());
		await desk.openSession();
		expect(desk.sessionState()).toMatchObject({ status: 'signed-in', user, unverified: false });
	});

	it.each([
		['missing', undefined],
		['no date', 'amanhã'],
		['past', '2026-11-20T11:00:00.000Z'],
		['this very instant', '2026-11-20T12:00:00.000Z'],
	])('Spec §4, A5: a stored expiry that is %s clears it, unasked', async (_name, expiry) => {
		store(expiry === undefined ? {} : { adminSessionExpiry: expiry });
		if (expiry === undefined) localStorage.removeItem('adminSessionExpiry');
		const desk = await freshDesk(async () => valid());
		await desk.openSession();
		expect(desk.sessionState().status).toBe('signed-out');
		expect(localStorage.getItem('adminSessionToken')).toBeNull();
		expect(localStorage.getItem('adminToken')).toBeNull();
	});

	it('C17: a device’s clock that is eight days fast ends no session, at the opening or later', async () => {
		const date = new Date().toUTCString();
		store();
		vi.setSystemTime(Date.now() + 8 * 86_400_000);
		const timed = (body: object | null) =>
			new Response(body && JSON.stringify(body), { headers: { date } });
		const desk = await freshDesk(async () => timed(await valid().json()));
		desk.fetchMock.mockImplementationOnce(async () => timed(null));
		await desk.openSession();
		expect(desk.sessionState()).toMatchObject({ status: 'signed-in', user });
		expect(desk.fetchMock.mock.calls.map((call: unknown[]) => call[0])).toEqual([
			'/version.json',
			'/api/admin-auth',
		]);
		await desk.checkSession();
		expect(desk.sessionState().status).toBe('signed-in');
		localStorage.setItem('adminSessionExpiry', '2026-11-20T11:00:00.000Z');
		await desk.checkSession();
		expect(desk.sessionState().status).toBe('ended');
	});

	it('Spec §4: an answer `valid: false` clears it', async () => {
		store();
		const desk = await freshDesk(async () => answer({ valid: false }));
		await desk.openSession();
		expect(desk.sessionState().status).toBe('signed-out');
		expect(localStorage.length).toBe(0);
	});

	it('an unreachable server clears nothing, and the desk says so', async () => {
		store();
		const desk = await freshDesk(async () => {
			throw new TypeError('network');
		});
		const opening = desk.openSession();
		await vi.advanceTimersByTimeAsync(1_000);
		await opening;
		expect(desk.sessionState()).toMatchObject({ status: 'signed-in', unverified: true });
		expect(localStorage.getItem('adminSessionToken')).toBe('s');
	});

	it('Spec §9: a token about to end is renewed, again and again from 200 ms with doubled waits', async () => {
		store();
		const desk = await freshDesk(async () => valid());
		await desk.openSession();
		localStorage.setItem('adminToken', tokenUntil(Date.now() + 30_000));
		const asked: number[] = [];
		desk.fetchMock.mockImplementation(async () => {
			asked.push(Date.now());
			if (asked.length < 4) throw new TypeError('network');
			return valid();
		});
		const checking = desk.checkSession();
		await vi.advanceTimersByTimeAsync(5_000);
		await checking;
		const waits = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
		expect(waits).toEqual([200, 400, 800]);
		expect(desk.sessionState().unverified).toBe(false);
	});

	it('a token with time left is not renewed', async () => {
		store();
		const desk = await freshDesk(async () => valid());
		await desk.openSession();
		desk.fetchMock.mockClear();
		await desk.checkSession();
		expect(desk.fetchMock).not.toHaveBeenCalled();
	});

	it('Spec §4: ends when its time has come, while somebody may be writing', async () => {
		store();
		const desk = await freshDesk(async () => valid());
		await desk.openSession();
		vi.setSystemTime(Date.now() + 3_600_000);
		await desk.checkSession();
		expect(desk.sessionState()).toMatchObject({ status: 'ended', user });
		expect(localStorage.getItem('adminSessionToken')).toBeNull();
	});

	it('a refusal that arrives after its end neither ends it again nor takes the text off the screen', async () => {
		store();
		const desk = await freshDesk(async () => valid());
		await desk.openSession();
		desk.fetchMock.mockImplementation(async () => answer({ valid: false }));
		await desk.renewAfterRefusal();
		desk.putOffSignIn(true);
		expect(await desk.renewAfterRefusal()).toBe(false);
		expect(desk.sessionState()).toMatchObject({ status: 'ended', isSignInPutOff: true, user });
		expect(localStorage.length).toBe(0);
	});

	it('Spec §4, A5: signing out clears the stored values even when the server is down', async () => {
		store();
		const desk = await freshDesk(async () => valid());
		await desk.openSession();
		desk.fetchMock.mockRejectedValue(new TypeError('network'));
		await desk.logOut();
		expect(desk.sessionState().status).toBe('signed-out');
		expect(localStorage.length).toBe(0);
	});

	it('Spec §3, §4, §7, §9: signing in stores token and expiry, and says so to whoever listens', async () => {
		const desk = await freshDesk(async () =>
			answer({ success: true, sessionToken: 's2', expiresAt: inAnHour(), adminToken: 'a2', user }),
		);
		const events: unknown[] = [];
		desk.onSessionChange((event) => events.push(event));
		await desk.logIn(user.email, 'uma senha');
		expect(localStorage.getItem('adminSessionToken')).toBe('s2');
		expect(localStorage.getItem('adminToken')).toBe('a2');
		expect(events).toContain('signed-in');
	});

	it('Spec §7: a sign-in with a code sends it, and tells that the second factor was given', async () => {
		const desk = await freshDesk(async () =>
			answer({ success: true, sessionToken: 's2', expiresAt: inAnHour(), adminToken: 'a2', user }),
		);
		const events: unknown[] = [];
		desk.onSessionChange((event) => events.push(event));
		await desk.logIn(user.email, 'uma senha', '123456');
		expect(events).toEqual(['mfa-verified', 'signed-in']);
		expect(desk.fetchMock.mock.calls[0]).toMatchObject(['/api/admin-auth', { method: 'POST' }]);
		expect(JSON.stringify(desk.fetchMock.mock.calls)).toContain('123456');
	});

	it('Spec §7: a forgotten password that was replaced is told, and opens the session that came with it', async () => {
		const desk = await freshDesk(async () => valid());
		const events: unknown[] = [];
		desk.onSessionChange((event) => events.push(event));
		desk.announce('password-recovery');
		expect(localStorage.length).toBe(0);
		desk.enterWith({ sessionToken: 's3', adminToken: 'a3', expiresAt: inAnHour() }, user);
		expect(events).toEqual(['password-recovery', 'signed-in']);
		expect(localStorage.getItem('adminSessionToken')).toBe('s3');
		expect(desk.sessionState()).toMatchObject({ status: 'signed-in', user });
	});
});
