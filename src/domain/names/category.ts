import { fold } from '../text/fold.ts';
import { remember } from '../text/remember.ts';

/** The fields of a post are in `post-field-table.ts`. */
export interface Category extends CategoryStyle {
	id: string;
	name: string;
	slug: string;
	/** One line for readers on its page. */
	line?: string | null;
}

/** A category as imports and earlier versions give it: a name, an object with a name, or nothing. */
export type CategoryLike = { name: string } | string | null | undefined;

/** Its name, or '' when there is none. */
export function categoryName(category: CategoryLike): string {
	return (typeof category === 'string' ? category : (category?.name ?? '')).trim();
}

export const categoryIcons = [
	'vendas',
	'financas',
	'marketing',
	'negociacao',
	'tecnologia',
	'educacao',
	'pessoas',
	'produtos',
	'estrategia',
	'guias',
	'geral',
] as const;
export type CategoryIcon = (typeof categoryIcons)[number];

/** Colours, each named after the icon that it belongs to. */
export const categoryAccents = [
	'vendas',
	'financas',
	'tecnologia',
	'negociacao',
	'marketing',
	'educacao',
	'produtos',
	'guias',
] as const satisfies readonly CategoryIcon[];
export type CategoryAccent = (typeof categoryAccents)[number];

/** What an editor may choose for a category; absent: by its name. */
export interface CategoryStyle {
	icon?: CategoryIcon | null;
	accent?: CategoryAccent | null;
}

/** In the specification's order: the first match wins. Keywords match at the start of a word. */
const keywords: readonly (readonly [CategoryIcon, RegExp])[] = [
	['financas', /\b(financ|dinheiro|invest|contab|econom|imposto|orcament|finance)/],
	['vendas', /\b(venda|vende|lucro|lucrativ|receita|fatura|sale|profit|revenue)/],
	['marketing', /\b(marketing|publicidade|propaganda|branding|marca|midia|social media)/],
	['negociacao', /\b(negoci|neg[oó]cio|business|empreend|entrepreneur|empresa|startup)/],
	[
		'tecnologia',
		/\b(tecnolog|tech|software|programa|inteligencia artificial|ia$|ti$|digital|dados)/,
	],
	['educacao', /\b(educa|curso|course|aprend|ensino|estudo|treinamento|formacao)/],
	['pessoas', /\b(gest|lider|leader|management|pessoa|people|equipe|time|rh$|carreira|cultura)/],
	['produtos', /\b(produto|product(?!iv))/],
	['estrategia', /\b(estrateg|strateg|planejamento)/],
	['guias', /\b(guia|guide|tutoria|passo a passo|como fazer)/],
];

/** An icon by keywords in the category's name; `geral` (tags) when none matches. */
export const categoryIcon: (name: string) => CategoryIcon = remember((name) => {
	const folded = fold(name).trim();
	return keywords.find(([, pattern]) => pattern.test(folded))?.[0] ?? 'geral';
}, 1_000);

/** The chosen icon, otherwise the one by the name. */
export const iconOf = (
	category: ({ name: string } & CategoryStyle) | null | undefined,
): CategoryIcon => category?.icon ?? categoryIcon(category?.name ?? '');
