import { type Category, type CategoryAccent, iconOf } from '#domain/names/category';
import { isBook } from '#domain/post/book';
import type { IconName } from './icon.tsx';

/** Picks a category's icon: the chosen one, a book for the books category, otherwise by its name. */
export const categoryIconName = (category: Category | null): IconName =>
	!category?.icon && isBook({ category, tags: [] }) ? 'livros' : iconOf(category);

const colours: Record<CategoryAccent, string> = {
	financas: 'var(--finance)',
	tecnologia: 'var(--tech)',
	negociacao: 'var(--negotiation)',
	vendas: '#e0a184',
	marketing: '#e2a0aa',
	educacao: '#bdb2dc',
	produtos: '#8fc4bf',
	guias: '#b4bf86',
};
/** Categories with these icons have a colour without an editor's choice. */
const coloured = ['financas', 'tecnologia', 'negociacao'] as const;

/** What gives an element the category's colour, if it has one. */
export function categoryColour(category: Parameters<typeof iconOf>[0]) {
	const icon = iconOf(category);
	const own = coloured.find((name) => name === icon);
	const accent = category?.accent ?? own;
	return { style: accent && ({ '--cat': colours[accent] } as React.CSSProperties) };
}
