import { describe, expect, it } from 'vitest';
import { isHeldBy } from '../../../admin/src/text/find-lost.ts';
import { goesOnFrom } from '../../../admin/src/text/goes-on-from.ts';
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

const shorter = someValues({ content: 'Chegou cedo.\n\nSaiu tarde.' });

describe('a text goes on from another', () => {
	it.each([
		['at its end', 'Chegou cedo.\n\nSaiu tarde. E voltou.'],
		['in its middle', 'Chegou cedo, de bicicleta.\n\nSaiu tarde.'],
		['nowhere: it is the same', 'Chegou cedo.\n\nSaiu tarde.'],
	])('that was typed further %s', (_, content) => {
		expect(goesOnFrom(shorter, { ...shorter, content })).toBe(true);
	});

	it.each([
		['lacks a word of it', { content: 'Chegou.\n\nSaiu tarde. E voltou.' }],
		['was changed in two places', { content: 'Chegou bem cedo.\n\nSaiu mais tarde.' }],
		['has another tag', { tags: ['outra'] }],
		['has another category', { category_id: '99999999-9999-4999-8999-999999999999' }],
		['is shorter', { content: 'Chegou cedo.\n\nSaiu' }],
		['repeats less', { content: 'Chegou cedo.\n\nSaiu tarde' }],
	])('but not when it %s', (_, part) => {
		expect(goesOnFrom(shorter, { ...shorter, ...part })).toBe(false);
	});
});
