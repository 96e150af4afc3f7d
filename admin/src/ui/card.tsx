import type { ReactNode } from 'react';

interface CardProps {
	/** The heading's, by which tables in the card are named, too. */
	id: string;
	title: string;
	/** What stands beside the heading. */
	aside?: ReactNode;
	children: ReactNode;
}

/** A part of a page under a heading of its own. */
export function Card({ id, title, aside, children }: CardProps) {
	return (
		<section className="card" aria-labelledby={id}>
			<header>
				<h2 id={id}>{title}</h2>
				{aside}
			</header>
			{children}
		</section>
	);
}

/** One of a card's facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
	return (
		<div className="fact">
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}
