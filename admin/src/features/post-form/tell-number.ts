import type { QueryClient } from '@tanstack/react-query';
import { holderText } from '#domain/names/address-holder';
import { isNumbered, slugify } from '#domain/names/slug';
import type { Post } from '#domain/post/post';
import { messages } from '../../messages/all.ts';
import { toast } from '../../ui/toast.ts';
import { holderQuery } from './address-queries.ts';

/** Says why a new post's address got a number, when what has the one without is out of sight. */
export async function tellNumber(
	queryClient: QueryClient,
	{ id, slug, title }: Pick<Post, 'id' | 'slug' | 'title'>,
): Promise<void> {
	const wanted = slugify(title);
	if (!isNumbered(slug, wanted)) return;
	const found = await queryClient.fetchQuery(holderQuery(wanted, id)).catch(() => undefined);
	const holder = found?.holder;
	if (!holder) return;
	toast.info(messages.form.slug.gotNumber(slug), {
		description: holderText(wanted, holder),
		duration: 10_000,
	});
}
