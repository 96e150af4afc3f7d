import { type DragEvent, type KeyboardEvent, useState } from 'react';
import { localTime } from '#domain/time/dates';
import { type Day, dayAt, dayByKey } from '../../when/schedule-days.ts';
import { goalOf, type Item, type MoveTarget } from './movable.ts';

interface Held {
	item: Item;
	/** Moved by keys: the arrows choose the day. */
	byKeys: boolean;
	target: MoveTarget | undefined;
}

interface Ports {
	today: Day;
	/** The hour of something that has none yet. */
	usual: string;
	onDrop: (item: Item, place: MoveTarget, time: string) => void;
	/** Shows the day that the keys have reached, and puts the focus there. */
	onDay: (day: Day) => void;
	onCancel: (item: Item) => void;
}

function timeOf({ at }: Item, usual: string): string {
	if (!at) return usual;
	const { hour, minute } = localTime(at);
	return `${hour}:${minute}`;
}

/** Something on its way to another day or to the shelf, under the pointer or by keys. It keeps its hour. */
export function useMoving({ today, usual, onDrop, onDay, onCancel }: Ports) {
	const [held, setHeld] = useState<Held>();
	const time = held ? timeOf(held.item, usual) : usual;
	const stop = () => setHeld(undefined);
	const drop = (place: MoveTarget) => (event: DragEvent) => {
		if (!held) return;
		event.preventDefault();
		stop();
		onDrop(held.item, place, time);
	};
	const dropOn = (place: MoveTarget) => {
		const accept = (event: DragEvent) => {
			if (!held) return;
			event.preventDefault();
			if (held.target !== place) setHeld({ ...held, target: place });
		};
		return { onDragEnter: accept, onDragOver: accept, onDrop: drop(place) };
	};
	/** True when the key belongs to the move. */
	const byKey = ({ key }: Pick<KeyboardEvent, 'key'>): boolean => {
		if (!held?.byKeys) return false;
		if (key === 'Escape') {
			stop();
			onCancel(held.item);
		} else if (key === 'Enter') {
			stop();
			if (held.target) onDrop(held.item, held.target, time);
		} else if (key === 'Delete' || key === 'Backspace') {
			stop();
			onDrop(held.item, null, time);
		} else {
			const next = held.target && dayByKey(held.target, key);
			if (!next) return false;
			const target = next < today ? today : next;
			setHeld({ ...held, target });
			onDay(target);
		}
		return true;
	};
	const take = (item: Item) => setHeld({ item, byKeys: false, target: undefined });
	/** Begins on its own day; a draft on the day in hand. */
	const takeByKeys = (item: Item, day: Day) => {
		const from = item.at ? dayAt(item.at) : day;
		const target = from < today ? today : from;
		setHeld({ item, byKeys: true, target });
		onDay(target);
	};
	const { item, byKeys = false, target } = held ?? {};
	const goal = item && target !== undefined ? goalOf(item, target, time) : '';
	return { item, byKeys, target, goal, take, takeByKeys, stop, dropOn, byKey };
}
export type Moving = ReturnType<typeof useMoving>;
