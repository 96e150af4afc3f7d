import { formatReadTime } from '#domain/text/read-time';
import type { Check } from './check-text.ts';

/** The computed reading time where another one is written; it is offered, and never replaces what was typed. */
export function offeredReadTime(readTime: string, minutes: number): string | undefined {
	const typed = Number(/\d+/.exec(readTime)?.[0]);
	return minutes > 0 && typed !== minutes ? formatReadTime(minutes) : undefined;
}

/** No warning: the default is rarely the text's own, and readers lose nothing by it. */
export function checkReadTime(readTime: string, minutes: number): Check[] {
	const offer = offeredReadTime(readTime, minutes);
	return offer === undefined ? [] : [{ name: 'readTime', fine: true, offer }];
}
