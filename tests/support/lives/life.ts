import assert from 'node:assert/strict';
import { eq, sql } from 'drizzle-orm';
import { paths } from '#config/paths';
import type { Database } from '#db/client';
import { plans } from '#db/plan-schema';
import { findPost } from '#db/posts/find-post';
import { findCopy } from '#db/posts/working-copies';
import { blogPosts } from '#db/schema';
import { valuesOf } from '#domain/post/form-values';
import type { PostValues } from '../../../admin/src/text/post-values.ts';
import { isSafe } from '../../../admin/src/text/text-state.ts';
import { Readers, type Seen, seenBy, seenOf } from './readers.ts';
import type { DeskBrowser, DeskTab, FormSeen } from './the-desk.ts';

export const beginnings = ['new', 'draft', 'scheduled', 'published'] as const;
type Beginning = (typeof beginnings)[number];

type Post = typeof blogPosts.$inferSelect;

interface Stored {
	posts: Post[];
	drafts: string | null;
	plans: string | null;
	revisions: string | null;
}

interface LifePlace {
	db: Database;
	browser: DeskBrowser;
	tabs: readonly [DeskTab, DeskTab];
	/** How far ahead a plan must be, where the clock of the server goes on by itself. */
	leastMinutes?: number;
	/** How many acts make it up; more are drawn than can be done. */
	length: number;
}

/** An editor's life with the desk: one browser, two tabs, and everything that she wrote. */
export class Life {
	readonly browser: DeskBrowser;
	readonly tabs: readonly [DeskTab, DeskTab];
	readonly leastMinutes: number;
	/** The category that this life writes in. */
	categoryId = '';
	readonly readers = new Readers();
	readonly length: number;
	/** Every post of this life, the first one first. */
	readonly posts: string[] = [];
	/** Every word that was typed and not deleted on purpose; each must still exist somewhere. */
	readonly words = new Set<string>();
	steps = 0;
	private readonly db: Database;
	private readonly seen = new Map<string, Seen>();
	private typed = 0;

	constructor({ db, browser, tabs, leastMinutes = 0, length }: LifePlace) {
		this.db = db;
		this.browser = browser;
		this.tabs = tabs;
		this.leastMinutes = leastMinutes;
		this.length = length;
	}

	/** Starts with an empty form, or with the form of an existing post. */
	async begins(beginning: Beginning): Promise<void> {
		const { body } = await this.browser.calls('create-category', { name: aName('Guias') });
		this.categoryId = body.category.id;
		if (beginning === 'new') return this.tabs[0].opens(paths.admin.create);
		const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
		const post = await this.browser.creates({
			id: crypto.randomUUID(),
			title: `Título ${this.newWord()}`,
			content: `Um texto.\n\n${this.newWord()}`,
			author: 'Ana',
			category_id: this.categoryId,
			tags: [this.newTag()],
			published: beginning === 'published',
			scheduled_at: beginning === 'scheduled' ? inAnHour : null,
		});
		this.posts.push(post.id);
		await this.holds([valuesOf(post)]);
		await this.tabs[0].opens(editAddress(post.id));
	}

	/** What each tab shows. */
	async forms(): Promise<(FormSeen | undefined)[]> {
		return [await this.tabs[0].sees(), await this.tabs[1].sees()];
	}

	newWord(): string {
		this.typed += 1;
		const word = `palavra${this.typed}x`;
		this.words.add(word);
		return word;
	}

	/** A tag that no other life has. */
	newTag = () => `${this.newWord()} ${crypto.randomUUID().slice(0, 8)}`;

	/** Forgets words that the user deleted or decided against. */
	takesBack(text: string): void {
		for (const word of this.words) if (text.includes(word)) this.words.delete(word);
	}

	async row(id: string) {
		const [row] = await this.db.select().from(blogPosts).where(eq(blogPosts.id, id));
		return row;
	}

	/** A time to come. */
	inMinutes = (minutes: number) =>
		new Date(Date.now() + Math.max(minutes, this.leastMinutes) * 60_000).toISOString();

	async plansOf(id: string) {
		return this.db.select().from(plans).where(eq(plans.post_id, id));
	}

	copy = (id: string) => findCopy(this.db, id);

	/** Adds posts that an open tab has created. */
	async knowPosts(): Promise<void> {
		for (const form of await this.forms())
			if (form && !this.posts.includes(form.id)) this.posts.push(form.id);
	}

	/** The posts of this life and, as one text, everything else that the server has of them, in a single query. */
	private async stored() {
		const question = sql`
			with of as (select unnest(${sql.param(this.posts)}::uuid[]) as id)
			select
				coalesce((select json_agg(p) from blog_posts p join of using (id)), '[]') as posts,
				(select json_agg(n) from plans n join of on of.id = n.post_id)::text as plans,
				(select json_agg(d) from drafts d join of on of.id = d.post_id)::text as drafts,
				(select json_agg(r) from post_revisions r join of on of.id = r.post_id)::text as revisions`;
		const { rows } = (await this.db.execute(question)) as unknown as { rows: Stored[] };
		return rows[0] as Stored;
	}

	/** Where a word can be besides the server: on a screen or in the browser. */
	private async places(): Promise<unknown[]> {
		const onScreen = (await this.forms()).map(
			(form) => form && [form.shown, form.text.conflict?.versions],
		);
		return [...onScreen, await this.browser.entries()];
	}

