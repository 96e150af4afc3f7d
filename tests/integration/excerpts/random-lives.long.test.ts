import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeSnapshot } from '#content/take-snapshot';
import { bulkPosts } from '#contract/bulk-posts';
import { plans } from '#contract/plans';
import { postRevisions } from '#contract/post-revisions';
import { updatePost } from '#contract/update-post';
import { workingCopies } from '#contract/working-copies';
import type { Database } from '#db/client';
import { valuesOf } from '#domain/post/form-values';
import { searchLook } from '#domain/post/post';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { openFolderSink } from '../../../scripts/export/export-sink.ts';
import { writeExport } from '../../../scripts/export/write-export.ts';
import { importBlog } from '../../../scripts/import/import-blog.ts';
import { openSource } from '../../../scripts/import/open-source.ts';
import { settleExcerpts } from '../../../scripts/upgrade/settle-excerpts.ts';
import { createdPost } from '../../support/factories/new-post.ts';
import { getPost } from '../../support/get-post.ts';
import { memoryPictureStore } from '../../support/memory-picture-store.ts';
import { SeededRandom } from '../../support/seeded-random.ts';
import { apiForEachTest } from '../../support/test-api.ts';
import { createTestDatabase } from '../../support/test-database.ts';

const lives = 5;
const actsInALife = 12;
const asides = ['', '| a | b |\n|---|---|\n| 1 | 2 |\n\n', '```\ncódigo\n```\n\n'];

const names = [
	...(['writesAnew', 'types', 'empties', 'restores', 'plans', 'isTagged'] as const),
	...(['isFrozen', 'isLeftBehind'] as const),
];

/** What was typed, and how the text begins. */
interface Told {
	typed: string;
	begins: string;
}

const api = apiForEachTest();
let folder: string;
beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'lives-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const get = (id: string) => getPost(api, id);

/** Stores this excerpt as a version did that stored every one, and its renderer; then the upgrade. */
async function freeze(id: string, excerpt: string): Promise<void> {
	await api.db.execute(sql`update blog_posts set renderer = 'former', excerpt = ${excerpt}, opening = '',
		updated_at = updated_at + interval '1 millisecond' where id = ${id}`);
	await api.db.execute(sql`update post_revisions set fields = jsonb_set(fields, '{excerpt}', to_jsonb(${excerpt}::text))
		from blog_posts where id = ${id} and post_id = id and post_revisions.revision = blog_posts.revision`);
	await api.db.execute(sql`delete from site_state where key = 'upgrade/excerpts'`);
	await settleExcerpts(api.db);
}

async function descriptionOf(db: Database, id: string, name: string): Promise<string | undefined> {
	const { snapshot } = await takeSnapshot(db, join(folder, name), api.deps.now(), new Set());
	const post = snapshot.posts.find((shown) => shown.id === id);
	return post && searchLook(post).description;
}

class Life {
	readonly #random: SeededRandom;
	readonly done: string[] = [];
	readonly #history: Told[] = [];
	#count = 0;
	#now: Told;
	readonly id: string;

	constructor(random: SeededRandom, id: string, told: Told) {
		this.#random = random;
		this.id = id;
		this.#now = told;
		this.#history.push(told);
	}

	get description(): string {
		return this.#now.typed || this.#now.begins;
	}

