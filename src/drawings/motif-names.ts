import type { CategoryIcon } from '#domain/names/category';
import type { Die } from './dice.ts';
import type { Ground } from './grounds.ts';

interface Canvas {
	die: Die;
	colours: Ground;
	/** The title's words; at least one. */
	words: readonly string[];
	/** The id of the lamp's glow, a gradient. */
	glowId: string;
}

/** Draws a night scene with exactly one light on 640 by 360 units. */
export type Motif = (canvas: Canvas) => string;

/** Apart from the drawings themselves, so that a browser can choose looks without loading them. */
export const motifNames = [
	'abaco',
	'arcos',
	'azulejo',
	'caixas',
	'calcada',
	'cobogo',
	'contorno',
	'escada',
	'estais',
	'estante',
	'fachada',
	'garoa',
	'horizonte',
	'linhas',
	'papel',
	'pendentes',
	'persiana',
	'planta',
	'serra',
	'sinal',
	'toldo',
	'vao',
] as const satisfies string[];

export type MotifName = (typeof motifNames)[number];

/** The motifs that a category's panels prefer. */
export const motifsOf: Record<CategoryIcon, readonly MotifName[]> = {
	financas: ['abaco', 'escada', 'horizonte', 'arcos'],
	vendas: ['toldo', 'escada', 'linhas', 'horizonte'],
	marketing: ['azulejo', 'calcada', 'sinal', 'toldo'],
	negociacao: ['estais', 'planta', 'vao', 'serra'],
	tecnologia: ['fachada', 'sinal', 'linhas', 'cobogo'],
	educacao: ['estante', 'arcos', 'papel', 'pendentes'],
	pessoas: ['vao', 'planta', 'fachada', 'pendentes'],
	produtos: ['caixas', 'cobogo', 'papel', 'toldo'],
	estrategia: ['linhas', 'contorno', 'escada', 'estais'],
	guias: ['contorno', 'linhas', 'serra', 'papel'],
	geral: [],
};
