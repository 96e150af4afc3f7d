import { useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import type { Check } from '../../checks/check-text.ts';
import { findRedLines } from '../../checks/find-red-lines.ts';
import { toast } from '../../ui/toast.ts';
import { type Day, dayAt } from '../../when/schedule-days.ts';
import { type Item, type Place, timeOn, whyDated, whyPast } from './movable.ts';
import { useNewDate } from './use-new-date.ts';

interface Asked {
	item: Item;
	at: string;
	lines: readonly Check[];
}

async function readRedLines(id: string): Promise<readonly Check[]> {
	try {
		return await findRedLines(id);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return []; // Scheduling itself will report the error.
	}
}

interface Ports {
	today: Day;
	now: string;
	/** A date is to be what it was before. */
	onUndo: (at: string | null) => void;
}

/** Puts something on a day, a minute or the shelf: a draft after the check list, nothing in the past. */
export function useDrop({ today, now, onUndo }: Ports) {
	const { give, coming } = useNewDate(onUndo);
	const [asked, setAsked] = useState<Asked>();
	const put = async (item: Item, at: string) => {
		const lines = item.kind === 'draft' ? await readRedLines(item.post_id) : [];
		if (lines.length > 0) setAsked({ item, at, lines });
		else give({ item, at });
	};
	const clear = (item: Item) => give({ item, at: null });
	const drop = (item: Item, place: Place, time: string) => {
		if (place === (item.at && dayAt(item.at))) return;
		if (place === null) {
			const stays = whyDated(item);
			return stays ? void toast.info(stays) : clear(item);
		}
		const past = whyPast({ day: place, time }, { today, now });
		if (past) toast.error(past);
		else void put(item, timeOn(place, time));
	};
	return {
		asked,
		coming,
		drop,
		put,
		clear,
		answer: (goOn: boolean) => {
			setAsked(undefined);
			if (goOn && asked) give(asked);
		},
	};
}
