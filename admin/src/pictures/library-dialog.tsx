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
	/** What is chosen already, where several are; `onGathered` takes them. */
	gathered?: readonly Image[] | undefined;
	onGathered?: () => void;
}

/** Closes when a picture is chosen, or several are. */
export function LibraryDialog(props: LibraryDialogProps) {
	const { onClose, onChoose, onFile, multiple, gathered, onGathered } = props;
	const { pictures } = messages;
	// Closing gives the focus back to the opener, and what receives the picture takes it from there.
	const take = (file: File, others: File[]) => {
		flushSync(onClose);
		onFile(file, others);
	};
	const choose = (image: Image) => {
		if (!gathered) flushSync(onClose);
		onChoose(image);
	};
	const insert = () => {
		flushSync(onClose);
		onGathered?.();
	};
	const isGathered = (image: Image) => gathered?.some(({ hash }) => hash === image.hash);
	return (
		<Dialog title={pictures.library} wide onClose={onClose}>
			<p className="row between lead">
				<span className="hint">{pictures.kinds}</span>
				{gathered && gathered.length > 0 && (
					<Button tone="primary" onClick={insert}>
						{pictures.insert(gathered.length)}
					</Button>
				)}
				<ChooseFile multiple={multiple ?? false} onFile={take} />
			</p>
			<PictureLibrary>
				{(found) => (
					<PictureGrid found={found}>
						{(image) => (
							<Button
								className="clip"
								aria-pressed={isGathered(image)}
								onClick={() => choose(image)}
							>
								{pictures.use(image.alt || image.name)}
							</Button>
						)}
					</PictureGrid>
				)}
			</PictureLibrary>
		</Dialog>
	);
}
