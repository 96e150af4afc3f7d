// biome-ignore-all lint/a11y/noRedundantRoles: on a phone rows and cells are blocks, which lose their roles
// biome-ignore-all lint/a11y/useSemanticElements: as above
import type { ReactNode } from 'react';
import type { PostSummary } from '#domain/post/post';
import { messages } from '../../messages.ts';
import { useTick } from '../../ui/use-selected.ts';
import { PostRow } from './post-row.tsx';
import type { RowAct } from './row-actions.tsx';
import type { SiteView } from './row-truth.ts';

const boneWidths = [62, 48, 71, 55, 66, 44, 58, 69];

function Frame({ selectAll, children }: { selectAll?: ReactNode; children: ReactNode }) {
	const { columns, selectAll: label } = messages.list;
	const nothing = <input className="check" type="checkbox" disabled aria-label={label} />;
	return (
		<table className="posts" role="table" aria-label={messages.places.posts}>
			<thead role="rowgroup">
				<tr role="row">
					<th className="c-check" role="columnheader">
						{selectAll ?? nothing}
					</th>
					<th role="columnheader">{columns.title}</th>
					<th className="c-status" role="columnheader">
						{columns.status}
					</th>
					<th className="c-date" role="columnheader">
						{columns.date}
					</th>
					<th className="c-views" role="columnheader">
						{columns.views}
					</th>
					<th className="c-actions" role="columnheader">
						{columns.actions}
					</th>
				</tr>
			</thead>
			{children}
		</table>
	);
}

/** Placeholders as tall as real rows, so that loading moves nothing. */
export function PostTableSkeleton() {
	return (
		<>
			<Frame>
				<tbody role="rowgroup" aria-hidden="true">
					{boneWidths.map((width) => (
						<tr role="row" key={width}>
							<td className="c-check" />
							<td>
								<span className="bone" style={{ inlineSize: `${width}%` }} />
								<span className="bone small" style={{ inlineSize: '34%' }} />
							</td>
							<td className="c-status">
								<span className="bone" style={{ inlineSize: '52%' }} />
							</td>
							<td className="c-date">
								<span className="bone" style={{ inlineSize: '78%' }} />
							</td>
							<td className="c-views" />
							<td className="c-actions" />
						</tr>
					))}
				</tbody>
			</Frame>
			<p className="visually-hidden" role="status">
				{messages.list.loading}
			</p>
		</>
	);
}

interface PostTableProps {
	posts: readonly PostSummary[];
	site: SiteView;
	selected: ReadonlySet<string>;
	onSelect: (ids: readonly string[], selected: boolean) => void;
	onAct: (action: RowAct, post: PostSummary) => void;
	onRetry: () => void;
}

export function PostTable({ posts, site, selected, onSelect, onAct, onRetry }: PostTableProps) {
	const ids = posts.map(({ id }) => id);
	const tick = useTick(ids, onSelect);
	const all = posts.length > 0 && posts.every(({ id }) => selected.has(id));
	const some = !all && posts.some(({ id }) => selected.has(id));
	const selectAll = (
		<input
			ref={(box) => {
				if (box) box.indeterminate = some;
			}}
			className="check"
			type="checkbox"
			aria-label={messages.list.selectAll}
			checked={all}
			onChange={({ target }) => onSelect(ids, target.checked)}
		/>
	);
	return (
		<Frame selectAll={selectAll}>
			<tbody role="rowgroup">
				{posts.map((post) => (
					<PostRow
						key={post.id}
						post={post}
						site={site}
						selected={selected.has(post.id)}
						onSelect={(on, isRange) => tick(post.id, on, isRange)}
						onAct={(action) => onAct(action, post)}
						onRetry={onRetry}
					/>
				))}
			</tbody>
		</Frame>
	);
}
