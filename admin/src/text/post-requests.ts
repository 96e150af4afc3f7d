import type { z } from 'zod';
import type { createPostRequest } from '#contract/create-post';
import type { updatePostRequest } from '#contract/update-post';
import { slugify } from '#domain/names/slug';
import { knownSize } from './picture-sizes.ts';
import type { PostValues } from './post-values.ts';

/** The fields that both requests share; they differ in author, slug and time. */
function shared({ author: _, scheduled_at: __, slug, ...values }: PostValues) {
	const size = knownSize(values.image_url);
	return {
		...values,
		...(size && { image_width: size.width, image_height: size.height }),
		...(slug !== '' && { slug: slugify(slug) }),
	};
}

export function toCreateRequest(
	values: PostValues,
	{ id, published, schedule }: { id: string; published: boolean; schedule: boolean },
): z.input<typeof createPostRequest> {
	return {
		id,
		...shared(values),
		author: values.author,
		published,
		scheduled_at: schedule && !published ? values.scheduled_at : null,
	};
}

/** `schedule` undefined leaves the post's time unchanged. An empty author also means unchanged. */
export function toUpdateRequest(
	values: PostValues,
	{ id, revision, schedule }: { id: string; revision: number; schedule: boolean | undefined },
): z.input<typeof updatePostRequest> {
	return {
		id,
		revision,
		...shared(values),
		...(values.author.trim() !== '' && { author: values.author }),
		...(schedule !== undefined && { scheduled_at: schedule ? values.scheduled_at : null }),
	};
}
