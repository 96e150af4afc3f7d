import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { shortReviewDay } from '#domain/post/review-day';
import { calendar } from '../../messages/calendar.ts';
import { review as text } from '../../messages/review-day.ts';
import { CardWaits } from '../../ui/load-failed.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import type { Day } from '../../when/schedule-days.ts';
import { type CardActs, EntryCard } from './entry-card.tsx';
import type { Item } from './movable.ts';
import { lateReviewsQuery } from './shelf-query.ts';

interface LateReviewsProps {
	today: Day;
	acts: CardActs;
	/** The review whose new day is being sent: no longer shown here. */
	leaving: Item | undefined;
	held: Item | undefined;
}

/** Posts whose day of review has gone by; nothing while there are none, or while it is not known yet. */
export function LateReviews({ today, acts, leaving, held }: LateReviewsProps) {
	const query = useQuery(lateReviewsQuery);
	const { data } = query;
	const isPhone = usePhone();
	const reviews = data?.reviews.filter(({ id }) => id !== leaving?.id) ?? [];
	if (query.isError && !data) return <CardWaits title={text.shelfFailed} query={query} />;
	if (!data || reviews.length === 0) return null;
	const more = data.total - data.reviews.length;
	return (
		<section
			className={isPhone ? 'late-reviews shelf' : 'late-reviews'}
			aria-labelledby="para-revisar"
		>
			<h2 id="para-revisar">
				<span>{text.shelf}</span>
				<span className="muted num">{data.total.toLocaleString('pt-BR')}</span>
			</h2>
			<div className="drafts">
				<p className="hint">{text.shelfHint}</p>
				{reviews.map((entry) => (
					<EntryCard
						key={entry.id}
						item={entry}
						mark="review"
						hint={<span className="due">{text.since(shortReviewDay(entry.day, today))}</span>}
						state={calendar.kinds.review}
						acts={acts}
						isHeld={entry.id === held?.id}
					/>
				))}
				{more > 0 && (
					<Link to={`${paths.admin.home}?sort=review-closest&review=dated`}>
						{text.notShown(more)}
					</Link>
				)}
			</div>
		</section>
	);
}
