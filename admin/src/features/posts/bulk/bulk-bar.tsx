import { type ReactNode, useState } from 'react';
import type { PostSummary } from '#domain/post/post';
import { bulk as text } from '../../../messages/bulk.ts';
import { messages } from '../../../messages.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { later } from '../../../ui/later.tsx';
import '../../../styles/bulk.css';
import { tally } from './bulk-tally.ts';
import type { SentBulkAct } from './run-bulk.ts';

const BulkDialogs = later(async () => (await import('./bulk-dialogs.tsx')).BulkDialogs);

type Asked = 'category' | 'author' | 'tags' | 'schedule' | 'take-down';

interface BulkBarProps {
	posts: readonly PostSummary[];
	running: boolean;
	onAct: (act: SentBulkAct) => void;
	onClear: () => void;
}

interface ActButtonProps extends Pick<BulkBarProps, 'posts' | 'running' | 'onAct'> {
	action: 'publish' | 'unpublish' | 'delete';
	children: ReactNode;
}

/** Says how many of the posts it would change, unless that is all of them. */
function ActButton({ action, posts, running, onAct, children }: ActButtonProps) {
	const { count } = tally({ action }, posts);
	const isPart = count < posts.length && count > 0;
	return (
		<Button
			tone={action === 'delete' ? 'warn' : undefined}
			disabled={running || count === 0}
			onClick={() => onAct({ action })}
		>
			{children} {isPart && <span className="num">{text.part(count, posts.length)}</span>}
		</Button>
	);
}

/** What can be done to the selected posts; what needs more than a click is asked in a dialog. */
export function BulkBar({ posts, running, onAct, onClear }: BulkBarProps) {
	const { list } = messages;
	const [asked, setAsked] = useState<Asked>();
	const common = { posts, running, onAct };
	const ask = (what: Asked, label: string) => (
		<Button disabled={running} aria-haspopup="dialog" onClick={() => setAsked(what)}>
			{label}
		</Button>
	);
	return (
		<>
			<section className="bulk" aria-label={text.label}>
				<strong role="status">{text.selected(posts.length)}</strong>
				<div className="acts">
					<ActButton {...common} action="publish">
						{list.publish}
					</ActButton>
					<ActButton {...common} action="unpublish">
						{list.unpublish}
					</ActButton>
					{ask('category', text.category)}
					{ask('author', text.author)}
					{ask('tags', text.tags)}
					{ask('schedule', text.schedule)}
					{ask('take-down', text.takeDown)}
					<ActButton {...common} action="delete">
						{list.delete}
					</ActButton>
				</div>
				<IconButton icon="x" label={text.clear} onClick={onClear} />
			</section>
			{asked && (
				<BulkDialogs
					asked={asked}
					posts={posts}
					onAct={onAct}
					onClose={() => setAsked(undefined)}
				/>
			)}
		</>
	);
}
