import { eq, like, or } from 'drizzle-orm';
import { AppError } from '#domain/app-error';
import type { Category } from '#domain/names/category';
import {
	freeCategorySlug,
	isSameCategoryName,
	makeCategorySlug,
} from '#domain/names/category-address';
import type { DatedCategory } from '#domain/names/category-lists';
import type { Database } from '../client.ts';
import { categories } from '../schema.ts';
import { findCategoryHeir } from './former-topics.ts';

export const categoryColumns = {
	id: categories.id,
	name: categories.name,
	slug: categories.slug,
	icon: categories.icon,
	accent: categories.accent,
	line: categories.line,
};

/** All categories, ordered by name. Sorted here, because the database sorts by bytes, not in Portuguese order. */
export async function listCategories(db: Database): Promise<Category[]> {
	return sortByName(await db.select(categoryColumns).from(categories));
}

/** The same with the time of their creation. */
export async function listDatedCategories(db: Database): Promise<DatedCategory[]> {
	const columns = { ...categoryColumns, created_at: categories.created_at };
	return sortByName(await db.select(columns).from(categories));
}

const sortByName = <Row extends Category>(rows: Row[]) =>
	rows.sort((a, b) => a.name.localeCompare(b.name, 'pt-BR'));

/** The categories whose slug is this one, with or without a suffix. */
function listAround(db: Database, slug: string): Promise<Category[]> {
	const numbered = like(categories.slug, `${slug}-%`);
	return db
		.select(categoryColumns)
		.from(categories)
		.where(or(eq(categories.slug, slug), numbered));
}

/** More than the number of concurrent attempts to create one slug. */
const attempts = 40;

/**
 * Returns the category with this name, creating it if needed. Names that differ only in case, accents or dashes are the
 * same category; 'C' and 'C++' are two, with slugs of their own.
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
			.returning(categoryColumns);
		if (made) return made;
	}
	throw new Error('a category is either made or found');
}

/** Imports a category; an existing one with this slug stays unchanged. */
export async function saveCategory(
	db: Database,
	category: Omit<DatedCategory, 'id'>,
): Promise<void> {
	await db.insert(categories).values(category).onConflictDoNothing({ target: categories.slug });
}

/** Of a category that is gone, the one that it leads to. Throws `invalid_input` when there is none. */
export async function getCategory(db: Database, id: string): Promise<Category> {
	const find = (which: string) =>
		db.select(categoryColumns).from(categories).where(eq(categories.id, which));
	let [category] = await find(id);
	const heir = category ? undefined : await findCategoryHeir(db, id);
	if (heir) [category] = await find(heir);
	if (!category) {
		throw new AppError('invalid_input', 'Esta categoria não existe mais.', {
			field: 'category_id',
		});
	}
	return category;
}
