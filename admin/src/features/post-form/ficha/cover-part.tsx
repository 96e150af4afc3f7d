import { useMutation } from '@tanstack/react-query';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { generateBlogImage } from '#contract/generate-blog-image';
import type { Image } from '#contract/images';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { messages } from '../../../messages/all.ts';
import { ChooseFile } from '../../../pictures/choose-file.tsx';
import { UploadProgress } from '../../../pictures/upload-progress.tsx';
import { useUpload } from '../../../pictures/use-upload.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { toast } from '../../../ui/toast.ts';
import { usePostForm } from '../form-context.ts';
import { rememberSize } from '../picture-sizes.ts';
import { CoverPicture } from './cover-picture.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import { Dim, Fault, Part } from './part.tsx';

type Picture = Pick<Image, 'url' | 'width' | 'height'> & { alt?: string };

function useCover() {
	const { form } = usePostForm();
	return (picture: Picture) => {
		rememberSize(picture.url, picture.width, picture.height);
		form.setValue('image_url', picture.url, { shouldValidate: form.formState.isSubmitted });
		if (picture.alt && form.getValues('image_alt') === '') form.setValue('image_alt', picture.alt);
	};
}

/** Spec §5, §8: a picture asks for a title first, and each form has its own words for a failure. */
function useGenerate(onPicture: (picture: Picture) => void) {
	const { pictures } = messages;
	const { form, state } = usePostForm();
	const isNew = state.post === null;
	const generate = useMutation({
		mutationFn: (title: string) =>
			call(
				generateBlogImage,
				{ prompt: pictures.prompt(title), style: 'vivid' },
				{ timeoutMs: 60_000 },
			),
		onSuccess: (reply) => {
			onPicture({ url: reply.image_url, width: reply.image_width, height: reply.image_height });
			toast.success(pictures.generated);
		},
		onError: (error) => {
			const said = error instanceof ApiError ? error : undefined;
			// Without a key trying again is no help: one sentence says what is missing.
			if (said?.code === 'provider_disabled') toast.error(pictures.noKey);
			else
				toast.error(isNew ? pictures.generateFailedCreate : pictures.generateFailedEdit, {
					description: said?.message,
				});
		},
	});
	return {
		running: generate.isPending,
		start: () => {
			const title = form.getValues('title').trim();
			if (title === '') toast.error(isNew ? pictures.titleFirstCreate : pictures.titleFirstEdit);
			else generate.mutate(title);
		},
	};
}

function DropPlace({ onFile, onLibrary }: { onFile: (file: File) => void; onLibrary: () => void }) {
	const { pictures } = messages;
	const take = (event: DragEvent | ClipboardEvent, data: DataTransfer | null) => {
		const file = data?.files[0];
		if (!file) return;
		event.preventDefault();
		onFile(file);
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

function AddressField() {
	const { form } = usePostForm();
	const error = form.formState.errors.image_url?.message;
	return (
		<Field label={messages.pictures.address} error={error}>
			{(control) => (
				<input
					{...control}
					{...form.register('image_url')}
					data-field="image_url"
					className="input"
					type="url"
					inputMode="url"
					placeholder="https://"
				/>
			)}
		</Field>
	);
}

export function CoverPart() {
	const { pictures, form: text } = messages;
	const { form } = usePostForm();
	const [url, alt] = useWatch({ control: form.control, name: ['image_url', 'image_alt'] });
	const [library, setLibrary] = useState(false);
	const setCover = useCover();
	const { running, upload, cancel } = useUpload(setCover);
	const generate = useGenerate(setCover);
	const { errors } = form.formState;
	const error = errors.image_url?.message ?? errors.image_alt?.message;
	const has = url.trim() !== '';
	const line = generate.running ? (
		<>
			<span className="spin" />
			{pictures.generating}
		</>
	) : running ? (
		pictures.uploading(running.percent)
	) : has ? (
		<>
			<img className="thumb" src={url} alt="" />
			<span>{alt.trim() === '' ? pictures.withoutAlt : pictures.withAlt}</span>
		</>
	) : (
		<Dim>{pictures.none}</Dim>
	);
	const remove = () => {
		form.setValue('image_url', '');
		form.setValue('image_alt', '');
	};
	return (
		<Part
			name={text.fields.image_url}
			value={error ? <Fault>{error}</Fault> : line}
			tone={error ? 'bad' : undefined}
			open={Boolean(error)}
		>
			{has ? (
				<CoverPicture url={url} busy={generate.running} />
			) : (
				<DropPlace onFile={(file) => void upload(file)} onLibrary={() => setLibrary(true)} />
			)}
			{running && <UploadProgress running={running} onCancel={cancel} />}
			<AddressField />
			{has && <AltField />}
			<div className="row between">
				<Button
					icon="sparkles"
					busyText={generate.running && pictures.generating}
					onClick={generate.start}
				>
					{pictures.generate}
				</Button>
				{has && (
					<span className="row">
						<ChooseFile label={pictures.change} onFile={(file) => void upload(file)} />
						<Button tone="quiet warn" onClick={remove}>
							{pictures.remove}
						</Button>
					</span>
				)}
			</div>
			{errors.image_alt?.message && <FieldError>{errors.image_alt.message}</FieldError>}
			{library && (
				<LibraryDialog
					onClose={() => setLibrary(false)}
					onFile={(file) => {
						setLibrary(false);
						void upload(file);
					}}
					onChoose={(image) => {
						setCover(image);
						setLibrary(false);
					}}
				/>
			)}
		</Part>
	);
}

function AltField() {
	const { form } = usePostForm();
	return (
		<Field label={messages.pictures.alt} hint={messages.pictures.altHint}>
			{(control) => (
				<textarea
					{...control}
					{...form.register('image_alt')}
					data-field="image_alt"
					className="area"
					rows={2}
					maxLength={300}
				/>
			)}
		</Field>
	);
}
