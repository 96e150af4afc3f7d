import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { topics } from '#contract/topics';
import { aNewPost, createdPost } from '../../support/factories/new-post.ts';
import { apiForFile } from '../../support/test-api.ts';
import { topicActs } from '../../support/topic-acts.ts';
import { untilLocked } from '../../support/until-locked.ts';

const api = apiForFile();
const acts = topicActs(api);
afterEach(async () => {
	vi.restoreAllMocks();
	await acts.clear();
});

/** Breaks the connection instead of this statement, as when the process is killed. */
function breakAt(part: string): void {
	const { query } = pg.Client.prototype;
	vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
		this: pg.Client,
		...given: unknown[]
	) {
		const [statement] = given as [string | { text: string }];
		const text = typeof statement === 'string' ? statement : statement.text;
		if (text.includes(part)) {
			(
				this as unknown as { connection: { stream: { destroy: () => void } } }
			).connection.stream.destroy();
		}
		return Reflect.apply(query, this, given);
	} as typeof query);
}

test.each([
	['update "blog_posts" set "category_id"'],
	['delete from "categories"'],
	['insert into "topic_changes"'],
	['insert into "publications"'],
])('a merge that is killed at %s leaves nothing half done', async (statement) => {
	const from = await acts.aCategory('Vendas');
	const into = await acts.aCategory('Guias');
	await createdPost(api, { category_id: from.id, published: true });
	const before = await acts.allRows();
	const input = { action: 'merge-category', id: from.id, into: into.id };
	breakAt(statement);
	expect((await acts.refused(input)).status).toBe(503);
	vi.restoreAllMocks();
	expect(await acts.allRows()).toEqual(before);
	expect((await api.call(topics, {})).changes).toEqual([]);
	expect((await api.tryCall('change-topic', input)).status).toBe(200);
});

test('a post that is saved into a category while that is merged says so, and the next try follows it', async () => {
	const from = await acts.aCategory('Vendas');
	const into = await acts.aCategory('Guias');
	const input = aNewPost({ category_id: from.id });
	let saving: Promise<{ status: number; body: { error?: string } }> | undefined;
	await api.db.transaction(async (transaction) => {
		await transaction.execute(sql`select from categories where id = ${from.id} for update`);
		saving = api.tryCall('create-post', input);
		await untilLocked(api.db);
		await transaction.execute(sql`delete from categories where id = ${from.id}`);
		await transaction.execute(sql`insert into former_categories (former_id, name, slug, category_id)
			values (${from.id}, 'Vendas', 'vendas', ${into.id})`);
	});
	expect(await saving).toMatchObject({
		status: 409,
		body: { error: 'Esta categoria acabou de ser mesclada ou excluída. Salve de novo.' },
	});
	const again = await api.tryCall('create-post', input);
	expect(again.body.post.category.name).toBe('Guias');
});
