import './a-window.ts';
import { locks } from 'node:worker_threads';
import { act } from 'react';
import { vi } from 'vitest';
import { storageKeys } from '#config/storage-keys';
import { createPost } from '#contract/create-post';
import type { InputOf, OutputOf } from '#contract/endpoint';
import { onUnauthorized } from '../../../admin/src/api/call.ts';
import { logIn, openSession, renewAfterRefusal } from '../../../admin/src/session/session.ts';
import { listEntries, removeEntry } from '../../../admin/src/text/journal.ts';
import type { DeskBrowser } from '../../support/lives/the-desk.ts';
import { type Answer, admin, type TestApi } from '../../support/test-api.ts';

/** After this many turns of the event loop without a pending call, nothing more will happen. */
const quietTurns = 12;
const patienceMs = 10_000;

/** The form's calls that change something. */
const changes = ['drafts', 'create-post', 'update-post', 'toggle-publish', 'plans'];

/** One browser with its network, storage and session, calling the real functions over a real database. */
export class Browser implements DeskBrowser {
	private readonly api: TestApi;
	private readonly underWay = new Set<Promise<unknown>>();
	private sent = 0;
	isOnline = true;
	private isNextAnswerLost = false;

	constructor(api: TestApi) {
		this.api = api;
		api.deps.now = () => new Date();
		Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
		Object.defineProperty(navigator, 'onLine', { get: () => this.isOnline, configurable: true });
		vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
			const answer = this.send(url, init);
			this.underWay.add(answer);
			this.sent += 1;
			void answer.catch(() => undefined).finally(() => this.underWay.delete(answer));
			return answer;
		});
	}

	private async send(url: string, { method = 'GET', headers, body }: RequestInit) {
		if (!this.isOnline) throw new TypeError('network');
		const name = url.replace(/^\/api\//, '').replace(/\?.*$/, '');
		const input = typeof body === 'string' ? JSON.parse(body) : {};
		const sent = { method, headers: headers as Record<string, string> };
		const { status, body: reply } = await this.api.send(name, input, sent);
		const isRead = ['get', 'list'].includes(input.action);
		if (this.isNextAnswerLost && !isRead && changes.includes(name)) {
			this.isNextAnswerLost = false;
			throw new TypeError('network');
		}
		return new Response(JSON.stringify(reply), { status });
	}

	/** Runs an action and waits until nothing is pending, rerendering after each turn, because that may lead to more. */
	async does(work: () => unknown): Promise<void> {
		await act(async () => {
			await work();
		});
		let before: number;
		do {
			before = this.sent;
			await act(() => this.settle());
		} while (this.sent > before);
	}

	private async settle(): Promise<void> {
		for (let quiet = 0; quiet < quietTurns; quiet += 1) {
			if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(0);
			await new Promise((resolve) => setImmediate(resolve));
			if (this.underWay.size === 0) continue;
			await Promise.allSettled(this.underWay);
			quiet = 0;
		}
	}

	/** Advances the time, for both browser and server. */
	waits = (ms: number) =>
		this.does(async () => {
			await vi.advanceTimersByTimeAsync(ms);
		});

	/** Starts a new day: signed in, with an empty journal. An account has few sessions, so the last day's ends. */
	async start(): Promise<void> {
		this.isOnline = true;
		this.isNextAnswerLost = false;
		await this.losesSession();
		for (const entry of await this.entries()) await removeEntry(entry);
		onUnauthorized(renewAfterRefusal);
		const { sessionToken, adminToken, expiresAt } = await this.api.openSession();
		localStorage.setItem(storageKeys.sessionToken, sessionToken);
		localStorage.setItem(storageKeys.adminToken, adminToken);
		localStorage.setItem(storageKeys.sessionExpiry, expiresAt);
		await this.does(() => openSession());
	}

	private async gets<T>(work: () => Promise<T>): Promise<T> {
		let result!: T;
		await this.does(async () => {
			result = await work();
		});
		return result;
	}

	rests = () => this.does(() => undefined);
	/** The browser's database takes as many turns as it likes, with nothing drawn between two of them. */
	restsUntil = async (isSo: () => boolean): Promise<void> => {
		for (const end = Date.now() + patienceMs; !isSo() && Date.now() < end; ) await this.rests();
	};
	entries = () => this.gets(() => listEntries(admin.email));
	calls = (name: string, input: object): Promise<Answer> =>
		this.gets(() => this.api.tryCall(name, input));

	creates = async (
		input: InputOf<typeof createPost>,
	): Promise<OutputOf<typeof createPost>['post']> =>
		(await this.gets(() => this.api.call(createPost, input))).post;

	losesNextAnswer(): void {
		this.isNextAnswerLost = true;
	}

	/** Ends the session on the server, like another device. */
	async losesSession(): Promise<void> {
		const sessionToken = localStorage.getItem(storageKeys.sessionToken);
		await this.api.send('admin-auth', { action: 'logout', sessionToken });
	}

	async signsIn(): Promise<void> {
		await this.does(() => logIn(admin.email, admin.password));
	}

	async goesOffline(): Promise<void> {
		this.isOnline = false;
	}

	async comesOnline(): Promise<void> {
		this.isOnline = true;
		await this.does(() => dispatchEvent(new Event('online')));
	}
}
