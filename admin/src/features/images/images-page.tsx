import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { paths } from '#config/paths';
import { type Image, images } from '#contract/images';
import { call } from '../../api/call.ts';
import { messages } from '../../messages/all.ts';
import { ChooseFile } from '../../pictures/choose-file.tsx';
import { PictureLibrary, picturesKey } from '../../pictures/picture-library.tsx';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { useUpload } from '../../pictures/use-upload.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TextArea } from '../../ui/text-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import '../../styles/images.css';

function useImageAction() {
	const { pictures } = messages;
	const queryClient = useQueryClient();
	return useMutation({
		mutationFn: (
			input: { action: 'describe'; hash: string; alt: string } | { action: 'delete'; hash: string },
		) => call(images, input),
		onSuccess: (_, { action }) =>
			toast.success(action === 'delete' ? pictures.deleted : pictures.described),
		onError: toastFailure,
		onSettled: () => queryClient.invalidateQueries({ queryKey: picturesKey }),
	});
}

function ImageCard({ image }: { image: Image }) {
	const { pictures } = messages;
	const action = useImageAction();
	const [alt, setAlt] = useState(image.alt);
	const [deleting, setDeleting] = useState(false);
	const { hash } = image;
	return (
		<div className="stack tight">
			<span className="sub clip">{`${image.name}, ${pictures.size(image.width, image.height)}`}</span>
			<TextArea label={pictures.alt} rows={2} maxLength={300} value={alt} onText={setAlt} />
			<span className="row between">
				<Button
					disabled={alt === image.alt || action.isPending}
					onClick={() => action.mutate({ action: 'describe', hash, alt })}
				>
					{pictures.describe}
				</Button>
				<Button tone="quiet warn" onClick={() => setDeleting(true)}>
					{pictures.delete}
				</Button>
			</span>
			{deleting && (
				<AskDialog
					title={pictures.deleteTitle}
					go={pictures.delete}
					onAnswer={(deletes) => {
						setDeleting(false);
						if (deletes) action.mutate({ action: 'delete', hash });
					}}
				>
					{pictures.deleteText}
				</AskDialog>
			)}
		</div>
	);
}

const UnusedLead = () => (
	<>
		{`${messages.pictures.unusedOnly} `}
		<Link className="link" to={paths.admin.images}>
			{messages.pictures.seeAll}
		</Link>
	</>
);

export function ImagesPage() {
	const { pictures, places } = messages;
	const queryClient = useQueryClient();
	const [search] = useSearchParams();
	const unused = search.has('sem-uso');
	const { running, upload, cancel } = useUpload(
		() => void queryClient.invalidateQueries({ queryKey: picturesKey }),
	);
	return (
		<>
			<PageHead title={places.images} lead={unused ? <UnusedLead /> : pictures.pageLead}>
				<ChooseFile disabled={running !== undefined} onFile={(file) => void upload(file)} />
			</PageHead>
			{running && <UploadProgress running={running} onCancel={cancel} />}
			<PictureLibrary key={String(unused)} unused={unused}>
				{(image) => <ImageCard image={image} />}
			</PictureLibrary>
		</>
	);
}
