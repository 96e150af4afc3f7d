import { useState } from 'react';
import type { Image } from '#contract/images';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-fields.tsx';

/** Asks for a picture's description before inserting it; leaving it empty must be a deliberate choice. */
export function ImageDialog({
	image,
	onDone,
}: {
	image: Image;
	onDone: (alt: string | undefined) => void;
}) {
	const { pictures, common } = messages;
	const [alt, setAlt] = useState(image.alt);
	return (
		<Dialog title={pictures.alt} onClose={() => onDone(undefined)}>
			<img className="described" src={image.url} alt="" width={image.width} height={image.height} />
			<TextArea
				label={pictures.alt}
				hint={pictures.altHint}
				data-autofocus
				rows={2}
				maxLength={300}
				value={alt}
				onText={setAlt}
			/>
			<footer>
				<Button onClick={() => onDone(undefined)}>{common.cancel}</Button>
				<Button tone="primary" onClick={() => onDone(alt)}>
					{pictures.insert}
				</Button>
			</footer>
		</Dialog>
	);
}
