import type { CategoryIcon } from '#domain/names/category';

/** The colours of a drawing, which are literal so that it works as an image. */
export interface Ground {
	deep: string;
	ground: string;
	shape: string;
	light: string;
}

const ground = (deep: string, base: string, shape: string, light: string): Ground => ({
	deep,
	ground: base,
	shape,
	light,
});

export const grounds = {
	cafe: ground('#1f140d', '#4a2f1d', '#7f5636', '#c99a66'),
	petroleo: ground('#0d1b22', '#1f4654', '#3c7583', '#a9c9c4'),
	vinho: ground('#200e17', '#562238', '#8d4459', '#e0aab0'),
	mata: ground('#0f1b15', '#244a3a', '#54805f', '#b9cfa0'),
	tijolo: ground('#2a110a', '#713220', '#b5532f', '#f0a878'),
	ocre: ground('#26180a', '#75501b', '#b98331', '#f0d08c'),
	noite: ground('#101321', '#2a3158', '#59629c', '#bcc3ea'),
	areia: ground('#3a2c1b', '#a8946a', '#d2c09a', '#f2e7cd'),
};

export type GroundName = keyof typeof grounds;

export const groundNames = Object.keys(grounds) as GroundName[];

/** The grounds of a category's panels. */
export const groundsOf: Record<CategoryIcon, readonly GroundName[]> = {
	financas: ['mata', 'petroleo', 'ocre'],
	vendas: ['tijolo', 'ocre', 'cafe'],
	marketing: ['vinho', 'tijolo', 'areia'],
	negociacao: ['ocre', 'vinho', 'petroleo'],
	tecnologia: ['petroleo', 'noite', 'mata'],
	educacao: ['noite', 'areia', 'tijolo'],
	pessoas: ['tijolo', 'cafe', 'petroleo'],
	produtos: ['petroleo', 'areia', 'vinho'],
	estrategia: ['vinho', 'noite', 'ocre'],
	guias: ['mata', 'ocre', 'petroleo'],
	geral: groundNames,
};
