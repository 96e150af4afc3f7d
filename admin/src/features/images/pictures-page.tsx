import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { limits } from '#config/limits';
import { paths } from '#config/paths';
import { type Image, images } from '#contract/images';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { ChooseFile } from '../../pictures/choose-file.tsx';
import { PictureLibrary, picturesKey, picturesQuery } from '../../pictures/picture-library.tsx';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { useUpload } from '../../pictures/use-upload.ts';
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { TextArea } from '../../ui/text-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { ImageUses } from './picture-uses.tsx';
import '../../styles/bottom-sheet.css';
import '../../styles/pictures.css';

type Alts = Record<string, string>;

/** Descriptions that are typed and not saved, by picture: a search or another page of the library keeps them. */
export function useTypedAlts() {
	const [typed, setTyped] = useState<Alts>({});
	const keep = (hash: string, alt: string) => setTyped((all) => ({ ...all, [hash]: alt }));
	/** Whatever was typed, or only this text. */
	const forget = (hash: string, alt?: string) =>
		setTyped(({ [hash]: own, ...others }) =>
			own === undefined || own === (alt ?? own) ? others : { ...others, [hash]: own },
		);
	return { typed, keep, forget, count: Object.keys(typed).length };
}

type Act = { action: 'describe'; hash: string; alt: string } | { action: 'delete'; hash: string };

function useImageAction(onDone: (act: Act) => void) {
	const { pictures } = messages;
	const queryClient = useQueryClient();
	return useAction({
		mutationFn: (act: Act) => call(images, act),
		onSuccess: (_, { action }) =>
			toast.success(action === 'delete' ? pictures.deleted : pictures.described),
		onError: toastFailure,
		onSettled: async (_, error, act) => {
			await queryClient.invalidateQueries({ queryKey: picturesKey });
			if (!error) onDone(act);
		},
	});
}

interface ImageCardProps {
	image: Image;
	alts: ReturnType<typeof useTypedAlts>;
}

function ImageCard({ image, alts }: ImageCardProps) {
	const { pictures } = messages;
	const { hash, name } = image;
	const action = useImageAction((act) =>
		act.action === 'describe' ? alts.forget(hash, act.alt) : alts.forget(hash),
	);
	const [deleting, setDeleting] = useState(false);
	const alt = alts.typed[hash] ?? image.alt;
	const isSaved = alt === image.alt;
	return (
		<div className="stack tight">
			<span className="sub clip">{`${name}, ${pictures.size(image.width, image.height)}`}</span>
			<TextArea
				label={pictures.alt}
				rows={2}
				maxLength={limits.imageAlt}
				value={alt}
				onText={(text) => (text === image.alt ? alts.forget(hash) : alts.keep(hash, text))}
			/>
			<span className="row between">
				<Button
					// Pressed, it keeps the focus.
					disabled={isSaved && action.isIdle}
					busy={isSaved || action.isPending}
					onClick={() => action.mutate({ action: 'describe', hash, alt })}
				>
					{pictures.describe}
				</Button>
				<Button
					tone="quiet warn"
					aria-label={`${pictures.delete}: ${name}`}
					onClick={() => setDeleting(true)}
				>
					{pictures.delete}
				</Button>
			</span>
			<ImageUses hash={hash} name={name} />
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

/** On a phone the form of a picture comes when it is tapped. */
function ImageSheet({ image, alts }: ImageCardProps) {
	const [isOpen, setOpen] = useState(false);
	const label = image.alt || image.name;
	return (
		<>
			<Button tone="quiet" className="clip" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{label}
			</Button>
			{isOpen && (
				<Dialog title={label} className="picture-sheet" onClose={() => setOpen(false)}>
					<ImageCard image={image} alts={alts} />
				</Dialog>
			)}
		</>
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
	const { pictures, places, form } = messages;
	const { leave } = form;
	const queryClient = useQueryClient();
	const [search] = useSearchParams();
	const unused = search.has('sem-uso');
	const alts = useTypedAlts();
	const Below = usePhone() ? ImageSheet : ImageCard;
	const isEmpty = useQuery(picturesQuery(1, '', unused)).data?.images?.length === 0;
	const { running, upload, cancel } = useUpload(
		() => void queryClient.invalidateQueries({ queryKey: picturesKey }),
	);
	const choose = (
		<ChooseFile disabled={running !== undefined} onFile={(file) => void upload(file)} />
	);
	return (
		<>
			<PageHead title={places.images} lead={unused ? <UnusedLead /> : pictures.pageLead}>
				{!isEmpty && choose}
			</PageHead>
			{running && <UploadProgress running={running} onCancel={cancel} />}
			<PictureLibrary key={String(unused)} unused={unused} emptyAction={!unused && choose}>
				{(image) => <Below image={image} alts={alts} />}
			</PictureLibrary>
			<AskBeforeLeaving
				when={alts.count > 0}
				title={leave.title}
				stay={leave.stay}
				go={leave.leave}
			>
				{pictures.undescribed(alts.count)}
			</AskBeforeLeaving>
		</>
	);
}
