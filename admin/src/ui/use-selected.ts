import { useRef, useState } from 'react';

type Select = (ids: readonly string[], on: boolean) => void;

/** What is chosen of a list. */
export function useSelected() {
	const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
	const select: Select = (ids, on) =>
		setSelected((before) => {
			const next = new Set(before);
			for (const id of ids) {
				if (on) next.add(id);
				else next.delete(id);
			}
			return next;
		});
	return { selected, select, clear: () => setSelected(new Set()) };
}

/** Ticks one of these, or with Shift everything from the box ticked before to this one. */
export function useTick(ids: readonly string[], select: Select) {
	const lastTicked = useRef<string>(undefined);
	return (id: string, on: boolean, isRange: boolean) => {
		const to = ids.indexOf(id);
		const last = isRange ? ids.indexOf(lastTicked.current ?? id) : -1;
		const from = last === -1 ? to : last;
		select(ids.slice(Math.min(from, to), Math.max(from, to) + 1), on);
		lastTicked.current = id;
	};
}
