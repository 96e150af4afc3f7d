import { generate } from 'otplib';
import { type Answer, type AnyBody, admin, type Sent, type TestApi } from './test-api.ts';

/** Helpers for the tests of the authentication endpoints. */
export function authClient(api: TestApi) {
	const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
	const as = (token: string, name: string, input: unknown = {}, sent: Sent = {}) =>
		api.send(name, input, { ...sent, headers: { ...sent.headers, ...bearer(token) } });
	const grant = (password = admin.password, email = admin.email): Promise<Answer> =>
		api.send('auth/token', { grant_type: 'password', email, password });
	const refresh = (refresh_token: string, sent?: Sent) =>
		api.send('auth/token', { grant_type: 'refresh_token', refresh_token }, sent);
	const codeNow = (secret: string) =>
		generate({ secret, epoch: Math.floor(api.deps.now().getTime() / 1000) });
	const verify = async (token: string, id: string, code: string) => {
		const { body } = await as(token, 'auth/factors/:id/challenge', { id });
		return as(token, 'auth/factors/:id/verify', { id, challenge_id: body.id, code });
	};
	/** A second factor for the admin, activated by this session. */
	const switchOn = async (token: string): Promise<AnyBody> => {
		const { body: factor } = await as(token, 'auth/factors', { factor_type: 'totp' });
		const { secret } = factor.totp;
		const { status, body } = await verify(token, factor.id, await codeNow(secret));
		if (status !== 200) throw new Error(`the factor answered ${status}: ${body.error}`);
		// Its code is used up, so the next one is that of the next half minute.
		api.deps.clock.advance(30_000);
		return { id: factor.id, secret, recoveryCodes: body.recovery_codes, session: body };
	};
	const logIn = (given: { password?: string; code?: string; ip?: string } = {}) => {
		const { password = admin.password, code, ip } = given;
		const input = { action: 'login', email: admin.email, password, ...(code && { code }) };
		return api.send('admin-auth', input, ip ? { ip } : {});
	};
	return { as, grant, refresh, codeNow, verify, switchOn, logIn };
}
