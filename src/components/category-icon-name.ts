import { type Category, iconOf } from '#domain/names/category';
import { isBook } from '#domain/post/book';
import type { IconName } from './icon.tsx';

/** Picks a category's icon: the chosen one, a book for the books category, otherwise by its name. */
export const categoryIconName = (category: Category | null): IconName =>
	!category?.icon && isBook({ category, tags: [] }) ? 'livros' : iconOf(category);

/** The attributes that give an element the category's colour: the chosen one, otherwise that of its icon. */
export const categoryColour = (category: Category | null | undefined) => ({
	'data-cat': iconOf(category),
	'data-accent': category?.accent ?? undefined,
});
