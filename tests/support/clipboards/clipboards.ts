import type { Clipboard } from './clipboard.ts';
import { googleDocs } from './google-docs.ts';
import { libreOffice } from './libre-office.ts';
import { gmail, whatsApp } from './mail-and-chat.ts';
import { excel, libreOfficeCalc } from './sheets.ts';
import { word } from './word.ts';

/** In the format of these programs, with our own texts. */
export const clipboards: readonly Clipboard[] = [
	...[googleDocs, word, excel, libreOffice, libreOfficeCalc, gmail, whatsApp],
];
