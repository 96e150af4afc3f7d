import { revealAdminLink } from './admin-link.ts';
import { replaceFailedImages } from './image-fallback.ts';

replaceFailedImages();
revealAdminLink();
