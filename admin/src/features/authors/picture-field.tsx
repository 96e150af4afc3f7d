import { useState } from 'react';
import { AuthorFace } from '#components/author-face.tsx';
import type { Author } from '#domain/author';
import { messages } from '../../messages/all.ts';
import { authors as text } from '../../messages/authors.ts';
import { PictureLibrary } from '../../pictures/picture-library.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import '../../styles/images.css';

interface PictureFieldProps {
	facts: Pick<Author, 'name' | 'slug' | 'image_url'>;
	onPicture: (url: string | null) => void;
}

/** One of the blog's own pictures, or the initial. */
export function PictureField({ facts, onPicture }: PictureFieldProps) {
	const [choosing, setChoosing] = useState(false);
	return (
		<fieldset className="field">
			<legend>{text.picture}</legend>
			<span className="signer">
				<AuthorFace author={facts} />
				<Button onClick={() => setChoosing(true)}>{text.choosePicture}</Button>
				{facts.image_url && (
					<Button tone="quiet" onClick={() => onPicture(null)}>
						{text.removePicture}
					</Button>
				)}
			</span>
			{!facts.image_url && <p className="hint">{text.noPicture}</p>}
			{choosing && (
				<Dialog title={text.library} wide onClose={() => setChoosing(false)}>
					<PictureLibrary>
						{({ url, alt, name }) => (
							<Button
								className="clip"
								onClick={() => {
									onPicture(url);
									setChoosing(false);
								}}
							>
								{messages.pictures.use(alt || name)}
							</Button>
						)}
					</PictureLibrary>
				</Dialog>
			)}
		</fieldset>
	);
}
