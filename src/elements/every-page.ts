import { revealAdminLink } from './admin-link.ts';
import { replaceFailedImages } from './image-fallback.ts';
import { prefetchLinks } from './prefetch-links.ts';

replaceFailedImages();
revealAdminLink();
prefetchLinks();