	#aText() {
		this.#count += 1;
		const begins = `O texto ${this.#count} começa assim.`;
		return { begins, content: `${this.#random.pick(asides)}${begins}` };
	}

	/** The excerpt that a form sends: an old one sends what readers see. */
	async #formExcerpt(): Promise<string> {
		const post = await get(this.id);
		return this.#random.below(2) === 0 ? post.excerpt : valuesOf(post).excerpt;
	}

	async #save(content: string, excerpt: string, told: Told): Promise<void> {
		const { title } = await get(this.id);
		await api.call(updatePost, { id: this.id, title, content, excerpt });
		this.#now = told;
		this.#history.push(told);
	}

	async writesAnew() {
		const { content, begins } = this.#aText();
		await this.#save(content, await this.#formExcerpt(), { ...this.#now, begins });
	}

	async types() {
		this.#count += 1;
		const typed = `Digitado ${this.#count}.`;
		const { content } = await get(this.id);
		await this.#save(content, typed, { ...this.#now, typed });
	}

	async empties() {
		const { content } = await get(this.id);
		await this.#save(content, '', { ...this.#now, typed: '' });
	}

	async restores() {
		const revision = this.#random.below(this.#history.length) + 1;
		const told = this.#history[revision - 1] as Told;
		const current_revision = (await get(this.id)).revision;
		const restoring = { action: 'restore', post_id: this.id, revision, current_revision } as const;
		await api.call(postRevisions, restoring);
		this.#now = told;
		this.#history.push(told);
	}

	/** Half of the plans are merged with an excerpt that was typed meanwhile. */
	async plans() {
		const { content, begins } = this.#aText();
		const post = await get(this.id);
		const fields = { ...valuesOf(post), content, excerpt: await this.#formExcerpt() };
		const { draft } = await api.call(workingCopies, {
			action: 'save',
			post_id: this.id,
			base_revision: post.revision,
			version: 0,
			fields,
		});
		const at = new Date(api.deps.now().getTime() + 120_000).toISOString();
		const draft_version = draft?.version ?? 0;
		await api.call(plans, { action: 'plan-change', post_id: this.id, at, draft_version });
		if (this.#random.below(2) === 0) await this.types();
		api.deps.clock.advance(180_000);
		await runSchedule(api.deps);
		this.#now = { ...this.#now, begins };
		this.#history.push(this.#now);
	}

	async isTagged() {
		this.#count += 1;
		const add = [`tag${this.#count}`];
		await api.call(bulkPosts, { action: 'tags', add, postIds: [this.id] });
		this.#history.push(this.#now);
	}

	async isFrozen() {
		await freeze(this.id, (await get(this.id)).excerpt);
	}

	async isLeftBehind() {
		const { excerpt } = await get(this.id);
		await this.writesAnew();
		await freeze(this.id, excerpt);
	}

	async acts(): Promise<void> {
		const name = this.#random.pick(names);
		this.done.push(name);
		await this[name]();
	}
}

async function importedElsewhere(id: string, life: number): Promise<string | undefined> {
	const place = join(folder, `export-${life}`);
	const sink = await openFolderSink(place);
	await writeExport(api.db, memoryPictureStore(), sink, api.deps.now());
	await sink.finish();
	const elsewhere = await createTestDatabase();
	const source = await openSource(place);
	await importBlog(source, {
		db: elsewhere.db,
		openPictures: async () => ({ pictures: memoryPictureStore(), close: async () => undefined }),
		publish: false,
		asDrafts: false,
		withPictures: false,
		now: api.deps.now(),
	});
	await source.close();
	const found = await descriptionOf(elsewhere.db, id, `elsewhere-${life}`);
	await elsewhere.close();
	return found;
}

test('a page’s description is what was typed, or what its text now begins with, whatever happened to the post', {
	timeout: 240_000,
}, async () => {
	for (let number = 1; number <= lives; number += 1) {
		const random = new SeededRandom(number);
		const begins = 'O primeiro texto começa assim.';
		const { id } = await createdPost(api, {
			title: `Vida ${number}`,
			content: begins,
			published: true,
		});
		const life = new Life(random, id, { typed: '', begins });
		for (let act = 0; act < actsInALife; act += 1) {
			await life.acts();
			const description = await descriptionOf(api.db, id, 'here');
			expect({ number, done: life.done, description }).toMatchObject({
				description: life.description,
			});
		}
		expect({ number, done: life.done, there: await importedElsewhere(id, number) }).toMatchObject({
			there: life.description,
		});
	}
});
