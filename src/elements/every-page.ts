import { revealAdminLink } from './admin-link.ts';
import { replaceFailedImages } from './image-fallback.ts';
import { closeSheetByKey } from './search-sheet.ts';

replaceFailedImages();
revealAdminLink();
closeSheetByKey();
