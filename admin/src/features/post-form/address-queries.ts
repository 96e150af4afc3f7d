import { queryOptions } from '@tanstack/react-query';
import { addressHolder } from '#contract/address-holder';
import { call } from '../../api/call.ts';

const key = ['address-holder'];

/** Who else has this address, or will ask for it. */
export const holderQuery = (slug: string, postId: string) =>
	queryOptions({
		queryKey: [...key, slug, postId],
		queryFn: ({ signal }) =>
			call(addressHolder, { action: 'find', slug, post_id: postId }, { signal }),
		select: ({ holder }) => holder,
		retry: false,
	});
export const holdersKey = key;
