import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { workingCopies } from '#contract/working-copies';
import { blogPosts, drafts, postRevisions } from '#db/schema';
import { valuesOf } from '#domain/post/form-values';
import { runSchedule } from '#steps/schedule/scheduler-tick';
import { createdPost } from '../../support/factories/new-post.ts';
import { SeededRandom } from '../../support/seeded-random.ts';
import { apiForFile } from '../../support/test-api.ts';

const rounds = Number(process.env['RACES'] ?? 100);
const seed = Number(process.env['SEED'] ?? (process.env['RACES'] ? Date.now() : 1));
const random = new SeededRandom(seed);

const api = apiForFile();

const soon = () => new Date(api.deps.now().getTime() + 3_600_000).toISOString();
const acts: readonly ((id: string) => Promise<unknown>)[] = [
	(postId) => api.tryCall('toggle-publish', { postId, publish: true }),
	(post_id) => api.tryCall('calendar', { action: 'schedule', post_id, from: null, at: soon() }),
	(id) => api.tryCall('bulk-posts', { action: 'publish', postIds: [id] }),
	(id) => api.tryCall('bulk-posts', { action: 'schedule', postIds: [id], at: soon() }),
	(id) => api.tryCall('bulk-posts', { action: 'tags', postIds: [id], add: ['nova'], remove: [] }),
	(postId) => api.tryCall('delete-post', { postId }),
	() => runSchedule(api.deps),
];

/** Everything that the server has of a post. */
async function held(id: string): Promise<string> {
	const found = await Promise.all([
		api.db.select().from(blogPosts).where(eq(blogPosts.id, id)),
		api.db.select().from(drafts).where(eq(drafts.post_id, id)),
		api.db.select().from(postRevisions).where(eq(postRevisions.post_id, id)),
	]);
	return JSON.stringify(found);
}

test('an autosave beside any act: no accepted word is lost, and none is public or scheduled that no act took', {
	timeout: 60_000 + rounds * 1_000,
}, async () => {
	for (let round = 0; round < rounds; round += 1) {
		const post = await createdPost(api, { title: `Salvo ${round}` });
		const said = { action: 'save' as const, post_id: post.id, base_revision: post.revision };
		const type = (version: number, title: string) =>
			api.tryCall('drafts', { ...said, version, fields: { ...valuesOf(post), title } });
		const accepted: string[] = [];
		let version = 0;
		const writes = async () => {
			for (const title of ['Primeiro', 'Segundo', 'Terceiro'].map((each) => `${each} ${round}`)) {
				const { status, body } = await type(version, title);
				if (status !== 200) return;
				version = body.draft.version;
				accepted.push(title);
			}
		};
		const act = random.pick(acts);
		const later = random.pick(acts);
		await Promise.all([writes(), act(post.id).then(() => later(post.id))]);
		const place = `round ${round} of seed ${seed}`;
		const [row] = await api.db.select().from(blogPosts).where(eq(blogPosts.id, post.id));
		const isOut = row?.published || row?.scheduled_at;
		if (isOut) expect(row?.typed_version, place).toBeNull();
		const all = await held(post.id);
		expect(accepted.length === 0 || all.includes(accepted.at(-1) ?? ''), place).toBe(true);
		const revised = await api.db
			.select({ fields: postRevisions.fields })
			.from(postRevisions)
			.where(eq(postRevisions.post_id, post.id));
		if (isOut)
			expect(
				revised.map(({ fields }) => fields.title),
				place,
			).toContain(row?.title);
	}
});

test('autosaves with a time, past or to come: no tick changes the status of a draft', {
	timeout: 60_000 + rounds * 1_000,
}, async () => {
	const post = await createdPost(api);
	let version = 0;
	for (let round = 0; round < rounds; round += 1) {
		const at = api.deps.now().getTime() + (random.below(20) - 10) * 60_000;
		const { draft } = await api.call(workingCopies, {
			action: 'save',
			post_id: post.id,
			base_revision: 1,
			version,
			fields: { ...valuesOf(post), scheduled_at: new Date(at).toISOString() },
		});
		version = draft?.version ?? 0;
		api.deps.clock.advance(60_000);
		await runSchedule(api.deps);
	}
	const [row] = await api.db.select().from(blogPosts).where(eq(blogPosts.id, post.id));
	expect(row).toMatchObject({ published: false, scheduled_at: null, revision: 1 });
});
