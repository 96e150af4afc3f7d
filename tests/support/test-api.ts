import { randomBytes, scryptSync } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { addressOf, type Endpoint, type InputOf, type OutputOf } from '#contract/endpoint';
import { createSession } from '#db/accounts/admin-sessions';
import { findUserByEmail } from '#db/accounts/admin-users';
import { createAdmin } from '#db/accounts/create-admin';
import type { Handler } from '#lib/serve';
import { hashToken, makeToken, signAdminToken } from '#lib/tokens';
import { loadHandlers } from './function-handlers.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createTestDeps, minuteMs, type TestDeps } from './test-deps.ts';

export const admin = { email: 'ana@blog.test', name: 'Ana', password: 'senha de teste' };

/** A cheap hash in the stored format: its cost is not what is tested. */
export function cheapHash(password: string): string {
	const salt = randomBytes(16);
	const hash = scryptSync(password, salt, 32, { N: 2 ** 4, r: 8, p: 1 });
	const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
	return `$scrypt$ln=4,r=8,p=1$${encode(salt)}$${encode(hash)}`;
}

export interface Sent {
	method?: string;
	headers?: Record<string, string>;
	/** Sent unchanged; otherwise the input as JSON. */
	body?: BodyInit | null;
	ip?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: a reply may be any endpoint's, or an error.
export type AnyBody = any;

export interface Answer {
	status: number;
	body: AnyBody;
	headers: Headers;
}

export interface Tokens {
	sessionToken: string;
	adminToken: string;
	expiresAt: string;
}

export interface TestApi {
	db: TestDatabase['db'];
	url: string;
	deps: TestDeps;
	handlers: Map<string, Handler>;
	/** Sends exactly the given request, without adding a token. */
	send: (name: string, input: unknown, sent?: Sent) => Promise<Answer>;
	/** Calls as the signed-in editor; throws on failure. */
	call: <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>;
	/** Calls as the signed-in editor, and returns any reply. */
	tryCall: (name: string, input: unknown) => Promise<Answer>;
	/** By the login, with the password. */
	signIn: (sent?: Sent) => Promise<Tokens>;
	/** Inserted directly into the database. */
	openSession: () => Promise<Tokens>;
	/** Resolves when all work after replies is done. */
	settle: () => Promise<unknown>;
	close: () => Promise<void>;
}

/** All functions in this process, on a new database with one admin, or on an existing one. */
export async function createTestApi(given?: TestDatabase): Promise<TestApi> {
	const database = given ?? (await createTestDatabase());
	const deps = createTestDeps(database.db);
	const handlers = await loadHandlers();
	const { email, name } = admin;
	const passwordHash = cheapHash(admin.password);
	if (!given) await createAdmin(database.db, { email, name, passwordHash });
	const afterwards: Promise<unknown>[] = [];
	let tokens: Promise<Tokens> | undefined;
	let signedInAt = 0;

	async function send(endpointName: string, input: unknown, sent: Sent = {}): Promise<Answer> {
		const handler = handlers.get(endpointName);
		if (!handler) throw new Error(`there is no function ${endpointName}`);
		const method = sent.method ?? handler.endpoint.method;
		const hasBody = method !== 'GET' && method !== 'HEAD' && sent.body !== null;
		const request = new Request(`https://blog.test/api/${addressOf(handler.endpoint, input)}`, {
			method,
			headers: { 'content-type': 'application/json', ...sent.headers },
			...(hasBody && { body: sent.body === undefined ? JSON.stringify(input) : sent.body }),
		});
		const waitUntil = (work: Promise<unknown>) => void afterwards.push(work);
		const response = await handler(request, { ip: sent.ip ?? '203.0.113.7', waitUntil }, deps);
		const text = await response.text();
		return {
			status: response.status,
			headers: response.headers,
			body: text === '' ? undefined : JSON.parse(text),
		};
	}

	async function signIn(sent?: Sent): Promise<Tokens> {
		const { password } = admin;
		const { status, body } = await send('admin-auth', { action: 'login', email, password }, sent);
		if (status !== 200) throw new Error(`the sign-in answered ${status}: ${body.error}`);
		return body;
	}

	/** A session as for a script's sign-in, without the cost of a password. */
	async function openSession(): Promise<Tokens> {
		const sessionToken = makeToken(deps);
		const user = await findUserByEmail(database.db, email);
		if (!user) throw new Error(`there is no account ${email}`);
		const session = await createSession(database.db, {
			user,
			tokenHash: hashToken(sessionToken),
			bindingHash: null,
			userAgent: '',
			ip: '',
			now: deps.now(),
		});
		if (!session) throw new Error('the account has another password by now');
		const { id, expires_at } = session;
		return { sessionToken, adminToken: await signAdminToken(deps, id), expiresAt: expires_at };
	}

	async function tryCall(endpointName: string, input: unknown): Promise<Answer> {
		const now = deps.now().getTime();
		if (!tokens || Math.abs(now - signedInAt) > 10 * minuteMs) {
			tokens = openSession();
			signedInAt = now;
		}
		const { adminToken, sessionToken } = await tokens;
		return send(endpointName, input, {
			headers: { 'x-admin-token': adminToken, 'x-session-token': sessionToken },
		});
	}

	async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<OutputOf<E>> {
		const { status, body } = await tryCall(endpoint.name, input);
		if (status !== 200) throw new Error(`${endpoint.name} answered ${status}: ${body.error}`);
		return body;
	}

	const { db, url, close } = database;
	const settle = () => Promise.all(afterwards.splice(0));
	return { db, url, deps, handlers, send, call, tryCall, signIn, openSession, settle, close };
}

/** One for all tests of a file. It is empty until they run, so a file's outermost code may pass it on, but not read it. */
export function apiForFile(): TestApi {
	const api = {} as TestApi;
	beforeAll(async () => void Object.assign(api, await createTestApi()));
	afterAll(() => api.close());
	return api;
}

/** A new one for each test, in the same object. */
export function apiForEachTest(): TestApi {
	const api = {} as TestApi;
	beforeEach(async () => void Object.assign(api, await createTestApi()));
	afterEach(() => api.close());
	return api;
}
