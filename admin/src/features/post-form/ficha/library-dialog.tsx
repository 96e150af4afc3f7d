import type { Image } from '#contract/images';
import { messages } from '../../../messages/all.ts';
import { ChooseFile } from '../../../pictures/choose-file.tsx';
import { PictureLibrary } from '../../../pictures/picture-library.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface LibraryDialogProps {
	onClose: () => void;
	onChoose: (image: Image) => void;
	/** A new picture instead. */
	onFile: (file: File) => void;
}

export function LibraryDialog({ onClose, onChoose, onFile }: LibraryDialogProps) {
	const { pictures } = messages;
	return (
		<Dialog title={pictures.library} wide onClose={onClose}>
			<p className="row between lead">
				<span className="hint">{pictures.kinds}</span>
				<ChooseFile onFile={onFile} />
			</p>
			<PictureLibrary>
				{(image) => (
					<Button className="clip" onClick={() => onChoose(image)}>
						{pictures.use(image.alt || image.name)}
					</Button>
				)}
			</PictureLibrary>
		</Dialog>
	);
}
