import assert from 'node:assert/strict';
import fc from 'fast-check';
import { valuesOf } from '#domain/post/form-values';
import { Act, type Facts } from './an-act.ts';
import { aName, type Life } from './life.ts';

const hasPost = (facts: Readonly<Facts>) => facts.posts > 0;

const rowsOf = async (life: Life) => {
	const rows = await Promise.all(life.posts.map((id) => life.row(id)));
	return rows.filter((row) => row !== undefined);
};

type What = 'publish' | 'unpublish' | 'delete' | 'restore' | 'schedule' | 'take-down' | 'category';

async function partOf(life: Life, what: What): Promise<object> {
	if (what === 'schedule' || what === 'take-down') return { at: life.inMinutes(90) };
	if (what !== 'category') return {};
	const { body } = await life.browser.calls('create-category', { name: aName('Notas') });
	return { category_id: body.category.id };
}

/** Changes all posts of this life at once, and takes it back now and then; no text becomes another one. */
const many = fc
	.tuple(
		fc.constantFrom<What>(
			...(['publish', 'unpublish', 'delete', 'restore'] as const),
			...(['schedule', 'take-down', 'category'] as const),
		),
		fc.boolean(),
	)
	.map(
		([what, isUndone]) =>
			new Act(`many at once: ${what}${isUndone ? ', and back' : ''}`, hasPost, async (life) => {
				const before = await rowsOf(life);
				const part = await partOf(life, what);
				const asked = { action: what, postIds: life.posts.slice(0, 200), ...part };
				const { status, body } = await life.browser.calls('bulk-posts', asked);
				assert.equal(status, 200, `${what}: ${body.error}`);
				if (isUndone && body.change) {
					const undo = { action: 'undo', change: body.change };
					assert.equal((await life.browser.calls('bulk-posts', undo)).status, 200);
				}
				const after = await rowsOf(life);
				// One that goes out is written by the rules of the form; one that becomes a draft takes its working copy.
				const isOut = (row: (typeof before)[number]) => row.published || row.scheduled_at !== null;
				const goesOut = what === 'publish' || what === 'schedule';
				const isLeft = (row: (typeof before)[number]) =>
					!row.deleted_at &&
					(isOut(row) || !goesOut) &&
					isOut(row) === isOut(after.find(({ id }) => id === row.id) ?? row);
				const left = new Set(before.filter(isLeft).map(({ id }) => id));
				const texts = (rows: typeof before) =>
					rows.filter(({ id }) => left.has(id)).map(({ id, content }) => [id, content]);
				assert.deepEqual(texts(after), texts(before), 'the texts');
				return [...after.map((row) => valuesOf(row as never)), null];
			}),
	);

/** What an editor does to many posts in the list. */
export const manyActs = [many];
