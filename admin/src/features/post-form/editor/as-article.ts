import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { messages } from '../../../messages/all.ts';
import { articleLook } from './article-look.ts';
import { blocks } from './blocks.ts';
import { cursorPlaces } from './cursor-places.ts';
import { figures } from './figure.ts';
import { htmlBlocks } from './html-block.ts';
import { keepGuesses } from './keep-guesses.ts';
import { marks } from './marks.ts';
import { tables } from './table.ts';
import { writingKeys } from './writing-keys.ts';

/** Makes the Markdown look like the article. An extension that displays a block in another way is added here. */
export const asArticle: Extension = [
	writingKeys,
	cursorPlaces,
	keepGuesses,
	blocks,
	marks,
	articleLook,
	figures,
	tables,
	htmlBlocks,
	EditorView.contentAttributes.of({ 'aria-label': messages.writing.label }),
];