	/** Looks again when a word is missing: whatever waits for a lock continues when another thread releases it. */
	private async looks(more = 5): Promise<{ stored: Stored; lost: string[] }> {
		// Reads in the order in which a text moves; in the opposite order a moving text would be missed.
		const places = await this.places();
		const stored = await this.stored();
		const text = JSON.stringify([places, stored]);
		const lost = [...this.words].filter((word) => !text.includes(word));
		if (lost.length === 0 || more === 0) return { stored, lost };
		await this.browser.rests();
		return this.looks(more - 1);
	}

	/** Checks that nothing is lost, and that readers see what they saw, unless the act published one of `allowed`. */
	async holds(allowed: readonly (PostValues | null)[] = []): Promise<void> {
		await this.knowPosts();
		const { stored, lost } = await this.looks();
		assert.deepEqual(lost, [], 'words that are nowhere');
		for (const id of this.posts) {
			const now = seenBy(stored.posts.find((post) => post.id === id));
			const may = [this.seen.get(id) ?? null, ...allowed.map((values) => values && seenOf(values))];
			const texts = may.map((each) => this.readers.textOf(each));
			const isExpected = texts.includes(this.readers.textOf(now));
			assert.ok(
				isExpected,
				`readers see ${this.readers.textOf(now)}, not one of ${texts.join('\n')}`,
			);
			this.seen.set(id, now);
		}
		await this.holdsTexts();
	}

	/** A form that says that its text is saved shows exactly the text that the server has. */
	private async holdsTexts(): Promise<void> {
		for (const form of await this.forms()) {
			if (!form || !isSafe(form.text) || !['saved', 'same'].includes(form.text.place)) continue;
			const { post, workingCopy } = form.text;
			const copy = await this.copy(form.id);
			const row = await findPost(this.db, form.id);
			// Another tab may have saved since.
			const isCurrent =
				copy?.version === workingCopy?.version && (row?.revision ?? 0) === (post?.revision ?? 0);
			const stored = copy?.fields ?? (row && valuesOf(row));
			if (!isCurrent || !stored) continue;
			// Topics get another name without a new revision.
			const { tags, category_id } = form.shown;
			assert.deepEqual(form.shown, { ...stored, tags, category_id }, 'the saved text');
		}
	}

	/** Whatever happened before, the form can be saved, or shows an error at a visible field. */
	async ends(): Promise<void> {
		await this.browser.comesOnline();
		await this.browser.signsIn();
		await this.browser.waits(60_000);
		for (const tab of this.tabs) await this.savesAtLast(tab);
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
	private async answers(tab: DeskTab): Promise<boolean> {
		const form = await tab.sees();
		const { conflict } = form?.text ?? {};
		if (!form || !conflict) return false;
		const { mine, theirs } = conflict.versions;
		// A tag of theirs may have another name since the question was asked.
		const tags = (await this.row(form.id))?.tags.filter((tag) => !mine.tags.includes(tag));
		this.takesBack(JSON.stringify([theirs, tags]));
		const chosen = await tab.settles('mine');
		// It may have stopped a press that publishes.
		await this.holds([conflict.versions.mine, chosen ?? conflict.versions.mine]);
		return true;
	}

	private async savesAtLast(tab: DeskTab): Promise<void> {
		for (let tries = 0; tries < 12; tries += 1) {
			const form = await tab.sees();
			if (!form) return;
			if (await this.answers(tab)) continue;
			const { text } = form;
			if (text.isBinned) {
				await tab.restores();
				continue;
			}
			const pressed = await tab.presses(
				text.post?.published && !text.unpublished ? 'keep' : 'main',
			);
			await this.holds([text.values, pressed ?? text.values]);
			const after = await tab.sees();
			if (!after) return;
			await this.mends(tab, after, tries);
			const isDone = after.faulty.length === 0 && !after.text.conflict;
			const last = await tab.sees();
			if (isDone && last?.text.post && isSafe(last.text)) return;
		}
		assert.fail(`no way out: ${JSON.stringify(await tab.sees())}`);
	}

	/** Fills in missing fields where a user could, and looks for an hour that precedes a planned exit. */
	private async mends(tab: DeskTab, form: FormSeen, tries: number): Promise<void> {
		for (const name of form.faulty) {
			this.seesField(form, name);
			if (name === 'title') await tab.types(name, () => `Um título ${this.newWord()}`);
			else if (name === 'content') await tab.types(name, () => `Um texto ${this.newWord()}`);
			else if (name === 'category_id') await tab.types(name, () => this.categoryId);
			else if (name === 'author') await tab.types(name, () => 'Ana');
			else if (name === 'slug') await tab.types(name, () => '');
			else if (name === 'excerpt') await tab.types(name, (text) => text.slice(0, 180));
			else if (name === 'scheduled_at')
				await tab.types(name, () => new Date(Date.now() + 86_400_000 / 4 ** tries).toISOString());
			else assert.fail(`nobody knows how to mend ${name}`);
		}
	}

	/** An error must belong to a field that the form shows. */
	seesField(form: FormSeen | undefined, name: string): void {
		if (name !== 'scheduled_at') return;
		const { text } = form ?? {};
		const isShown = text?.scheduling && !text.post?.published;
		assert.ok(isShown, 'the time can be chosen on this screen');
	}

	async closes(): Promise<void> {
		for (const tab of this.tabs) await tab.closes();
	}
}

/** A name that nothing else has. */
export const aName = (kind: string) => `${kind} ${crypto.randomUUID()}`;

export const editAddress = (id: string) => paths.admin.edit(id);
