import { type RefObject, useMemo, useRef, useState } from 'react';
import { type Image, images } from '#contract/images';
import { sizedImageUrl } from '#domain/own-image';
import { storedHash } from '#domain/picture-address';
import { call } from '../../api/call.ts';
import { useUpload } from '../../pictures/use-upload.ts';
import type { PictureHost } from './editor/block/picture-host.ts';
import type { EditorHandle } from './editor/markdown-editor.tsx';

const altOf = (text: string) => text.replaceAll(/[[\]\n]/g, ' ').trim();
/** Includes the size, so that the page can reserve the picture's space. */
const imageText = (image: Image) => `![${altOf(image.alt)}](${sizedImageUrl(image)})\n`;

/** Stores the typed description with the picture; if that fails, the text still has it. */
function keepDescription(url: string, alt: string): void {
	const hash = storedHash(url);
	if (hash === undefined || alt === '') return;
	call(images, { action: 'describe', hash, alt }).catch((error: unknown) =>
		console.warn('describe', error),
	);
}

/** Inserts pictures into the text, each after its description was asked for. */
export function useTextPictures(editor: RefObject<EditorHandle | null>) {
	const [isOpen, setOpen] = useState(false);
	/** Receives the chosen picture in place of the text. */
	const taker = useRef<(image: Image) => void>(undefined);
	const [describing, setDescribing] = useState<Image>();
	const waiting = useRef<File[]>([]);
	// One at a time: each is described before the next upload, and one that fails does not stop the others.
	const next = () => {
		const file = waiting.current.shift();
		if (file) void upload(file);
	};
	const { running, upload, cancel } = useUpload(setDescribing, next);
	const insert = (image: Image) => {
		editor.current?.insert(imageText(image));
		editor.current?.focus();
	};
	const host = useMemo<PictureHost>(
		() => ({
			choosePicture(onChosen) {
				taker.current = onChosen;
				setOpen(true);
			},
			keepDescription,
		}),
		[],
	);
	return {
		host,
		running,
		cancel,
		describing,
		/** Whether the library is open. */
		isOpen,
		open: () => setOpen(true),
		close() {
			taker.current = undefined;
			setOpen(false);
		},
		choose(image: Image) {
			if (taker.current) taker.current(image);
			else if (image.alt === '') setDescribing(image);
			else insert(image);
		},
		add(files: File[]) {
			waiting.current.push(...files);
			if (!running && !describing) next();
		},
		/** Undefined when the user cancels the picture. */
		describe(alt: string | undefined) {
			if (describing && alt !== undefined) {
				insert({ ...describing, alt });
				if (alt.trim() !== describing.alt) keepDescription(describing.url, alt.trim());
			}
			setDescribing(undefined);
			next();
		},
	};
}

export type TextPictures = ReturnType<typeof useTextPictures>;
