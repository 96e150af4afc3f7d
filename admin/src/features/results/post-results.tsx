import '../../styles/results-brought.css';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import type { BlogResult, PostResult } from '#contract/results';
import { hasShare } from '#domain/readers/visit-totals';
import { results as text } from '../../messages/results.ts';
import { Button } from '../../ui/button.tsx';
import { Cell, PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import { type Change, visitChange } from './change.ts';
import { listPlaces } from './click-targets.ts';
import { Delta } from './figures.tsx';

const { columns } = text;
const fresh: Change = { tone: 'flat', amount: text.change.fresh, words: text.change.fresh };
const widthOf = (share: number) => ({ '--w': `${100 * share}%` }) as CSSProperties;

/** Where the clicks were, the most first; of none, whether the text has a way to the house. */
function Where({ clicked, lacks_door }: PostResult): ReactNode {
	if (lacks_door) return <span className="lacking">{text.noDoor}</span>;
	return listPlaces(clicked)
		.map(({ place, clicks }) => `${text.within[place]}\u00a0${text.number(clicks)}`)
		.join(', ');
}

/** What a phone shows of a row: two lines in place of six cells. */
function Lines({ post, change }: { post: PostResult; change: Change | undefined }) {
	const { visits, told, read, clicks } = post;
	const where = Where(post);
	return (
		<span className="lines">
			<b>{text.number(visits)}</b>
			{text.row.visits(visits)}
			{change && change.tone !== 'flat' && `, ${change.words}`}
			{hasShare(told) && (
				<>
					, <b>{text.percent(read / told)}</b>
					{text.row.read}
				</>
			)}
			<br />
			<b>{text.number(clicks)}</b>
			{text.row.clicks(clicks)}
			{where && <>, {where}</>}
		</span>
	);
}

function Title({ id, title, state }: PostResult) {
	return (
		<>
			{state === 'binned' ? <b>{title}</b> : <Link to={paths.admin.edit(id)}>{title}</Link>}
			{state !== 'live' && <span className="sub">{text.state[state]}</span>}
		</>
	);
}

function Read({ read, told }: PostResult) {
	if (!hasShare(told)) return <span className="sub">{text.few}</span>;
	const share = read / told;
	return (
		<span className="read" style={widthOf(share)}>
			<i />
			<span className="num">{text.percent(share)}</span>
		</span>
	);
}

/** Undefined where nothing was counted before. */
function changeOf({ is_new, closed, before }: PostResult, isCompared: boolean) {
	if (is_new && before === 0) return fresh;
	return isCompared ? visitChange(closed, before) : undefined;
}

function Row({ post, most, isCompared }: { post: PostResult; most: number; isCompared: boolean }) {
	const change = changeOf(post, isCompared);
	return (
		<PlainRow>
			<Cell>
				<Title {...post} />
				<Lines {...{ post, change }} />
			</Cell>
			<Cell className="right">
				<span className="big">{text.number(post.clicks)}</span>
			</Cell>
			<Cell className="where">{Where(post) || '—'}</Cell>
			<Cell className="right">
				<span className="visits" style={widthOf(post.visits / most)}>
					<i />
					<span>{text.number(post.visits)}</span>
				</span>
			</Cell>
			<Cell className="right">{change ? <Delta change={change} /> : '—'}</Cell>
			<Cell className="source">{post.source ? text.from[post.source] : '—'}</Cell>
			<Cell>
				<Read {...post} />
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

/** What each post brought: the one with most clicks first. */
export function Brought({ blog, isBusy, onMore, step }: BroughtProps) {
	const { posts, posts_total: total, silent } = blog;
	const most = Math.max(...posts.map(({ visits }) => visits));
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
						{ label: columns.clicks, right: true, isFalling: true },
						{ label: columns.where },
						{ label: columns.visits, right: true },
						{ label: columns.before, right: true },
						{ label: columns.source, className: 'source' },
						{ label: columns.read },
					]}
				>
					{posts.map((post) => (
						<Row key={post.id} {...{ post, most }} isCompared={blog.before !== null} />
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
