import { type RefObject, useRef, useState } from 'react';
import type { Image } from '#contract/images';
import { sizedImageUrl } from '#domain/pictures/own-picture';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import { useUpload } from '../../pictures/use-upload.ts';

const altOf = (text: string) => text.replaceAll(/[[\]\n]/g, ' ').trim();
/** Includes the size, so that the page can reserve the picture's space. */
const imageText = (image: Image) => `![${altOf(image.alt)}](${sizedImageUrl(image)})`;

/** The library, from which pictures come into the text or take another one's place there. */
export function useTextPictures(editor: RefObject<EditorHandle | null>) {
	const [isOpen, setOpen] = useState(false);
	/** Receives the chosen picture in place of the text. */
	const taker = useRef<(image: Image) => void>(undefined);
	const replacing = useRef<(image: Image) => void>(undefined);
	/** What is chosen, however many, comes into the gallery at the cursor. */
	const isForGallery = useRef(false);
	const { running, upload, cancel } = useUpload((image) => replacing.current?.(image));
	return {
		running,
		cancel,
		get takesSeveral() {
			return taker.current === undefined || isForGallery.current;
		},
		isOpen,
		/** Opens the library; what is chosen goes to `onChosen` instead of the text. */
		open(onChosen?: (image: Image) => void) {
			taker.current = onChosen;
			isForGallery.current = false;
			setOpen(true);
		},
		/** The same for a gallery, whose files the text sends. */
		openForGallery(onChosen: (image: Image) => void) {
			taker.current = onChosen;
			isForGallery.current = true;
			setOpen(true);
		},
		close: () => setOpen(false),
		choose(image: Image) {
			if (taker.current) taker.current(image);
			else editor.current?.insert(imageText(image));
		},
		add(file: File, others: File[]) {
			replacing.current = isForGallery.current ? undefined : taker.current;
			const way = isForGallery.current ? 'gallery' : undefined;
			if (replacing.current) void upload(file);
			else editor.current?.addPictures([file, ...others], way);
		},
	};
}

export type TextPictures = ReturnType<typeof useTextPictures>;
