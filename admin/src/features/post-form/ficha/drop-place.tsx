import type { ClipboardEvent, DragEvent } from 'react';
import { messages } from '../../../messages/all.ts';
import { ChooseFile } from '../../../pictures/choose-file.tsx';
import { takeFiles } from '../../../pictures/take-files.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';

interface DropPlaceProps {
	onFile: (file: File) => void;
	onLibrary: () => void;
}

/** Takes a cover: dropped, pasted, chosen from a file, or from the library. */
export function DropPlace({ onFile, onLibrary }: DropPlaceProps) {
	const { pictures } = messages;
	const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
		const files = [...(data?.files ?? [])];
		if (files.length === 0) return;
		event.preventDefault();
		void takeFiles(files).then(([file]) => file && onFile(file));
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are shortcuts for the buttons inside
		<div
			className="drop"
			onDragOver={(event) => event.preventDefault()}
			onDrop={(event) => take(event, event.dataTransfer)}
			onPaste={(event) => take(event, event.clipboardData)}
		>
			<Icon name="image-up" />
			<strong>{pictures.drop}</strong>
			<span>{pictures.kinds}</span>
			<span className="row">
				<ChooseFile onFile={onFile} />
				<Button onClick={onLibrary}>{pictures.library}</Button>
			</span>
		</div>
	);
}
