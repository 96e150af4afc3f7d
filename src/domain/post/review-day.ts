/** The day has come on which its editor wanted to read the post again. Days in São Paulo: `2027-05-25`. */
export const isReviewDue = (on: string | null, today: string): on is string =>
	on !== null && on <= today;

/** The day went by, and the post was not read again. */
export const isReviewLate = (on: string | null, today: string): on is string =>
	on !== null && on < today;

/** `25/05`, with its year where another day of that name is nearer. */
export function shortReviewDay(on: string, today: string): string {
	const [year, month, day] = on.split('-');
	const inYear = (years: number) => `${Number(today.slice(0, 4)) + years}${today.slice(4)}`;
	const isNear = inYear(-1) < on && on < inYear(1);
	return isNear ? `${day}/${month}` : `${day}/${month}/${year}`;
}
