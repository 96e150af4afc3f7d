import type { RefObject } from 'react';
import { writingTools } from '../../../messages/writing-tools.ts';

/** A phone opens its camera for it; whatever has none asks for a file. */
const oneOfCamera = { capture: 'environment' } as const;

interface PictureFieldProps {
	field: RefObject<HTMLInputElement | null>;
	tool: 'camera' | 'gallery';
	onFiles: (files: readonly File[]) => void;
}

/** Asks for a photo, or for the pictures of a gallery, all at once. */
export function PictureField({ field, tool, onFiles }: PictureFieldProps) {
	return (
		<input
			ref={field}
			className="visually-hidden"
			type="file"
			accept="image/*"
			{...(tool === 'camera' ? oneOfCamera : { multiple: true })}
			tabIndex={-1}
			aria-hidden="true"
			aria-label={writingTools.tools[tool]}
			onChange={({ target }) => {
				const files = [...(target.files ?? [])];
				target.value = '';
				if (files.length > 0) onFiles(files);
			}}
		/>
	);
}
