import { onDemand } from '../../ui/on-demand.ts';

export type RareParts = typeof import('./rare-parts.ts');

/** Texts without galleries, videos and ways to the house never load what draws them. */
export const { load: loadRareParts, use: withRareParts } = onDemand(
	() => import('./rare-parts.ts'),
);
