import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { site } from '#config/site';
import { type MissedTarget, missedAddresses } from '#contract/missed-addresses';
import { readRedirectTarget } from '#domain/names/missed-address';
import { fold } from '#domain/text/fold';
import { call } from '../../api/call.ts';
import { missed } from '../../messages/missed-addresses.ts';
import type { TargetKind, To } from './use-missed-address-redirect.ts';

const text = missed.dialog;

/** Where an address may lead. */
export interface Target {
	key: string;
	kind: TargetKind;
	title: string;
	about: string;
	to: To;
}

function ofServer({ kind, id, title, address, count }: MissedTarget): Target {
	if (kind === 'category') {
		const about = `${address} · ${text.posts(count)}`;
		return { key: id, kind, title: text.category(title), about, to: { leads_to: address } };
	}
	const about = count > 0 ? `${address} · ${text.visits(count)}` : address;
	return { key: id, kind, title, about, to: { post_id: id } };
}

/** Home is offered without a word, every page by its name or address. */
function findPages(asked: string): Target[] {
	const folded = fold(asked);
	const isAsked = ([address, title]: (typeof missed.pages)[number]) =>
		asked === '' ? address === '/' : address === asked || fold(title).includes(folded);
	return missed.pages.filter(isAsked).map(([address, title]) => ({
		key: address,
		kind: 'page',
		title,
		about: address,
		to: { leads_to: address },
	}));
}

function findCompany(asked: string): Target[] {
	const address = readRedirectTarget(asked, site.company.url);
	if (!address?.startsWith('https:')) return [];
	const title = address.replace(/^https:\/\/(?:www\.)?|\/$/g, '');
	return [{ key: address, kind: 'company', title, about: text.outside, to: { leads_to: address } }];
}

/** The targets for what is typed, the posts first. */
export function useTargets(address: string, asked: string) {
	const { data, isError, isPlaceholderData, isPending } = useQuery({
		queryKey: ['missed-targets', address, asked],
		queryFn: ({ signal }) =>
			call(missedAddresses, { action: 'find', address, q: asked.slice(0, 500) }, { signal }),
		placeholderData: keepPreviousData,
		staleTime: 15_000,
	});
	const found = (data?.targets ?? []).map(ofServer);
	return {
		posts: found.filter(({ kind }) => kind === 'post'),
		others: [
			...found.filter(({ kind }) => kind !== 'post'),
			...findPages(asked),
			...findCompany(asked),
		],
		hasFailed: isError,
		/** The list belongs to an earlier query: Enter must not choose from it. */
		isStale: isPlaceholderData || isPending,
	};
}
