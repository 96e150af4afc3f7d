import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { textToPublish } from '#contract/text-to-publish';
import type { Post } from '#domain/post/post';
import { fold } from '#domain/text/fold';
import { findPostLinks } from '#domain/text/own-links';
import { call } from '../../api/call.ts';
import { fetchPostList, queryKeys } from '../../api/queries.ts';
import { checkReadTime } from '../../checks/check-read-time.ts';
import { type Check, checkOrder, checkText } from '../../checks/check-text.ts';
import { findLostWords } from '../../checks/find-lost-words.ts';
import { messages } from '../../messages/all.ts';
import { picturesUnderWay } from '../../pictures/pictures-under-way.ts';
import { usePostForm } from '../../text/form-context.ts';
import { knownSize } from '../../text/picture-sizes.ts';
import { useHiddenSlugs } from './link/link-queries.ts';
import type { Preview } from './preview/use-preview.ts';

function useSameTitle(title: string, ownId: string): Check[] {
	const q = title.trim();
	const query = useQuery({
		queryKey: ['posts', 'same-title', q],
		queryFn: ({ signal }) => fetchPostList({ page: 1, status: 'all', sort: 'recent', q }, signal),
		enabled: q !== '' && q.length <= 200,
		staleTime: 30_000,
	});
	if (!query.data || q === '') return [];
	const same = query.data.posts.some((post) => post.id !== ownId && fold(post.title) === fold(q));
	return [{ name: 'sameTitle', fine: !same }];
}

/** A link to a post that readers cannot open. One that is still being checked counts as fine: only known problems are shown. */
function useLinks(content: string): Check[] {
	const links = useMemo(() => [...findPostLinks(content)], [content]);
	const hidden = useHiddenSlugs(links.map(([slug]) => slug));
	if (links.length === 0) return [];
	const broken = links.filter(([slug]) => hidden.has(slug));
	if (broken.length === 0) return [{ name: 'links', fine: true }];
	return broken.map(([slug, at]) => ({ name: 'links', fine: false, at, path: `/post/${slug}` }));
}

/** Below how many newer posts a draft would enter. */
function useOrder(post: Post | null): Check[] {
	const isWaiting = post !== null && !post.published;
	const query = useQuery({
		queryKey: [...queryKeys.posts, 'newer', post?.id],
		queryFn: ({ signal }) => call(textToPublish, { post_id: post?.id ?? '' }, { signal }),
		enabled: isWaiting,
		staleTime: 30_000,
	});
	return isWaiting ? checkOrder(query.data?.newer_posts ?? 0) : [];
}

const checkPictures = (count: number): Check[] =>
	count === 0
		? []
		: [{ name: 'pictures', fine: false, sentence: messages.form.checks.pictures(count) }];

/**
 * The check list, warnings first, as of the last pause in typing. `hasWarning` brings it up to the last key; what only
 * the server knows stays as of the pause.
 */
export function useChecks({ reply }: Preview): { checks: Check[]; hasWarning: () => boolean } {
	const { start, state, settled: values, settle } = usePostForm();
	const lost = useMemo(() => (reply ? findLostWords(reply.of, reply.article.html) : []), [reply]);
	const underWay = picturesUnderWay.useValue();
	const size = knownSize(values.image_url.trim());
	// biome-ignore lint/correctness/useExhaustiveDependencies: a cover's size is known when it has loaded
	const fromText = useMemo(() => checkText(values), [values, size]);
	const fromServer = [
		...useSameTitle(values.title, start.id),
		...useLinks(values.content),
		...useOrder(state.post),
		...lost.filter(({ at = 0 }) => at <= values.content.length),
	];
	const offers = checkReadTime(values.read_time, reply?.article.reading_minutes ?? 0);
	const checks = [...checkPictures(underWay), ...offers, ...fromText, ...fromServer].sort(
		(a, b) => Number(a.fine) - Number(b.fine),
	);
	const hasWarning = () =>
		picturesUnderWay.current() > 0 ||
		[...checkText(settle()), ...fromServer].some(({ fine }) => !fine);
	return { checks, hasWarning };
}
