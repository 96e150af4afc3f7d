import { eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { paths } from '#config/paths';
import { createPost } from '#contract/create-post';
import type { InputOf, OutputOf } from '#contract/endpoint';
import { blogPosts, drafts } from '#db/schema';
import { valuesOf } from '#domain/form-values';
import { call } from '../../../admin/src/api/call.ts';
import { listEntries } from '../../../admin/src/journal/journal.ts';
import type { PostValues } from '../../../admin/src/journal/post-values.ts';
import { type Answer, admin, type TestApi } from '../../support/test-api.ts';
import type { Browser } from './a-browser.ts';
import { Tab } from './a-tab.tsx';

export const beginnings = ['new', 'draft', 'scheduled', 'published'] as const;
type Beginning = (typeof beginnings)[number];

/** What readers see of a post: its text, or nothing. */
type Seen = Omit<PostValues, 'scheduled_at'> | null;

const seenOf = ({ scheduled_at: _, ...text }: PostValues): Seen => text;

type Post = typeof blogPosts.$inferSelect;

interface Stored {
	posts: Post[];
	drafts: string | null;
	revisions: string | null;
}

const seenBy = (post: Post | undefined): Seen =>
	post?.published && !post.deleted_at ? seenOf(valuesOf(post as never)) : null;

/** An editor's life with the desk: one browser, two tabs, and everything that she wrote. */
export class Life {
	readonly browser: Browser;
	readonly tabs: readonly [Tab, Tab];
	readonly api: TestApi;
	readonly categoryId: string;
	/** Every post of this life, the first one first. */
	readonly posts: string[] = [];
	/** Every word that was typed and not deleted on purpose; each must still exist somewhere. */
	readonly words = new Set<string>();
	steps = 0;
	private readonly seen = new Map<string, Seen>();
	private typed = 0;

	constructor(api: TestApi, browser: Browser, categoryId: string) {
		this.api = api;
		this.browser = browser;
		this.categoryId = categoryId;
		this.tabs = [new Tab(browser), new Tab(browser)];
	}

	/** Starts with an empty form, or with the form of an existing post. */
	async begins(beginning: Beginning): Promise<void> {
		if (beginning === 'new') return this.tabs[0].opens(paths.admin.create);
		const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
		const post = await this.creates({
			id: crypto.randomUUID(),
			title: `Título ${this.newWord()}`,
			content: `Um texto.\n\n${this.newWord()}`,
			author: 'Ana',
			category_id: this.categoryId,
			published: beginning === 'published',
			scheduled_at: beginning === 'scheduled' ? inAnHour : null,
		});
		this.posts.push(post.id);
		await this.holds([valuesOf(post)]);
		await this.tabs[0].opens(editAddress(post.id));
	}

	/** Creates a post in the browser's own session: another life may have ended the API's. */
	private async creates(input: InputOf<typeof createPost>) {
		let made: OutputOf<typeof createPost> | undefined;
		await this.browser.does(async () => {
			made = await call(createPost, input);
		});
		if (!made) throw new Error('the post was not made');
		return made.post;
	}

	/** Calls the API outside the tabs, like the list or another device. */
	calls = (name: string, input: object): Promise<Answer> => this.api.tryCall(name, input);

	newWord(): string {
		this.typed += 1;
		const word = `palavra${this.typed}x`;
		this.words.add(word);
		return word;
	}

	/** Forgets words that the user deleted or decided against. */
	takesBack(text: string): void {
		for (const word of this.words) if (text.includes(word)) this.words.delete(word);
	}

	async row(id: string) {
		const [row] = await this.api.db.select().from(blogPosts).where(eq(blogPosts.id, id));
		return row;
	}

	async draft(id: string) {
		const [row] = await this.api.db.select().from(drafts).where(eq(drafts.post_id, id));
		return row;
	}

	/** Adds posts that an open tab has created. */
	async knowPosts(): Promise<void> {
		for (const { form } of this.tabs) {
			const id = form?.context.start.id;
			if (id && !this.posts.includes(id)) this.posts.push(id);
		}
	}

	/** The posts of this life and, as one text, everything else that the server has of them, in a single query. */
	private async stored() {
		const question = sql`
			with of as (select unnest(${sql.param(this.posts)}::uuid[]) as id)
			select
				coalesce((select json_agg(p) from blog_posts p join of using (id)), '[]') as posts,
				(select json_agg(d) from drafts d join of on of.id = d.post_id)::text as drafts,
				(select json_agg(r) from post_revisions r join of on of.id = r.post_id)::text as revisions`;
		const { rows } = (await this.api.db.execute(question)) as unknown as { rows: Stored[] };
		return rows[0] as Stored;
	}

	/** Where a word can be besides the server: on a screen or in the browser. */
	private async places(): Promise<unknown[]> {
		const onScreen = this.tabs.flatMap(({ inHand }) => {
			if (!inHand) return [];
			const { form, writer } = inHand.context;
			return [form.getValues(), writer.text.state.conflict?.versions];
		});
		return [...onScreen, await listEntries(admin.email)];
	}

	/** Looks again when a word is missing: whatever waits for a lock continues when another thread releases it. */
	private async looks(more = 5): Promise<{ stored: Stored; lost: string[] }> {
		// Reads in the order in which a text moves; in the opposite order a moving text would be missed.
		const places = await this.places();
		const stored = await this.stored();
		const text = JSON.stringify([places, stored]);
		const lost = [...this.words].filter((word) => !text.includes(word));
		if (lost.length === 0 || more === 0) return { stored, lost };
		await this.browser.does(() => undefined);
		return this.looks(more - 1);
	}

	/** Checks that nothing is lost, and that readers see what they saw, unless the act published one of `allowed`. */
	async holds(allowed: readonly (PostValues | null)[] = []): Promise<void> {
		await this.knowPosts();
		const { stored, lost } = await this.looks();
		expect(lost, 'words that are nowhere').toEqual([]);
		for (const id of this.posts) {
			const now = seenBy(stored.posts.find((post) => post.id === id));
			const may = [this.seen.get(id) ?? null, ...allowed.map((values) => values && seenOf(values))];
			expect(
				may.map((each) => readersText(each)),
				'what readers see',
			).toContain(readersText(now));
			this.seen.set(id, now);
		}
	}

	/** Whatever happened before, the form can be saved, or shows an error at a visible field. */
	async ends(): Promise<void> {
		await this.browser.comesOnline();
		await this.browser.signsIn();
		await this.browser.waits(60_000);
		for (const tab of this.tabs) if (tab.inHand) await this.savesAtLast(tab);
		await this.closes();
		for (const id of this.posts) {
			const row = await this.row(id);
			if (!row || row.deleted_at) continue;
			await this.tabs[0].closes();
			await this.tabs[0].opens(editAddress(id));
			await this.answers(this.tabs[0]);
			await this.tabs[0].types('content', (text) => `${text} ${this.newWord()}`);
			await this.savesAtLast(this.tabs[0]);
		}
	}

	/** A question blocks the form. True when one was answered. */
	private async answers(tab: Tab): Promise<boolean> {
		const { conflict } = tab.inHand?.context.state ?? {};
		if (!conflict) return false;
		this.takesBack(JSON.stringify(conflict.versions.theirs));
		await tab.settles('mine');
		return true;
	}

	private async savesAtLast(tab: Tab): Promise<void> {
		for (let tries = 0; tries < 12; tries += 1) {
			const { inHand } = tab;
			if (!inHand) return;
			if (await this.answers(tab)) continue;
			const { state, writer } = inHand.context;
			if (state.isBinned) {
				await this.browser.does(() => tab.inHand?.binned.restore());
				continue;
			}
			const published = state.post?.published ?? false;
			const before = writer.text.values;
			await tab.presses(published && !state.unpublished ? 'keep' : 'main');
			await this.holds([before, writer.text.values]);
			const after = tab.inHand;
			if (!after) return;
			await this.mends(tab);
			const isDone = after.faulty.length === 0 && !after.context.state.conflict;
			if (isDone && writer.text.isSafe && writer.text.state.post) return;
		}
		const { state } = tab.inHand?.context ?? {};
		expect.fail(`no way out: ${JSON.stringify({ state, faulty: tab.inHand?.faulty })}`);
	}

	/** Fills in missing fields where a user could. */
	private async mends(tab: Tab): Promise<void> {
		for (const name of tab.inHand?.faulty ?? []) {
			this.seesField(tab, name);
			if (name === 'title') await tab.types(name, () => `Um título ${this.newWord()}`);
			else if (name === 'content') await tab.types(name, () => `Um texto ${this.newWord()}`);
			else if (name === 'category_id') await tab.types(name, () => this.categoryId);
			else if (name === 'author') await tab.types(name, () => 'Ana');
			else if (name === 'slug') await tab.types(name, () => '');
			else if (name === 'excerpt') await tab.types(name, (text) => text.slice(0, 180));
			else if (name === 'scheduled_at')
				await tab.types(name, () => new Date(Date.now() + 86_400_000).toISOString());
			else expect.fail(`nobody knows how to mend ${name}`);
		}
	}

	/** An error must belong to a field that the form shows. */
	seesField(tab: Tab, name: string): void {
		const { state } = tab.inHand?.context ?? {};
		if (name !== 'scheduled_at') return;
		expect(
			state?.scheduling && !state.post?.published,
			'the time can be chosen on this screen',
		).toBe(true);
	}

	async closes(): Promise<void> {
		for (const tab of this.tabs) await tab.closes();
	}
}

/** The server trims the end of a text and fills in empty fields. */
function readersText(seen: Seen): string {
	if (!seen) return 'nothing';
	const { title, content, tags, category_id } = seen;
	return JSON.stringify([title.trim(), content.trim(), tags, category_id]);
}

export const editAddress = (id: string) => paths.admin.edit(id);
