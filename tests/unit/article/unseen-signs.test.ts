import { describe, expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';
import { makeExcerpt } from '#domain/text/excerpt';
import { countSourceWords, countWords } from '#domain/text/read-time';

const render = (content: string) => renderArticle(content, { title: 'Um post' });

describe('signs that nobody sees', () => {
	test.each([
		['a soft hyphen', 'Um con\u00adtra\u00adto longo', 'Um contrato longo'],
		['a written one', 'Um con&shy;tra&#173;to longo', 'Um contrato longo'],
		['a space of no width', 'Um&#8203;a folha', 'Uma folha'],
		['joiners', 'A pa\u200clavra e a le\u200dtra', 'A palavra e a letra'],
		['a word joiner', 'até\u2060mesmo e\ufeffra', 'atémesmo era'],
	])('%s is in no plain text', (_, content, plain) => {
		expect(render(content).plain_text).toBe(plain);
		expect(render(content).opening).toBe(plain);
		expect(makeExcerpt(content)).toBe(plain);
	});

	test('the page keeps the breaks that its author allowed', () => {
		expect(render('Um con\u00adtrato').html).toContain('con\u00adtrato');
	});

	test('emoji and scripts that need joiners keep them', () => {
		expect(render('A 👩‍💻 e क्‍ष').plain_text).toBe('A 👩‍💻 e क्‍ष');
	});

	test('and they part no words', () => {
		expect(countWords('bem\u2011estar con\u00adtra\u00adto lon\u200bgo')).toBe(3);
		expect(countSourceWords('con&shy;tra&#173;to con\u00adtra\u00adto')).toBe(2);
		expect(render('con\u00adtrato '.repeat(181)).reading_minutes).toBe(1);
	});
});
