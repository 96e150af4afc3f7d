import { SharedValue } from './shared-value.ts';

/** A choice that this browser remembers; without storage it holds until the page is left. The first one is the default. */
export function keptChoice<Choice extends string>(
	key: string,
	choices: readonly [Choice, ...Choice[]],
) {
	const readStored = (): Choice => {
		try {
			const stored = localStorage.getItem(key);
			return choices.find((choice) => choice === stored) ?? choices[0];
		} catch {
			return choices[0];
		}
	};
	const value = new SharedValue(readStored());
	const keep = (chosen: Choice): void => {
		try {
			localStorage.setItem(key, chosen);
		} catch {
			// It still changes, but is not remembered.
		}
		value.set(chosen);
	};
	return { current: value.current, useValue: value.useValue, keep };
}
