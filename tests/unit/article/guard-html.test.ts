import { expect, test } from 'vitest';
import { guardHtml } from '#article/guard-html';

test.each([
	['<script>x</script><p onclick="x">a</p>', '<p>a</p>'],
	['<a href="javascript:x">a</a><img src="http://a.b/c.png" alt="">', '<a>a</a><img alt="">'],
	['<svg><style><img src="x" onerror="y"></style></svg><p class="own">a</p>', '<p>a</p>'],
	[
		'<ol reversed=""><li id="sec-a">a<br>b</li></ol><hr>',
		'<ol reversed=""><li id="sec-a">a<br>b</li></ol><hr>',
	],
])('B1: had the rules written %s, readers would get %s', (html, shown) => {
	expect(guardHtml(html)).toBe(shown);
});
