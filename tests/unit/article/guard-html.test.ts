import { expect, test, vi } from 'vitest';
import { renderArticle } from '#article/render-article';

const overlooked = vi.hoisted(() => ({ html: '' }));
vi.mock('#article/tree', async (original) => ({
	...(await original<typeof import('#article/tree')>()),
	serialise: () => overlooked.html,
}));

test.each([
	['<script>x</script><p onclick="x">a</p>', '<p>a</p>'],
	['<a href="javascript:x">a</a><img src="http://a.b/c.png" alt="">', '<a>a</a><img alt="">'],
	['<svg><style><img src="x" onerror="y"></style></svg><p class="own">a</p>', '<p>a</p>'],
	[
		'<ol reversed=""><li id="sec-a">a<br>b</li></ol><hr>',
		'<ol reversed=""><li id="sec-a">a<br>b</li></ol><hr>',
	],
])('B1: had the rules written %s, readers would get %s', (html, shown) => {
	overlooked.html = html;
	expect(renderArticle('a', { title: '' }).html).toBe(shown);
});
