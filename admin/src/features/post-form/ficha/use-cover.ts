import { useMutation } from '@tanstack/react-query';
import { generateBlogImage } from '#contract/generate-blog-image';
import type { Image } from '#contract/images';
import { ApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { messages } from '../../../messages/all.ts';
import { countPicturesUnderWay } from '../../../pictures/pictures-under-way.ts';
import { useUpload } from '../../../pictures/use-upload.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { rememberSize } from '../../../text/picture-sizes.ts';
import { toast } from '../../../ui/toast.ts';
import { useFichaChange } from './ficha-change.ts';

type Picture = Pick<Image, 'url' | 'width' | 'height'> & { alt?: string; credit?: string };

/** Generating a picture requires a title, and each form has its own text for a failure. */
function useGenerate(onPicture: (picture: Picture, said: string) => boolean) {
	const { pictures } = messages;
	const { form, state } = usePostForm();
	const isNew = state.post === null;
	const generate = useMutation({
		mutationFn: async (title: string) => {
			const count = countPicturesUnderWay();
			count(1);
			const input = { prompt: pictures.prompt(title), style: 'vivid' } as const;
			return call(generateBlogImage, input, { timeoutMs: 60_000 }).finally(() => count(0));
		},
		onSuccess: (reply) => {
			const [url, width, height] = [reply.image_url, reply.image_width, reply.image_height];
			const isTold = onPicture({ url, width, height }, pictures.generated);
			if (!isTold) toast.success(pictures.generated);
		},
		onError: (error) => {
			const said = error instanceof ApiError ? error : undefined;
			// Without an API key retrying is useless, so one sentence says what is missing.
			if (said?.code === 'provider_disabled') toast.error(pictures.noKey);
			else
				toast.error(isNew ? pictures.generateFailedCreate : pictures.generateFailedEdit, {
					description: said?.message,
				});
		},
	});
	return {
		generating: generate.isPending,
		generate: () => {
			const title = form.getValues('title').trim();
			if (title === '') toast.error(isNew ? pictures.titleFirstCreate : pictures.titleFirstEdit);
			else generate.mutate(title);
		},
	};
}

const ofCover = ['image_url', 'image_alt', 'image_credit', 'image_focus'] as const;

/** All the ways to set and remove a cover. */
export function useCover() {
	const { form } = usePostForm();
	const change = useFichaChange();
	const { changed } = messages.form;
	const set = (picture: Picture, said: string = changed.cover) =>
		change(ofCover, said, () => {
			rememberSize(picture.url, picture.width, picture.height);
			form.setValue('image_focus', '');
			form.setValue('image_credit', picture.credit ?? '');
			form.setValue('image_url', picture.url, { shouldValidate: form.formState.isSubmitted });
			if (picture.alt && form.getValues('image_alt') === '')
				form.setValue('image_alt', picture.alt);
		});
	const remove = () =>
		change(ofCover, changed.noCover, () => {
			for (const name of ofCover) form.setValue(name, '');
		});
	const { running, upload, cancel } = useUpload((image) => void set(image));
	return {
		...useGenerate(set),
		uploading: running,
		upload: (file: File) => void upload(file),
		cancel,
		set,
		remove,
	};
}

export type Cover = ReturnType<typeof useCover>;
