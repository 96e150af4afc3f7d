import { type RefObject, useRef, useState } from 'react';
import type { Image } from '#contract/images';
import { sizedImageUrl } from '#domain/own-image';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import { insertBlock } from '../../editor/keys/insert-block.ts';
import { useUpload } from '../../pictures/use-upload.ts';

const altOf = (text: string) => text.replaceAll(/[[\]\n]/g, ' ').trim();
/** Includes the size, so that the page can reserve the picture's space. */
const imageText = (image: Image) => `![${altOf(image.alt)}](${sizedImageUrl(image)})\n`;

/** The library, from which pictures come into the text or take another one's place there. */
export function useTextPictures(editor: RefObject<EditorHandle | null>) {
	const [isOpen, setOpen] = useState(false);
	/** Receives the chosen picture in place of the text. */
	const taker = useRef<(image: Image) => void>(undefined);
	const replacing = useRef<(image: Image) => void>(undefined);
	const { running, upload, cancel } = useUpload((image) => replacing.current?.(image));
	return {
		running,
		cancel,
		get isReplacing() {
			return taker.current !== undefined;
		},
		isOpen,
		/** Opens the library; what is chosen goes to `onChosen` instead of the text. */
		open(onChosen?: (image: Image) => void) {
			taker.current = onChosen;
			setOpen(true);
		},
		close: () => setOpen(false),
		choose(image: Image) {
			if (taker.current) taker.current(image);
			else editor.current?.run(insertBlock(imageText(image)));
		},
		add(file: File, others: File[]) {
			replacing.current = taker.current;
			if (replacing.current) void upload(file);
			else editor.current?.addPictures([file, ...others]);
		},
	};
}

export type TextPictures = ReturnType<typeof useTextPictures>;
