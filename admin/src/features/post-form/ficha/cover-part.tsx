import { useMemo, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { limits } from '#config/limits';
import { readOwnImage } from '#domain/pictures/own-picture';
import { findFirstPicture } from '#domain/pictures/shown-pictures';
import { messages } from '../../../messages/all.ts';
import { ChooseFile } from '../../../pictures/choose-file.tsx';
import { keepDescription } from '../../../pictures/keep-description.ts';
import { LibraryDialog } from '../../../pictures/library-dialog.tsx';
import { UploadProgress } from '../../../pictures/upload-progress.tsx';
import { usePostForm } from '../../../text/form-context.ts';
import { Button } from '../../../ui/button.tsx';
import { CoverPicture, DropTarget } from './cover-picture.tsx';
import { Dim, Part, useIsAwaited, useOpened } from './part.tsx';
import { PostField } from './post-field.tsx';
import { type Cover, useCover } from './use-cover.ts';

const { pictures } = messages;

interface CoverLineProps {
	cover: Cover;
	url: string;
	alt: string;
	credit: string;
}

function CoverLine({ cover, url, alt, credit }: CoverLineProps) {
	if (cover.generating)
		return (
			<>
				<span className="spin" />
				{pictures.generating}
			</>
		);
	if (cover.uploading) return pictures.uploading(cover.uploading.percent);
	if (url === '') return <Dim>{pictures.noCover}</Dim>;
	return (
		<>
			<img className="thumb" src={url} alt="" />
			<span>{pictures.says(alt !== '', credit !== '')}</span>
		</>
	);
}

function CoverButtons({ cover, has }: { cover: Cover; has: boolean }) {
	return (
		<div className="row between">
			<Button
				icon="sparkles"
				busyText={cover.generating && pictures.generating}
				onClick={cover.generate}
			>
				{pictures.generate}
			</Button>
			{has && (
				<span className="row">
					<ChooseFile label={pictures.change} onFile={cover.upload} />
					<Button tone="quiet warn" onClick={cover.remove}>
						{pictures.remove}
					</Button>
				</span>
			)}
		</div>
	);
}

/** Its own picture, so that nobody has to look for what the text shows already. */
function FirstPicture({ cover }: { cover: Cover }) {
	const { content } = usePostForm().settled;
	const first = useMemo(() => findFirstPicture(content), [content]);
	if (!first) return null;
	const use = () => cover.set({ ...first, height: first.height ?? 0 });
	return (
		<div className="row">
			<Button onClick={use}>{pictures.fromText}</Button>
		</div>
	);
}

/** Folded away unless the cover is another site's. */
function AddressField({ url }: { url: string }) {
	const fault = usePostForm().form.formState.errors.image_url;
	const isForeign = url !== '' && !readOwnImage(url);
	return (
		<details className="fold" {...useOpened(isForeign || fault !== undefined)}>
			<summary>{pictures.useAddress}</summary>
			<PostField
				name="image_url"
				label={pictures.address}
				type="url"
				inputMode="url"
				placeholder="https://"
			/>
		</details>
	);
}

export function CoverPart() {
	const { control } = usePostForm().form;
	const values = useWatch({ control, name: ['image_url', 'image_alt', 'image_credit'] });
	const [url = '', alt = '', credit = ''] = values.map((value) => value.trim());
	const cover = useCover();
	const [library, setLibrary] = useState(false);
	const kept = useRef(alt);
	const keepAlt = () => {
		if (alt === kept.current) return;
		kept.current = alt;
		keepDescription(url, alt);
	};
	return (
		<Part
			name={messages.form.fields.image_url}
			of={['image_url', 'image_alt', 'image_credit', 'image_focus']}
			value={<CoverLine cover={cover} url={url} alt={alt} credit={credit} />}
			open={useIsAwaited(url === '')}
		>
			{url !== '' && <CoverPicture url={url} busy={cover.generating} />}
			{url === '' && (
				<>
					<DropTarget onFile={cover.upload} onLibrary={() => setLibrary(true)} />
					<FirstPicture cover={cover} />
				</>
			)}
			{cover.uploading && <UploadProgress running={cover.uploading} onCancel={cover.cancel} />}
			{url !== '' && (
				<>
					<PostField
						name="image_alt"
						label={pictures.alt}
						hint={pictures.altHint}
						rows={2}
						maxLength={300}
						onLeave={keepAlt}
					/>
					<PostField
						name="image_credit"
						label={pictures.credit}
						hint={pictures.creditHint}
						maxLength={limits.imageCredit}
					/>
				</>
			)}
			<CoverButtons cover={cover} has={url !== ''} />
			<AddressField url={url} />
			{library && (
				<LibraryDialog
					onClose={() => setLibrary(false)}
					onFile={cover.upload}
					onChoose={(image) => cover.set(image)}
				/>
			)}
		</Part>
	);
}
