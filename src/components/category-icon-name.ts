import { isBook } from '#domain/book';
import { categoryIcon } from '#domain/category-icon';
import type { Category } from '#domain/post';
import type { IconName } from './icon.tsx';

/** Picks a category's icon: a book for the books category, otherwise by keywords in its name (Spec §2). */
export const categoryIconName = (category: Category | null): IconName =>
	isBook({ category, tags: [] }) ? 'livros' : categoryIcon(category?.name ?? '');
