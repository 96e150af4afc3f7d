import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import type { PostSummary } from '#domain/post/post';
import { ApiError } from '../../api/api-error.ts';
import type { fetchPostList, ListInput } from '../../api/queries.ts';
import { messages } from '../../messages.ts';
import { useRetryBuild } from '../../site/use-retry-build.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pager } from '../../ui/pager.tsx';
import { isFiltered } from './list-params.ts';
import { PostTable, PostTableSkeleton } from './post-table.tsx';
import type { RowAct } from './row-actions.tsx';
import type { SiteView } from './row-truth.ts';

type ListQuery = UseQueryResult<Awaited<ReturnType<typeof fetchPostList>>>;

interface ListBodyProps {
	query: ListQuery;
	input: ListInput;
	site: SiteView;
	selected: ReadonlySet<string>;
	hrefOf: (part: Partial<ListInput>) => string;
	onSelect: (ids: readonly string[], selected: boolean) => void;
	onAct: (action: RowAct, post: PostSummary) => void;
}

function LoadFailed({ query }: { query: ListQuery }) {
	const { list, common, errors } = messages;
	const { error } = query;
	const id = error instanceof ApiError ? error.requestId : undefined;
	return (
		<Empty
			failed
			title={list.loadFailed}
			action={<Button onClick={() => void query.refetch()}>{common.retry}</Button>}
		>
			{error?.message} {id && errors.requestId(id)}
		</Empty>
	);
}

export function NewPostLink() {
	return (
		<Link className="btn primary" to={paths.admin.create} lang="en">
			<Icon name="plus" />
			{messages.list.newPost}
		</Link>
	);
}

function NothingFound({ input }: { input: ListInput }) {
	const { list } = messages;
	if (input.q === '' && input.status === 'all' && !isFiltered(input))
		return (
			<Empty title={list.empty} action={<NewPostLink />}>
				{list.emptyText}
			</Empty>
		);
	return (
		<Empty
			title={list.empty}
			action={
				<Link className="btn" to={paths.admin.home}>
					{list.clearFilters}
				</Link>
			}
		>
			{input.q === '' ? list.nothingHere : list.nothingWith(input.q)}
		</Empty>
	);
}

/** The table, or why there is none. */
export function ListBody({ query, input, site, selected, hrefOf, onSelect, onAct }: ListBodyProps) {
	const retry = useRetryBuild();
	const { data } = query;
	if (!data && query.isError) return <LoadFailed query={query} />;
	if (!data) return <PostTableSkeleton />;
	const pages = Math.max(1, Math.ceil(data.total / data.pageSize));
	const from = (data.page - 1) * data.pageSize + 1;
	if (data.posts.length === 0) return <NothingFound input={input} />;
	return (
		<>
			<PostTable
				posts={data.posts}
				site={site}
				selected={selected}
				onSelect={onSelect}
				onAct={onAct}
				onRetry={() => retry.mutate()}
			/>
			<div className="table-foot">
				<span>{messages.list.range(from, from + data.posts.length - 1, data.total)}</span>
				{pages > 1 && <Pager page={data.page} pages={pages} hrefOf={(page) => hrefOf({ page })} />}
			</div>
		</>
	);
}
