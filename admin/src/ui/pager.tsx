import { Link } from 'react-router';
import { pagerItems } from '#domain/post/pagination';
import { messages } from '../messages.ts';
import { Icon } from './icon.tsx';

interface PagerProps {
	page: number;
	pages: number;
	hrefOf: (page: number) => string;
}

function Step({
	to,
	name,
	icon,
}: {
	to: string | undefined;
	name: string;
	icon: 'chevron-left' | 'chevron-right';
}) {
	const inside = (
		<>
			<Icon name={icon} />
			<span className="visually-hidden">{name}</span>
		</>
	);
	return to === undefined ? (
		<span aria-disabled="true">{inside}</span>
	) : (
		<Link to={to}>{inside}</Link>
	);
}

export function Pager({ page, pages, hrefOf }: PagerProps) {
	const { list } = messages;
	return (
		<nav className="pager" aria-label={list.pages}>
			<Step to={page > 1 ? hrefOf(page - 1) : undefined} name={list.previous} icon="chevron-left" />
			{pagerItems(page, pages).map((item, index) =>
				item === 'gap' ? (
					// biome-ignore lint/suspicious/noArrayIndexKey: gaps differ only by position
					<span key={`gap${index}`}>…</span>
				) : (
					<Link key={item} to={hrefOf(item)} aria-current={item === page ? 'page' : undefined}>
						{item}
					</Link>
				),
			)}
			<Step
				to={page < pages ? hrefOf(page + 1) : undefined}
				name={list.next}
				icon="chevron-right"
			/>
		</nav>
	);
}
