import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import type { BlogResult, PostResult } from '#contract/results';
import { hasShare } from '#domain/visit-totals';
import { results as text } from '../../messages/results.ts';
import { Button } from '../../ui/button.tsx';
import { Cell, PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import { visitChange } from './change.ts';
import { Delta } from './delta.tsx';

const { columns } = text;
const fresh = { tone: 'flat', amount: text.change.fresh, words: text.change.fresh } as const;

function Title({ id, title, state }: PostResult) {
	return (
		<>
			{state === 'binned' ? <b>{title}</b> : <Link to={paths.admin.edit(id)}>{title}</Link>}
			{state !== 'live' && <span className="sub">{text.state[state]}</span>}
		</>
	);
}

function Read({ read, told }: PostResult) {
	if (!hasShare(told)) return <span className="num">{text.number(read)}</span>;
	const share = read / told;
	return (
		<span className="read" style={{ '--w': `${share * 100}%` } as CSSProperties}>
			<i />
			<span className="num">{text.percent(share)}</span>
		</span>
	);
}

function Row({ post, isCompared }: { post: PostResult; isCompared: boolean }) {
	const isFresh = post.is_new && post.before === 0;
	return (
		<PlainRow>
			<Cell>
				<Title {...post} />
			</Cell>
			<Cell className="right" label={columns.visits}>
				<span className="big">{text.number(post.visits)}</span>
			</Cell>
			<Cell className="right" label={columns.before}>
				{isCompared || isFresh ? (
					<Delta change={isFresh ? fresh : visitChange(post.closed, post.before)} />
				) : (
					'—'
				)}
			</Cell>
			<Cell label={columns.from}>{post.source ? text.from[post.source] : '—'}</Cell>
			<Cell label={columns.read}>
				<Read {...post} />
			</Cell>
			<Cell className="right" label={columns.clicksShort}>
				<span className="big">{text.number(post.clicks)}</span>
			</Cell>
		</PlainRow>
	);
}

interface BroughtProps {
	blog: BlogResult;
	isBusy: boolean;
	onMore: () => void;
	/** How many more `onMore` shows. */
	step: number;
}

/** What each post brought, the most visited first. */
export function Brought({ blog, isBusy, onMore, step }: BroughtProps) {
	const { posts, posts_total: total, silent } = blog;
	return (
		<section aria-labelledby="brought">
			<h2 id="brought">{text.posts}</h2>
			{total === 0 && <p className="lead">{text.noPosts}</p>}
			{total > 0 && (
				<PlainTable
					labelledBy="brought"
					className="brought"
					columns={[
						{ label: columns.post },
						{ label: columns.visits, right: true },
						{ label: columns.change, right: true },
						{ label: columns.source },
						{ label: columns.read },
						{ label: columns.clicks, right: true },
					]}
				>
					{posts.map((post) => (
						<Row key={post.id} post={post} isCompared={blog.before !== null} />
					))}
				</PlainTable>
			)}
			<div className="table-foot">
				<span role="status">
					{[total > 0 && text.range(posts.length, total), silent > 0 && text.silent(silent)]
						.filter(Boolean)
						.join('. ')}
				</span>
				{posts.length < total && (
					<Button disabled={isBusy} onClick={onMore}>
						{total <= step ? text.showAll : text.showMore(step)}
					</Button>
				)}
			</div>
		</section>
	);
}
