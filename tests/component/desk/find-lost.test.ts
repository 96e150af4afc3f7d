import { describe, expect, it } from 'vitest';
import { isHeldBy } from '../../../admin/src/text/find-lost.ts';
import { someValues } from './a-post.ts';

describe('a text of the journal is on the server', () => {
	it('when every field is, whatever the clocks say', () => {
		expect(isHeldBy(someValues(), someValues())).toBe(true);
	});

	it('when the server only filled in empty fields and trimmed the text', () => {
		const typed = someValues({ excerpt: '', slug: '', content: 'Um texto.\n\n' });
		expect(isHeldBy(someValues({ content: 'Um texto.' }), typed)).toBe(true);
	});

	it.each([
		['a word', { content: 'Primeiro. Mais uma.' }],
		['a title', { title: 'Outro' }],
		['a tag', { tags: ['mesa', 'outra'] }],
		['a time', { scheduled_at: '2026-12-01T12:00:00.000Z' }],
	])('but not when %s was typed that it does not have', (_, part) => {
		expect(isHeldBy(someValues(), someValues(part))).toBe(false);
	});
});
