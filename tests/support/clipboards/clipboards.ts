import type { Clipboard } from './clipboard.ts';
import { googleDocs } from './google-docs.ts';
import { libreOffice } from './libre-office.ts';
import { gmail, whatsApp } from './mail-and-chat.ts';
import { excel, libreOfficeCalc } from './sheets.ts';
import { word } from './word.ts';

/** In the form that these programs give them, with texts of our own. */
export const clipboards: readonly Clipboard[] = [
	...[googleDocs, word, excel, libreOffice, libreOfficeCalc, gmail, whatsApp],
];
