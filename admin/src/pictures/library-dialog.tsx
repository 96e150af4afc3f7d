import { flushSync } from 'react-dom';
import type { Image } from '#contract/images';
import { messages } from '../messages/all.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ChooseFile } from './choose-file.tsx';
import { PictureGrid, PictureLibrary } from './picture-library.tsx';

interface LibraryDialogProps {
	onClose: () => void;
	onChoose: (image: Image) => void;
	/** Chooses a new picture instead. */
	onFile: (file: File, others: File[]) => void;
	/** Whether several files can be chosen at once. */
	multiple?: boolean;
}

/** Closes when a picture is chosen. */
export function LibraryDialog({ onClose, onChoose, onFile, multiple }: LibraryDialogProps) {
	const { pictures } = messages;
	// Closing gives the focus back to the opener, and what receives the picture takes it from there.
	const take = (file: File, others: File[]) => {
		flushSync(onClose);
		onFile(file, others);
	};
	const choose = (image: Image) => {
		flushSync(onClose);
		onChoose(image);
	};
	return (
		<Dialog title={pictures.library} wide onClose={onClose}>
			<p className="row between lead">
				<span className="hint">{pictures.kinds}</span>
				<ChooseFile multiple={multiple ?? false} onFile={take} />
			</p>
			<PictureLibrary>
				{(found) => (
					<PictureGrid found={found}>
						{(image) => (
							<Button className="clip" onClick={() => choose(image)}>
								{pictures.use(image.alt || image.name)}
							</Button>
						)}
					</PictureGrid>
				)}
			</PictureLibrary>
		</Dialog>
	);
}
