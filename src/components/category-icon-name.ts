import { isBook } from '#domain/book';
import { categoryIcon } from '#domain/category-icon';
import type { Category } from '#domain/post';
import type { IconName } from './icon.tsx';

/** The icon of a category's name: a book for the books, else by its keywords (Spec §2). */
export const categoryIconName = (category: Category | null): IconName =>
	isBook({ category, tags: [] }) ? 'livros' : categoryIcon(category?.name ?? '');
