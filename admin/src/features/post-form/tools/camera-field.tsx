import type { RefObject } from 'react';
import { writingTools } from '../../../messages/writing-tools.ts';

interface CameraFieldProps {
	field: RefObject<HTMLInputElement | null>;
	onPicture: (file: File) => void;
}

/** A phone opens its camera for this field; whatever has none asks for a file. */
export function CameraField({ field, onPicture }: CameraFieldProps) {
	return (
		<input
			ref={field}
			className="visually-hidden"
			type="file"
			accept="image/*"
			capture="environment"
			tabIndex={-1}
			aria-hidden="true"
			aria-label={writingTools.tools.camera}
			onChange={({ target }) => {
				const file = target.files?.[0];
				target.value = '';
				if (file) onPicture(file);
			}}
		/>
	);
}
