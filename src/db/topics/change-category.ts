import { eq } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import type { Category } from '#domain/names/category';
import {
	freeCategorySlug,
	isSameCategoryName,
	makeCategorySlug,
} from '#domain/names/category-address';
import type { Database } from '../client.ts';
import { moveUnpublishedTexts } from '../posts/unpublished-texts.ts';
import { blogPosts, categories } from '../schema.ts';
import { formerCategories } from '../topic-schema.ts';
import { categoryColumns } from './categories.ts';
import { type ChangedTopic, changeTopics, type TopicEditor } from './change-topics.ts';
import type { KeptCategory } from './kept-topic.ts';

export type CategoryRow = KeptCategory['before'];

const rowColumns = { ...categoryColumns, created_at: categories.created_at };
export const categoryGone = () => new AppError('not_found', 'Esta categoria não existe mais.');

/** All categories, after the turn was taken. */
export const listCategoryRows = (db: Database): Promise<CategoryRow[]> =>
	db.select(rowColumns).from(categories);

function pick(rows: CategoryRow[], id: string): CategoryRow {
	const row = rows.find((category) => category.id === id);
	if (!row) throw categoryGone();
	return row;
}

/** Throws `in_use`, with the other category, when its name differs at most in accents, case or dashes. */
export function checkNameIsFree(rows: CategoryRow[], { id, name }: Pick<Category, 'id' | 'name'>) {
	const other = rows.find((row) => row.id !== id && isSameCategoryName(row.name, name));
	if (!other) return;
	const text =
		other.name === name
			? 'Já existe uma categoria com este nome.'
			: `Já existe a categoria “${other.name}”, que só muda em acentos, maiúsculas ou hifens.`;
	throw new AppError('in_use', text, { field: 'name', id: other.id, name: other.name });
}

export type CategoryValues = Required<Pick<Category, 'name' | 'icon' | 'accent' | 'line'>>;

/** Gives a category another name or look. Its former address leads to the new one. */
export function changeCategory(
	db: Database,
	{ id, ...values }: CategoryValues & { id: string },
	editor: TopicEditor,
): Promise<ChangedTopic> {
	return changeTopics(db, editor, async (transaction) => {
		const rows = await listCategoryRows(transaction);
		const before = pick(rows, id);
		checkNameIsFree(rows, { id, name: values.name });
		const isRenamed = before.name !== values.name;
		const isSame = Object.entries(values).every(
			([name, value]) => before[name as keyof CategoryValues] === value,
		);
		if (isSame) return undefined;
		const others = rows.filter((row) => row.id !== id);
		const slug = isSameCategoryName(before.name, values.name)
			? before.slug
			: freeCategorySlug(makeCategorySlug(values.name), others);
		await transaction
			.update(categories)
			.set({ ...values, slug })
			.where(eq(categories.id, id));
		const written = isRenamed ? await leaveFormer(transaction, before, id, null, editor.now) : [];
		return {
			act: 'change',
			subject: before.name,
			result: values.name,
			kept: { topic: 'category', before, slug, posts: [], texts: [], written, led: [] },
		};
	});
}

async function leaveFormer(
	db: Database,
	{ name, slug }: CategoryRow,
	category_id: string | null,
	former_id: string | null,
	created_at: string,
): Promise<number[]> {
	const rows = await db
		.insert(formerCategories)
		.values({ name, slug, category_id, former_id, created_at })
		.returning({ id: formerCategories.id });
	return rows.map(({ id }) => id);
}

/** The category that stays; null for none. Throws when it cannot be. */
function checkTarget(rows: CategoryRow[], id: string, into: string | null): CategoryRow | null {
	if (rows.length === 1) {
		throw new AppError('in_use', 'Esta é a última categoria. Crie outra antes de excluir esta.');
	}
	if (into === id) {
		throw new AppError('invalid_input', 'Escolha outra categoria para mesclar.', {
			field: 'into',
		});
	}
	return into === null ? null : pick(rows, into);
}

/** Points everything that belongs to the category to another one. */
async function movePosts(db: Database, id: string, into: string | null) {
	// What refers to the first waits until it is gone; what refers to the second does not wait.
	await db.select().from(categories).where(eq(categories.id, id)).for('update');
	if (into) await db.select().from(categories).where(eq(categories.id, into)).for('key share');
	const posts = await db
		.select({ id: blogPosts.id })
		.from(blogPosts)
		.where(eq(blogPosts.category_id, id))
		.orderBy(blogPosts.id)
		.for('update');
	await db.update(blogPosts).set({ category_id: into }).where(eq(blogPosts.category_id, id));
	const texts = await moveUnpublishedTexts(db, id, into);
	const led = await db
		.update(formerCategories)
		.set({ category_id: into })
		.where(eq(formerCategories.category_id, id))
		.returning({ id: formerCategories.id });
	return {
		posts: posts.map((post) => post.id),
		texts,
		led: led.map((row) => row.id),
	};
}

/** Removes a category and moves its posts to `into`; its address leads there, and without one to all posts. */
export function removeCategory(
	db: Database,
	{ act, id, into }: { act: 'merge' | 'delete'; id: string; into: string | null },
	editor: TopicEditor,
): Promise<ChangedTopic> {
	return changeTopics(db, editor, async (transaction) => {
		const rows = await listCategoryRows(transaction);
		const before = pick(rows, id);
		const target = checkTarget(rows, id, into);
		const moved = await movePosts(transaction, id, into);
		const written = await leaveFormer(transaction, before, into, id, editor.now);
		await transaction.delete(categories).where(eq(categories.id, id));
		return {
			act,
			subject: before.name,
			result: target?.name ?? null,
			kept: { topic: 'category', before, into, ...moved, written },
		};
	});
}
