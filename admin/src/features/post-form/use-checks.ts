import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fold } from '#domain/text/fold';
import { findPostLinks } from '#domain/text/own-links';
import { fetchPostList } from '../../api/queries.ts';
import { checkDraft } from '../../checks/check-draft.ts';
import { checkReadTime } from '../../checks/check-read-time.ts';
import type { Check } from '../../checks/check-text.ts';
import { findLostWords } from '../../checks/find-lost-words.ts';
import { messages } from '../../messages/all.ts';
import { picturesUnderWay } from '../../pictures/pictures-under-way.ts';
import { usePostForm } from '../../text/form-context.ts';
import { knownSize } from '../../text/picture-sizes.ts';
import type { PostValues } from '../../text/post-values.ts';
import { useHiddenSlugs } from './link/link-queries.ts';
import type { Preview } from './preview/use-preview.ts';

function useIsTitleTaken(title: string, ownId: string): boolean {
	const q = title.trim();
	const query = useQuery({
		queryKey: ['posts', 'same-title', q],
		queryFn: ({ signal }) => fetchPostList({ page: 1, status: 'all', sort: 'recent', q }, signal),
		enabled: q !== '' && q.length <= 200,
		staleTime: 30_000,
	});
	if (!query.data || q === '') return false;
	return query.data.posts.some((post) => post.id !== ownId && fold(post.title) === fold(q));
}

const check = (fields: PostValues, is_title_taken: boolean, hidden: ReadonlyMap<string, unknown>) =>
	checkDraft({ fields, is_title_taken, hidden_slugs: [...hidden.keys()] });

const checkPictures = (count: number): Check[] =>
	count === 0
		? []
		: [{ name: 'pictures', fine: false, sentence: messages.form.checks.pictures(count) }];

/**
 * The check list, warnings first, as of the last pause in typing. `hasWarning` brings it up to the last key; what only
 * the server knows stays as of the pause.
 */
export function useChecks({ reply }: Preview): { checks: Check[]; hasWarning: () => boolean } {
	const { start, settled: values, settle } = usePostForm();
	const lost = useMemo(() => (reply ? findLostWords(reply.of, reply.article.html) : []), [reply]);
	const underWay = picturesUnderWay.useValue();
	const is_title_taken = useIsTitleTaken(values.title, start.id);
	const slugs = useMemo(() => [...findPostLinks(values.content).keys()], [values.content]);
	// One that is still being checked counts as fine: only known problems are shown.
	const hidden = useHiddenSlugs(slugs);
	const size = knownSize(values.image_url.trim());
	// biome-ignore lint/correctness/useExhaustiveDependencies: a cover's size is known when it has loaded
	const fromText = useMemo(
		() => check(values, is_title_taken, hidden),
		[values, is_title_taken, hidden, size],
	);
	const shownLost = lost.filter(({ at = 0 }) => at <= values.content.length);
	const offers = checkReadTime(values.read_time, reply?.article.reading_minutes ?? 0);
	const checks = [...checkPictures(underWay), ...offers, ...fromText, ...shownLost].sort(
		(a, b) => Number(a.fine) - Number(b.fine),
	);
	const hasWarning = () =>
		picturesUnderWay.current() > 0 ||
		[...check(settle(), is_title_taken, hidden), ...shownLost].some(({ fine }) => !fine);
	return { checks, hasWarning };
}
