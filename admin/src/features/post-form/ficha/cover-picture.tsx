import { type ClipboardEvent, type CSSProperties, type DragEvent, useState } from 'react';
import type { PictureSize } from '#domain/pictures/picture-file';
import { messages } from '../../../messages/all.ts';
import { ChooseFile } from '../../../pictures/choose-file.tsx';
import { takeFiles } from '../../../pictures/take-files.ts';
import { knownSize, rememberSize } from '../../../text/picture-sizes.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { formatSeconds } from '../../../ui/times.ts';
import { useNow } from '../../../ui/use-now.ts';
import { CoverFocus } from './cover-focus.tsx';

function Drawing() {
	const now = useNow(1_000);
	const [since] = useState(() => new Date().toISOString());
	return (
		<div className="busy" role="status">
			<span className="spin" />
			<span>{messages.pictures.drawing(formatSeconds(since, now))}</span>
		</div>
	);
}

/** The room that it takes when it has loaded. */
const roomOf = ({ width, height }: PictureSize): CSSProperties => ({
	inlineSize: `min(${width}px, ${(20 * width) / height}rem)`,
	aspectRatio: `${width} / ${height}`,
});

/** Shows the whole cover with its focus, or reports at once that its address does not load. */
export function CoverPicture({ url, busy }: { url: string; busy: boolean }) {
	const [broken, setBroken] = useState<string>();
	if (broken === url) return <FieldError>{messages.pictures.brokenAddress}</FieldError>;
	const size = knownSize(url);
	const picture = (
		<>
			<img
				src={url}
				alt=""
				style={size && roomOf(size)}
				onError={() => setBroken(url)}
				onLoad={({ currentTarget }) =>
					rememberSize(url, currentTarget.naturalWidth, currentTarget.naturalHeight)
				}
			/>
			{busy && <Drawing />}
		</>
	);
	return <CoverFocus url={url} picture={picture} />;
}

interface DropPlaceProps {
	onFile: (file: File) => void;
	onLibrary: () => void;
}

/** Takes a cover: dropped, pasted, chosen from a file, or from the library. */
export function DropTarget({ onFile, onLibrary }: DropPlaceProps) {
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
