import { useSyncExternalStore } from 'react';

/** A value that code outside of React sets and components show. */
export class SharedValue<Value> {
	private readonly listeners = new Set<() => void>();
	private value: Value;

	constructor(first: Value) {
		this.value = first;
	}

	readonly current = (): Value => this.value;
	readonly set = (value: Value): void => {
		this.value = value;
		for (const listener of this.listeners) listener();
	};
	readonly subscribe = (listener: () => void) => {
		this.listeners.add(listener);
		return () => void this.listeners.delete(listener);
	};
	readonly useValue = (): Value => useSyncExternalStore(this.subscribe, this.current);
}
