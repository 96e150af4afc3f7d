import { review as text } from '../messages/review.ts';
import { addDays, addMonths, type Day } from './schedule-days.ts';

/** The first weekday of the next January. */
export function nextJanuary(today: Day): Day {
	const first = `${Number(today.slice(0, 4)) + 1}-01-01`;
	const weekday = new Date(`${first}T12:00:00Z`).getUTCDay();
	return addDays(first, { 0: 1, 6: 2 }[weekday] ?? 0);
}

/** What one press chooses. */
export const reviewOffers = (today: Day): { label: string; on: Day }[] => [
	...[3, 6, 12].map((months) => ({ label: text.inMonths(months), on: addMonths(today, months) })),
	{ label: text.inJanuary, on: nextJanuary(today) },
];

const dayMs = 86_400_000;

/** `hoje`, `amanhã`, `daqui a 20 dias`, `daqui a 6 meses`, in whole months. */
export function howFar(on: Day, today: Day): string {
	const days = Math.round((Date.parse(on) - Date.parse(today)) / dayMs);
	if (days < 2) return days === 0 ? text.far.today : text.far.tomorrow;
	let months = Math.floor(days / 28);
	while (months > 0 && addMonths(today, months) > on) months -= 1;
	return months === 0 ? text.inDays(days) : text.afterMonths(months);
}
