import { type Category, iconOf } from '#domain/names/category';
import { isBook } from '#domain/post/book';
import type { IconName } from './icon.tsx';

/** Picks a category's icon: the chosen one, a book for the books category, otherwise by its name. */
export const categoryIconName = (category: Category | null): IconName =>
	!category?.icon && isBook({ category, tags: [] }) ? 'livros' : iconOf(category);

/** Categories with these icons have a colour, unless an editor chose another. */
const coloured: readonly string[] = ['financas', 'tecnologia', 'negociacao'];

/** The attribute that gives an element the category's colour, if it has one. */
export const categoryColour = (category: Parameters<typeof iconOf>[0]) => {
	const icon = iconOf(category);
	return { 'data-accent': category?.accent ?? (coloured.includes(icon) ? icon : undefined) };
};
