import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { messages } from '../messages/all.ts';
import { blockLook } from './blocks/block-look.ts';
import { figures } from './blocks/figure.ts';
import { htmlBlocks } from './blocks/html-block.ts';
import { tables } from './blocks/table.ts';
import { videos } from './blocks/video.ts';
import { keepGuesses } from './keys/keep-guesses.ts';
import { writingKeys } from './keys/writing-keys.ts';
import { articleLook } from './look/article-look.ts';
import { blocks } from './look/blocks.ts';
import { cursorPlaces } from './look/cursor-places.ts';
import { marks } from './look/marks.ts';

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
	videos,
	blockLook,
	EditorView.contentAttributes.of({ 'aria-label': messages.writing.label }),
];
