import { type Ref, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ListInput, StatusFilter } from '../../api/queries.ts';
import { messages } from '../../messages.ts';
import { Icon } from '../../ui/icon.tsx';
import { later, unsaid } from '../../ui/later.tsx';

const statuses = ['all', 'draft', 'published', 'scheduled'] as const;
const searchAfterMs = 250;

interface ListToolsProps {
	input: ListInput;
	counts: Partial<Record<StatusFilter, number>> | undefined;
	hrefOf: (part: Partial<ListInput>) => string;
	onChange: (part: Partial<ListInput>, replace?: boolean) => void;
	searchRef: Ref<HTMLInputElement>;
	/** The list has loaded or failed; until then nothing competes with it. */
	isSettled: boolean;
}

const rowsArePainted = () =>
	new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Typed text updates the address after a pause; a changed address updates the field. */
function SearchBox({
	q,
	onChange,
	searchRef,
}: {
	q: string;
	onChange: (q: string) => void;
	searchRef: Ref<HTMLInputElement>;
}) {
	const [text, setText] = useState(q);
	const sent = useRef(q);
	useEffect(() => {
		if (q !== sent.current) setText(q);
		sent.current = q;
	}, [q]);
	useEffect(() => {
		if (text === sent.current) return;
		const timer = setTimeout(() => {
			sent.current = text;
			onChange(text);
		}, searchAfterMs);
		return () => clearTimeout(timer);
	}, [text, onChange]);
	return (
		<div className="search">
			<Icon name="search" />
			<input
				ref={searchRef}
				className="input"
				type="search"
				aria-label={messages.list.search}
				placeholder={messages.list.search}
				maxLength={200}
				value={text}
				onChange={(event) => setText(event.target.value)}
			/>
		</div>
	);
}

const Filters = later(async () => {
	await rowsArePainted();
	return (await import('./list-filters.tsx')).ListFilters;
}, unsaid);

export function ListTools({
	input,
	counts,
	hrefOf,
	onChange,
	searchRef,
	isSettled,
}: ListToolsProps) {
	const { list } = messages;
	return (
		<div className="tools">
			<nav className="seg" aria-label={list.filterLabel}>
				{statuses.map((status) => (
					<Link
						key={status}
						to={hrefOf({ status })}
						lang="en"
						aria-current={status === input.status ? 'true' : undefined}
					>
						{list.filters[status]} <span className="num">{counts?.[status] ?? ''}</span>
					</Link>
				))}
			</nav>
			<SearchBox q={input.q} searchRef={searchRef} onChange={(q) => onChange({ q }, true)} />
			<div className="filters">{isSettled && <Filters input={input} onChange={onChange} />}</div>
		</div>
	);
}
