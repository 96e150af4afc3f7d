import { isBook } from '#domain/book';
import type { Category } from '#domain/category';
import { iconOf } from '#domain/category-icon';
import type { IconName } from './icon.tsx';

/** Picks a category's icon: the chosen one, a book for the books category, otherwise by its name (Spec §2). */
export const categoryIconName = (category: Category | null): IconName =>
	!category?.icon && isBook({ category, tags: [] }) ? 'livros' : iconOf(category);

/** The attributes that give an element the category's colour: the chosen one, otherwise that of its icon. */
export const categoryColour = (category: Category | null | undefined) => ({
	'data-cat': iconOf(category),
	'data-accent': category?.accent ?? undefined,
});
