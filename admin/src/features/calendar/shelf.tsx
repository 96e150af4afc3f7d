import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import type { ShelfDraft } from '#contract/calendar';
import { mostShelfDrafts, shelfDrafts } from '#domain/post/calendar';
import { checkDraft } from '../../checks/check-draft.ts';
import { messages } from '../../messages/all.ts';
import { calendar as text } from '../../messages/calendar.ts';
import { Button } from '../../ui/button.tsx';
import { CardWaits } from '../../ui/load-failed.tsx';
import { type CardActs, EntryCard } from './entry-card.tsx';
import { draftItem, type Item } from './movable.ts';
import { shelfQuery } from './shelf-query.ts';
import type { Moving } from './use-moving.ts';

/** Where something goes that is moved by keys, said at every step. */
export function MovingBar({ moving: { item, byKeys, goal } }: { moving: Moving }) {
	return (
		<div role="status">
			{item && byKeys && goal && (
				<p className="moving">
					<strong>{goal}</strong> {text.moving(item.title)}.{' '}
					{text.movingKeys(item.kind === 'scheduled')}
				</p>
			)}
		</div>
	);
}

function stateOf(draft: ShelfDraft): string {
	const { title, content } = draft.fields;
	if (draft.is_cut) return text.long;
	const open = checkDraft(draft).filter(({ fine }) => !fine).length;
	if (open > 0) return messages.form.checks.warnings(open);
	return title.trim() === '' || content.trim() === '' ? text.incomplete : text.ready;
}

interface ShelfProps {
	/** What stands above the drafts. */
	children: ReactNode;
	acts: CardActs;
	usual: string;
	/** The draft whose new date is being sent: no longer shown here. */
	leaving: Item | undefined;
	moving: Moving;
}

/** What can be done here with what the pointer holds, or with a draft. */
function hintOf(held: Item | undefined, total: number, usual: string): string {
	if (held?.kind === 'scheduled') return text.dropOnShelf;
	return total > 0 ? text.shelfHint(usual) : text.shelfEmpty;
}

/** Drafts without a date, those changed last first; a post that is dropped here loses its date. */
export function Shelf({ children, acts, usual, leaving, moving }: ShelfProps) {
	const [limit, setLimit] = useState(shelfDrafts);
	const query = useQuery(shelfQuery(limit));
	const { drafts = [], total = 0 } = query.data ?? {};
	const { item: held, target } = moving;
	const isMore = total > drafts.length;
	return (
		<aside
			className={held?.kind === 'scheduled' && target === null ? 'shelf target' : 'shelf'}
			aria-labelledby="sem-data"
			{...moving.dropOn(null)}
		>
			{children}
			<h2 id="sem-data">
				<span>{text.shelf}</span>
				{query.data && <span className="muted num">{total.toLocaleString('pt-BR')}</span>}
			</h2>
			<div className="drafts">
				<CardWaits title={text.shelfFailed} query={query} />
				{query.data && <p className="hint">{hintOf(held, total, usual)}</p>}
				{drafts.map((draft) => {
					const item = draftItem(draft);
					if (item.id === leaving?.id) return null;
					return (
						<EntryCard
							key={item.id}
							item={item}
							mark="draft"
							hint={stateOf(draft)}
							state={text.kinds.draft}
							acts={acts}
							isHeld={item.id === held?.id}
						/>
					);
				})}
				{isMore && limit < mostShelfDrafts && (
					<Button onClick={() => setLimit(limit + shelfDrafts)}>{text.showMore}</Button>
				)}
				{isMore && limit >= mostShelfDrafts && (
					<Link className="btn" to={`${paths.admin.home}?status=draft`}>
						{text.allDrafts}
					</Link>
				)}
			</div>
		</aside>
	);
}
