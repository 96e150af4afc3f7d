import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Day, firstOfMonth } from '../../when/schedule-days.ts';

const isMonth = (text: string) => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

/** The day in hand. Its month is in the address, so that going back from a post shows it again. */
export function useShownDay(today: Day): [Day, (day: Day) => void] {
	const [params, setParams] = useSearchParams();
	const [day, setDay] = useState(() => {
		const asked = params.get('mes') ?? '';
		return isMonth(asked) && asked !== today.slice(0, 7) ? `${asked}-01` : today;
	});
	const show = (next: Day) => {
		setDay(next);
		if (firstOfMonth(next) === firstOfMonth(day)) return;
		const isNow = firstOfMonth(next) === firstOfMonth(today);
		setParams(isNow ? {} : { mes: next.slice(0, 7) }, { replace: true });
	};
	return [day, show];
}
