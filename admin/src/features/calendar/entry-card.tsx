import type { DragEvent, KeyboardEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { calendar as text } from '../../messages/calendar.ts';
import { IconButton } from '../../ui/button.tsx';
import type { MarkKind } from '../../ui/status-badge.tsx';
import { toast } from '../../ui/toast.ts';
import { singleKeysAreOn } from '../../ui/use-shortcuts.ts';
import type { Item } from './movable.ts';

export interface CardActs {
	/** Opens the dialog for its date. */
	onDate: (item: Item) => void;
	/** Begins to move it by keys. */
	onTake: (item: Item) => void;
	onDragStart: (item: Item) => void;
	onDragEnd: () => void;
}

interface EntryCardProps {
	item: Item;
	mark: MarkKind;
	/** Its hour, or what is known of a draft. */
	hint: ReactNode;
	/** Its state in words, for screen readers. */
	state: string;
	/** It stays on its day. */
	stays?: boolean;
	acts: CardActs;
	isHeld?: boolean;
	/** Reached by the Tab key. */
	tabbable?: boolean;
}

/** This letter, unless keys without a modifier are switched off. */
export const isKey = (letter: string, event: KeyboardEvent): boolean =>
	event.key.toLowerCase() === letter &&
	!(event.ctrlKey || event.metaKey || event.altKey) &&
	singleKeysAreOn();

/** A post on its day or on the shelf: a link to its text, and a handle for its date. */
export function EntryCard({
	item,
	mark,
	hint,
	state,
	stays,
	acts,
	isHeld,
	tabbable = true,
}: EntryCardProps) {
	const { title, kind, post_id } = item;
	const act = kind === 'draft' ? text.chooseDate : text.changeDate;
	const tabIndex = tabbable ? undefined : -1;
	const navigate = useNavigate();
	/** What waits for a decision is opened. */
	const stay = () =>
		kind === 'live' ? toast.info(text.liveStays) : navigate(paths.admin.edit(post_id));
	const drag = (event: DragEvent) => {
		if (stays) {
			event.preventDefault();
			void stay();
			return;
		}
		event.dataTransfer.effectAllowed = 'move';
		event.dataTransfer.setData('text/plain', title);
		acts.onDragStart(item);
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (!isKey('m', event)) return;
		event.preventDefault();
		if (stays) void stay();
		else acts.onTake(item);
	};
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the pointer's way; the keys M and Enter are another
		<div
			className={['entry', isHeld && 'held', stays && 'stays'].filter(Boolean).join(' ')}
			data-item={item.id}
			draggable
			onDragStart={drag}
			onDragEnd={acts.onDragEnd}
			onKeyDown={onKeyDown}
		>
			<Link to={paths.admin.edit(post_id)} data-status={mark} draggable={false} tabIndex={tabIndex}>
				<i className="dot" />
				<span className="hour num">
					{hint}
					<span className="visually-hidden">{` (${state}): `}</span>
				</span>
				<span className="title">{title}</span>
			</Link>
			{!stays && (
				<IconButton
					icon="calendar"
					label={text.about(act, title)}
					tabIndex={tabIndex}
					aria-haspopup="dialog"
					onClick={() => acts.onDate(item)}
				/>
			)}
		</div>
	);
}
