import type { BrowserContext, Page } from '@playwright/test';
import type { createPost } from '#contract/create-post';
import type { InputOf, OutputOf } from '#contract/endpoint';
import type { DeskApi } from '../../../support/desk-api.ts';
import type { CallReply, DeskBrowser } from '../../../support/lives/the-desk.ts';
import { readJournal } from '../journal-entries.ts';
import { watchDesk } from './page-form.ts';

/** The form's calls that change something. */
const changes = /\/api\/(?:drafts|create-post|update-post|toggle-publish|plans)$/;
const longestWaitMs = 1_500;
const longestAnswerMs = 5_000;
/** A button that cannot be pressed fails the life instead of holding it for ever. */
const longestActMs = 30_000;

/** One Chromium with its network and storage, at the desk of a running site. */
export class PageBrowser implements DeskBrowser {
	readonly context: BrowserContext;
	isOnline = true;
	private readonly desk: DeskApi;
	private readonly underWay = new Map<unknown, number>();
	private isNextAnswerLost = false;
	/** A page of the site without the desk, which can read the journal. */
	private shelf: Page | undefined;

	constructor(context: BrowserContext, desk: DeskApi) {
		this.context = context;
		this.desk = desk;
	}

	async start(): Promise<void> {
		const { context } = this;
		context.setDefaultTimeout(longestActMs);
		await context.addInitScript(watchDesk);
		context.on('request', (request) => {
			if (request.url().includes('/api/')) this.underWay.set(request, Date.now());
		});
		for (const end of ['requestfinished', 'requestfailed'] as const)
			context.on(end as 'requestfinished', (request) => this.underWay.delete(request));
		await context.route(changes, async (route) => {
			const { action } = route.request().postDataJSON() ?? {};
			if (!this.isNextAnswerLost || ['get', 'list'].includes(action)) return route.continue();
			this.isNextAnswerLost = false;
			await route.fetch();
			await route.abort();
		});
		this.shelf = await context.newPage();
		await this.shelf.goto('/robots.txt');
	}

	/** Whether the desk waits for an answer. What a page sent that is gone is never said to have ended. */
	get isWaiting(): boolean {
		const since = Date.now() - longestAnswerMs;
		return [...this.underWay.values()].some((sentAt) => sentAt > since);
	}

	/** What the desk repeats later, it repeats at once when it comes online. */
	waits = (ms: number) =>
		new Promise<void>((done) => setTimeout(done, Math.min(ms, longestWaitMs)));
	rests = () => this.waits(100);

	async goesOffline(): Promise<void> {
		this.isOnline = false;
		await this.context.setOffline(true);
	}
	async comesOnline(): Promise<void> {
		this.isOnline = true;
		await this.context.setOffline(false);
	}
	losesNextAnswer(): void {
		this.isNextAnswerLost = true;
	}
	/** The session of a life in Chromium never ends. */
	signsIn = async () => undefined;

	async creates(input: InputOf<typeof createPost>): Promise<OutputOf<typeof createPost>['post']> {
		const made = await this.desk.call<OutputOf<typeof createPost>>('create-post', input);
		return made.post;
	}

	async calls(name: string, input: object): Promise<{ status: number; body: CallReply }> {
		try {
			return { status: 200, body: await this.desk.call(name, input) };
		} catch (error) {
			return { status: 400, body: { error } };
		}
	}

	entries = async (): Promise<unknown[]> => (this.shelf ? readJournal(this.shelf) : []);
}
