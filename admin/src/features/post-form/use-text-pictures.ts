import { type RefObject, useRef, useState } from 'react';
import { type Image, images } from '#contract/images';
import { sizedImageUrl } from '#domain/own-image';
import { call } from '../../api/call.ts';
import { useUpload } from '../../pictures/use-upload.ts';
import type { EditorHandle } from './editor/markdown-editor.tsx';

const altOf = (text: string) => text.replaceAll(/[[\]\n]/g, ' ').trim();
/** The size goes along, so that the page keeps the picture's place. */
const imageText = (image: Image) => `![${altOf(image.alt)}](${sizedImageUrl(image)})\n`;

/** What was typed about a picture stays with it; should that fail the text has it all the same. */
function keepDescription({ hash, alt }: Image, typed: string): void {
	const described = typed.trim();
	if (described === '' || described === alt) return;
	call(images, { action: 'describe', hash, alt: described }).catch((error: unknown) =>
		console.warn('describe', error),
	);
}

/** Pictures on their way into the text: each is described before it stands there. */
export function useTextPictures(editor: RefObject<EditorHandle | null>) {
	const [isOpen, setOpen] = useState(false);
	const [describing, setDescribing] = useState<Image>();
	const waiting = useRef<File[]>([]);
	// One after the other: each is described before the next leaves, and one that fails keeps none back.
	const next = () => {
		const file = waiting.current.shift();
		if (file) void upload(file);
	};
	const { running, upload, cancel } = useUpload(setDescribing, next);
	const insert = (image: Image) => {
		editor.current?.insert(imageText(image));
		editor.current?.focus();
	};
	return {
		running,
		cancel,
		describing,
		/** The library. */
		isOpen,
		open: () => setOpen(true),
		close: () => setOpen(false),
		choose: (image: Image) => (image.alt === '' ? setDescribing(image) : insert(image)),
		add(files: File[]) {
			waiting.current.push(...files);
			if (!running && !describing) next();
		},
		/** Undefined when the person would rather not have it. */
		describe(alt: string | undefined) {
			if (describing && alt !== undefined) {
				insert({ ...describing, alt });
				keepDescription(describing, alt);
			}
			setDescribing(undefined);
			next();
		},
	};
}

export type TextPictures = ReturnType<typeof useTextPictures>;
