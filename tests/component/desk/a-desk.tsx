import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { matchRoutes } from 'react-router';
import { vi } from 'vitest';
import { paths } from '#config/paths';
import { storageKeys } from '#config/storage-keys';
import type { SiteStatus } from '#contract/site-status';
import { App } from '../../../admin/src/app/app.tsx';
import { routes } from '../../../admin/src/app/router.tsx';
import { openSession } from '../../../admin/src/session/session.ts';
import { aPostSummary } from '../../support/a-post-summary.ts';

/** The whole desk at an address, in jsdom, with a server that says what a test lets it say. */

type Input = Record<string, unknown>;
type Reply = object | Response | Promise<object | Response>;
export type Server = Record<string, (input: Input) => Reply>;

export const refusal = (error: string, status = 500) =>
	Response.json(
		{ success: false, error, code: status === 401 ? 'unauthorized' : 'internal' },
		{ status },
	);

/** An answer that the test lets go. */
export function held(answer: object | Response = {}) {
	const { promise, resolve } = Promise.withResolvers<object | Response>();
	return { answer: promise, go: () => resolve(answer) };
}

const user = { email: 'marina@example.com', name: 'Marina' };
const tokens = () => ({
	adminToken: 'a',
	sessionToken: 's',
	expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
});

export const aListedPost = (fields: object = {}) => ({
	...aPostSummary({ published: false, published_at: null }),
	finding: null,
	...fields,
});

export const aPage = (posts: object[]) => ({
	posts,
	total: posts.length,
	page: 1,
	pageSize: 20,
	next_scheduled_at: null,
	counts: { all: posts.length, draft: posts.length, published: 0, scheduled: 0, deleted: 0 },
});

export const aSiteStatus = (fields: Partial<SiteStatus> = {}) => ({
	newest_publication: 7,
	pending: [],
	planned: [],
	budget: null,
	build: { state: 'idle', since: null, reason: null, log: null, usual_ms: 21_000 },
	scheduler: { last_run_at: new Date().toISOString(), overdue: 0 },
	...fields,
});

const quiet: Server = {
	'admin-auth': ({ action }) => {
		const { sessionToken, ...renewed } = tokens();
		return action === 'validate'
			? { valid: true, user, ...renewed }
			: { user, sessionToken, ...renewed };
	},
	'admin-posts': () => aPage([]),
	'site-status': () => aSiteStatus(),
	setup: () => ({ open: false, log: null }),
	health: () => ({ status: 'ok', mail: true }),
	categories: () => ({ categories: [] }),
	authors: () => ({ authors: [] }),
};

export interface Desk {
	/** Every call, by name and with its input. */
	sent: { name: string; input: Input }[];
	inputsOf: (name: string) => Input[];
	/** Replaces what the server says. */
	say: (server: Server) => void;
}

/** What a bounded wait for a screen would otherwise wait for, too: the screen's modules. */
async function loadScreens(...addresses: string[]): Promise<void> {
	await import('../../../admin/src/ui/toast-stack.tsx');
	const matches = addresses.flatMap((address) => matchRoutes(routes, address) ?? []);
	for (const { route } of matches) if (typeof route.lazy === 'function') await route.lazy();
}

export async function openDesk(
	address: string,
	server: Server = {},
	isSignedIn = true,
): Promise<Desk> {
	let answers: Server = { ...quiet, ...server };
	const sent: Desk['sent'] = [];
	localStorage.clear();
	if (isSignedIn) {
		const { adminToken, sessionToken, expiresAt } = tokens();
		localStorage.setItem(storageKeys.adminToken, adminToken);
		localStorage.setItem(storageKeys.sessionToken, sessionToken);
		localStorage.setItem(storageKeys.sessionExpiry, expiresAt);
	}
	vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
		const [, name = ''] = /^\/api\/([\w-]+)/.exec(url) ?? [];
		const input = JSON.parse(String(body ?? '{}'));
		sent.push({ name, input });
		const answer = await answers[name]?.(input);
		if (answer instanceof Response) return answer.clone();
		return Response.json({ success: true, publication: null, ...answer });
	});
	vi.stubGlobal('scrollTo', () => undefined);
	vi.stubGlobal('visualViewport', null);
	history.replaceState(null, '', address);
	await loadScreens(address, paths.admin.login);
	await openSession();
	render(<App />);
	return {
		sent,
		inputsOf: (name) => sent.filter((call) => call.name === name).map(({ input }) => input),
		say: (more) => {
			answers = { ...answers, ...more };
		},
	};
}

export function closeDesk(): void {
	cleanup();
	localStorage.clear();
	vi.unstubAllGlobals();
	history.replaceState(null, '', '/');
}

export const button = (name: string | RegExp) =>
	screen.findByRole<HTMLButtonElement>('button', { name });
export const press = async (name: string | RegExp) => fireEvent.click(await button(name));
export const fill = async (label: string, value: string) =>
	fireEvent.change(await screen.findByLabelText(label), { target: { value } });
/** The notice that holds this text. */
export const told = (text: string) =>
	waitFor(() => {
		const all = [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')];
		const found = all.find((notice) => notice.textContent?.includes(text));
		if (!found) throw new Error(`nobody was told: ${text}`);
		return found;
	});
export const rowOf = async (title: string) =>
	within((await screen.findByRole('link', { name: title })).closest('tr') as HTMLElement);
/** A menu's item; jsdom cannot open its popover. */
export async function choose(menu: string, item: string): Promise<void> {
	const opener = await button(menu);
	const popover = document.getElementById(opener.getAttribute('popovertarget') ?? '');
	const found = within(popover as HTMLElement).getByText(item);
	fireEvent.click(found.closest('[role=menuitem]') ?? found);
}
