import { eq } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import type { Category } from '#domain/post';
import { makeCategorySlug } from '#domain/slug';
import type { Database } from './client.ts';
import { categories } from './schema.ts';

const columns = { id: categories.id, name: categories.name, slug: categories.slug };

/** Spec §7: all categories, ordered by name. The database knows bytes; people's order is Portuguese (decisions §2). */
export async function listCategories(db: Database): Promise<Category[]> {
	const rows = await db.select(columns).from(categories);
	return rows.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

/**
 * The category of this name, made if it is not there: two spellings that differ in case, accents or dashes
 * are one. A name without letters gets an address of its code points.
 */
export async function ensureCategory(db: Database, name: string): Promise<Category> {
	const slug = makeCategorySlug(name);
	const [made] = await db
		.insert(categories)
		.values({ name, slug })
		.onConflictDoNothing({ target: categories.slug })
		.returning(columns);
	const [category] = made
		? [made]
		: await db.select(columns).from(categories).where(eq(categories.slug, slug));
	if (!category) throw new Error('a category is either made or found');
	return category;
}

/** A category as another blog had it; one of this address stays as it is. */
export async function saveCategory(
	db: Database,
	{ name, slug }: Pick<Category, 'name' | 'slug'>,
): Promise<void> {
	await db
		.insert(categories)
		.values({ name, slug })
		.onConflictDoNothing({ target: categories.slug });
}

/** Throws `invalid_input` for an id that is no category's. */
export async function getCategory(db: Database, id: string): Promise<Category> {
	const [category] = await db.select(columns).from(categories).where(eq(categories.id, id));
	if (!category) {
		throw new AppError('invalid_input', 'Esta categoria não existe mais.', {
			field: 'category_id',
		});
	}
	return category;
}
