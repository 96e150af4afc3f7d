import { lazyParts } from './lazy-parts.ts';

/** Texts without a card never load what draws one. */
export const withCardParts = lazyParts(() => import('./card-parts.ts'));
