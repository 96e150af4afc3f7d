import type { RefObject } from 'react';
import { writingTools } from '../../../messages/writing-tools.ts';
import { takeFiles } from '../../../pictures/take-files.ts';

interface GalleryFieldProps {
	field: RefObject<HTMLInputElement | null>;
	onFiles: (files: readonly File[]) => void;
}

/** Asks for the pictures of a gallery, all at once. */
export function GalleryField({ field, onFiles }: GalleryFieldProps) {
	return (
		<input
			ref={field}
			className="vh"
			type="file"
			accept="image/*"
			multiple
			tabIndex={-1}
			aria-hidden="true"
			aria-label={writingTools.tools.gallery}
			onChange={({ target }) => {
				const files = [...(target.files ?? [])];
				target.value = '';
				void takeFiles(files).then((pictures) => pictures.length > 0 && onFiles(pictures));
			}}
		/>
	);
}
