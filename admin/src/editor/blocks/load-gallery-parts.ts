import { lazyParts } from './lazy-parts.ts';

/** Texts without a gallery never load what draws one. */
export const withGalleryParts = lazyParts(() => import('./gallery-parts.ts'));
