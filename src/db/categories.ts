import { eq, like, or } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import { freeCategorySlug, isSameCategoryName, makeCategorySlug } from '#domain/category-address';
import type { Category } from '#domain/post';
import type { Database } from './client.ts';
import { categories } from './schema.ts';

const columns = { id: categories.id, name: categories.name, slug: categories.slug };

/**
 * Spec §7: all categories, ordered by name. Sorted here, because the database sorts by bytes, not in Portuguese order
 * (S38).
 */
export async function listCategories(db: Database): Promise<Category[]> {
	const rows = await db.select(columns).from(categories);
	return rows.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));
}

/** The categories whose slug is this one, with or without a suffix. */
function listAround(db: Database, slug: string): Promise<Category[]> {
	const numbered = like(categories.slug, `${slug}-%`);
	return db
		.select(columns)
		.from(categories)
		.where(or(eq(categories.slug, slug), numbered));
}

/** More than the number of concurrent attempts to create one slug. */
const attempts = 40;

/**
 * Returns the category with this name, creating it if needed. Names that differ only in case, accents or dashes are the
 * same category; 'C' and 'C++' are two, with slugs of their own (B9).
 */
export async function ensureCategory(db: Database, name: string): Promise<Category> {
	const slug = makeCategorySlug(name);
	for (let attempt = 1; attempt <= attempts; attempt += 1) {
		const around = await listAround(db, slug);
		const known = around.find((category) => isSameCategoryName(category.name, name));
		if (known) return known;
		const [made] = await db
			.insert(categories)
			.values({ name, slug: freeCategorySlug(slug, around) })
			.onConflictDoNothing({ target: categories.slug })
			.returning(columns);
		if (made) return made;
	}
	throw new Error('a category is either made or found');
}

/** Imports a category; an existing one with this slug stays unchanged. */
export async function saveCategory(
	db: Database,
	{ name, slug }: Pick<Category, 'name' | 'slug'>,
): Promise<void> {
	await db
		.insert(categories)
		.values({ name, slug })
		.onConflictDoNothing({ target: categories.slug });
}

/** Throws `invalid_input` when no category has this id. */
export async function getCategory(db: Database, id: string): Promise<Category> {
	const [category] = await db.select(columns).from(categories).where(eq(categories.id, id));
	if (!category) {
		throw new AppError('invalid_input', 'Esta categoria não existe mais.', {
			field: 'category_id',
		});
	}
	return category;
}
