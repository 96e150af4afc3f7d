import { messages } from '../messages/all.ts';
import type { Check } from './check-text.ts';

/** The text of a check. */
export function checkSentence(check: Check): string {
	const { name, fine, path, length, sentence, offer, undescribed } = check;
	const { checks } = messages.form;
	if (sentence) return sentence;
	if (offer) return messages.form.author.asks(offer);
	if (path) return checks.brokenLink(path);
	if (undescribed) return checks.undescribed(undescribed);
	if (length && !fine) return checks.longExcerpt(length);
	return name === 'pictures' ||
		name === 'foreignImages' ||
		name === 'dropped' ||
		name === 'coverSize' ||
		name === 'unfilled' ||
		name === 'privateLinks' ||
		name === 'lost' ||
		name === 'readTime'
		? ''
		: checks[name][fine ? 0 : 1];
}
