import { messages } from '../messages/all.ts';
import type { Check } from './check-text.ts';

/** The text of a check. */
export function checkSentence({ name, fine, path, length }: Check): string {
	const { checks } = messages.form;
	if (path) return checks.brokenLink(path);
	if (length && !fine) return checks.longExcerpt(length);
	return checks[name][fine ? 0 : 1];
}
