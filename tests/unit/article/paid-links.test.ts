import { expect, test } from 'vitest';
import { renderArticle } from '#article/render-article';

test('a link that its author calls paid says so to search engines, and nothing else of its rel passes', () => {
	const render = (rel: string) =>
		renderArticle(`<a href="https://a.test/" rel="${rel}">a</a>`, { title: '' }).html;
	expect(render('sponsored opener')).toContain('rel="noopener sponsored"');
	expect(render('opener author')).toContain('rel="noopener"');
});
