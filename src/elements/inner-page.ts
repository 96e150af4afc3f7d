import './every-page.ts';
import { closeSheetByKey } from './search-sheet.ts';

// Home has its search in sight.
closeSheetByKey();
