import { useState } from 'react';
import { AuthorFace } from '#components/author-face.tsx';
import type { Author } from '#domain/names/author';
import { authors as text } from '../../messages/authors.ts';
import { LibraryDialog } from '../../pictures/library-dialog.tsx';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import type { useUpload } from '../../pictures/use-upload.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/field.tsx';
import '../../styles/pictures.css';

interface PictureFieldProps {
	facts: Pick<Author, 'name' | 'slug' | 'image_url'>;
	onPicture: (url: string | null) => void;
	upload: ReturnType<typeof useUpload>;
	/** Why the picture that was chosen last is not there. */
	fault: string | undefined;
}

/** One of the blog's own pictures, a new one, or the initial. */
export function PictureField({ facts, onPicture, upload, fault }: PictureFieldProps) {
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
			{!upload.running && <FormError>{fault}</FormError>}
			{upload.running && <UploadProgress running={upload.running} onCancel={upload.cancel} />}
			{choosing && (
				<LibraryDialog
					onClose={() => setChoosing(false)}
					onChoose={({ url }) => onPicture(url)}
					onFile={(file) => void upload.upload(file)}
				/>
			)}
		</fieldset>
	);
}
