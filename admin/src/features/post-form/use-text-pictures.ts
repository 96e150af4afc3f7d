import { type RefObject, useRef, useState } from 'react';
import type { Image } from '#contract/images';
import { sizedImageUrl } from '#domain/pictures/own-picture';
import { withPictureWord } from '#domain/pictures/picture-words';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import { useUpload } from '../../pictures/use-upload.ts';

const altOf = (text: string) => text.replaceAll(/[[\]\n]/g, ' ').trim();
/** Includes the size, so that the page can reserve the picture's space. */
const imageText = (image: Image, isOfGallery = false) =>
	`![${altOf(image.alt)}](${withPictureWord(sizedImageUrl(image), 'galeria', isOfGallery)})`;

/** The library, from which pictures come into the text or take another one's place there. */
export function useTextPictures(editor: RefObject<EditorHandle | null>) {
	const [isOpen, setOpen] = useState(false);
	/** Receives the chosen picture in place of the text. */
	const taker = useRef<(image: Image) => void>(undefined);
	const replacing = useRef<(image: Image) => void>(undefined);
	/** What is chosen, however many, comes into the gallery at the cursor. */
	const isForGallery = useRef(false);
	/** The pictures of a new gallery, in the order in which they were chosen. */
	const [gathered, setGathered] = useState<readonly Image[]>();
	const { running, upload, cancel } = useUpload((image) => replacing.current?.(image));
	const insertGathered = () => {
		const all = gathered?.map((image, _, { length }) => imageText(image, length > 1)) ?? [];
		if (all.length > 0) editor.current?.insert(all.join('\n\n'));
	};
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
			setGathered(undefined);
			setOpen(true);
		},
		/** The same for a gallery, whose files the text sends; a new one gathers what is chosen. */
		openForGallery(onChosen?: (image: Image) => void) {
			taker.current = onChosen;
			isForGallery.current = true;
			setGathered(onChosen ? undefined : []);
			setOpen(true);
		},
		gathered,
		insertGathered,
		close: () => setOpen(false),
		choose(image: Image) {
			const others = gathered?.filter(({ hash }) => hash !== image.hash);
			if (taker.current) taker.current(image);
			else if (!gathered || !others) editor.current?.insert(imageText(image));
			else setGathered(others.length < gathered.length ? others : [...gathered, image]);
		},
		add(file: File, others: File[]) {
			replacing.current = isForGallery.current ? undefined : taker.current;
			const way = isForGallery.current ? 'gallery' : undefined;
			insertGathered();
			if (replacing.current) void upload(file);
			else editor.current?.addPictures([file, ...others], way);
		},
	};
}

export type TextPictures = ReturnType<typeof useTextPictures>;
