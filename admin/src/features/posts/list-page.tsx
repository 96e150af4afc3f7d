import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { site } from '#config/site';
import { isUnauthorized } from '../../api/api-error.ts';
import { postListQuery, siteStatusQuery } from '../../api/queries.ts';
import { messages } from '../../messages.ts';
import { logOut } from '../../session/session.ts';
import { useSession } from '../../session/use-session.ts';
import { AutoPublishButton } from '../../site/auto-publish-button.tsx';
import { liveVersionQuery } from '../../site/live-site.ts';
import { Button } from '../../ui/button.tsx';
import { later, unsaid } from '../../ui/later.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useKeptSearch } from '../../ui/posts-address.ts';
import { formatComing, formatMoment } from '../../ui/times.ts';
import { useNow } from '../../ui/use-now.ts';
import { usePhone } from '../../ui/use-phone.ts';
import { useSelected } from '../../ui/use-selected.ts';
import { useBulk } from './bulk/use-bulk.ts';
import { ListBody, NewPostLink } from './list-body.tsx';
import { ListNotices } from './list-notices.tsx';
import { isFiltered, useListInput } from './list-params.ts';
import { ListTools } from './list-tools.tsx';
import { useRowKeys } from './use-row-keys.ts';
import '../../styles/list.css';

type ListQuery = ReturnType<typeof usePosts>;

function usePosts() {
	const { input, change, hrefOf } = useListInput();
	useKeptSearch(useLocation().search);
	const query = useQuery(postListQuery(input));
	const unauthorized = isUnauthorized(query.error);
	useEffect(() => {
		if (unauthorized) void logOut('ended');
	}, [unauthorized]);
	return { input, change, hrefOf, query };
}

interface PageHeadProps {
	data: ListQuery['query']['data'];
	searching: boolean;
	isPhone: boolean;
	now: string;
}

function PageHead({ data, searching, isPhone, now }: PageHeadProps) {
	const { list } = messages;
	const { user } = useSession();
	const next = data?.next_scheduled_at;
	const late = data?.reviews?.late ?? 0;
	const comingText = (iso: string) => {
		const when = formatComing(iso, now);
		// The counts depend on search and filters; the next scheduled post does not.
		const isLate = iso <= now;
		return searching
			? list.nextScheduled(when, isLate)
			: list.scheduled(data?.counts.scheduled ?? 1, when, isLate);
	};
	return (
		<div className="page-head">
			<div>
				<h1>{list.greeting(user?.name ?? '')}</h1>
				<p>
					{data ? (next ? comingText(next) : list.quiet) : ' '}
					{late > 0 && ` ${list.reviewsLate(late)}`}
				</p>
			</div>
			<div className="row">
				{!isPhone && <AutoPublishButton />}
				<NewPostLink />
			</div>
		</div>
	);
}

function StaleList({ query, now }: { query: ListQuery['query']; now: string }) {
	const { common, list } = messages;
	if (!query.isError || !query.data) return null;
	return (
		<Notice
			tone="caution"
			icon="wifi-off"
			title={common.offlineTitle}
			actions={<Button onClick={() => void query.refetch()}>{common.retry}</Button>}
		>
			{list.listFrom(formatMoment(new Date(query.dataUpdatedAt).toISOString(), now))}
		</Notice>
	);
}

const BulkBar = later(async () => (await import('./bulk/bulk-bar.tsx')).BulkBar, unsaid);
const UndoBar = later(async () => (await import('./bulk/bulk-undo-bar.tsx')).UndoBar, unsaid);

export function ListPage() {
	const now = useNow();
	const isPhone = usePhone();
	const { input, change, hrefOf, query } = usePosts();
	const posts = query.data?.posts ?? [];
	const { selected, select, clear } = useSelected();
	const chosen = posts.filter(({ id }) => selected.has(id));
	const bulk = useBulk(({ posts: done }) =>
		select(
			done.map(({ id }) => id),
			false,
		),
	);
	const searchRef = useRowKeys({ posts, onToggle: ({ id }) => select([id], !selected.has(id)) });
	const status = useQuery(siteStatusQuery).data;
	const livePublication = useQuery(liveVersionQuery(30_000)).data ?? null;
	return (
		<>
			<title>{`${messages.places.posts} — ${messages.appTitle} — ${site.name}`}</title>
			<PageHead
				{...{ isPhone, now }}
				data={query.data}
				searching={input.q !== '' || isFiltered(input)}
			/>
			<StaleList query={query} now={now} />
			<ListNotices
				now={now}
				shown={posts}
				isCurrent={query.isFetchedAfterMount}
				isRunning={bulk.isPending}
				onRemove={(examples) => bulk.mutate({ act: { action: 'delete' }, posts: examples })}
			/>
			<ListTools
				input={input}
				counts={query.data?.counts}
				hrefOf={hrefOf}
				onChange={change}
				searchRef={searchRef}
				isSettled={!query.isPending}
			/>
			<ListBody
				query={query}
				input={input}
				site={{ status, livePublication, now }}
				selected={selected}
				hrefOf={hrefOf}
				onSelect={select}
				onAct={(action, post) => bulk.mutate({ act: { action }, posts: [post] })}
			/>
			{isPhone && (
				<div className="run">
					<AutoPublishButton />
				</div>
			)}
			{chosen.length > 0 && (
				<BulkBar
					posts={chosen}
					running={bulk.isPending}
					onAct={(act) => bulk.mutate({ act, posts: chosen })}
					onClear={clear}
				/>
			)}
			{bulk.undoable && chosen.length === 0 && (
				<UndoBar undoable={bulk.undoable} onClose={bulk.forget} />
			)}
		</>
	);
}
