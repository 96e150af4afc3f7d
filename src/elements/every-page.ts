import { revealAdminLink } from './admin-link.ts';
import { replaceFailedImages } from './image-fallback.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { showFocused } from './show-focused.ts';
import { watchMovingPictures } from './watch-moving-pictures.ts';

replaceFailedImages();
revealAdminLink();
prefetchLinks();
watchMovingPictures();
showFocused();
