import { expect, test } from 'vitest';
import { findVisitSource } from '#elements/visit-source.ts';

const post = 'https://blog.test/post/a';

test.each([
	['', 'direct'],
	['about:blank', 'direct'],
	['nada', 'direct'],
	['https://blog.test/?q=mesa', 'own-search'],
	['https://blog.test/?q=mesa&category=x', 'own-search'],
	['https://blog.test/', 'home'],
	['https://blog.test/?q=', 'home'],
	['https://blog.test/?category=x', 'home'],
	['https://blog.test/posts/2?q=mesa', 'home'],
	['https://blog.test/categories/x', 'home'],
	['https://blog.test/post/b', 'post'],
	['https://www.google.com/', 'google'],
	['https://google.com.br/search?q=x', 'google'],
	['https://www.google.co.uk/', 'google'],
	['https://mail.google.com/', 'google'],
	['android-app://com.google.android.googlequicksearchbox/', 'google'],
	['https://google.com.evil.test/', 'other'],
	['https://notgoogle.com/', 'other'],
	['https://www.bing.com/', 'search-engine'],
	['https://duckduckgo.com/', 'search-engine'],
	['https://www.ecosia.org/', 'search-engine'],
	['https://br.search.yahoo.com/', 'search-engine'],
	['https://search.brave.com/', 'search-engine'],
	['https://yandex.com.tr/', 'search-engine'],
	['https://www.baidu.com/', 'search-engine'],
	['https://www.startpage.com/', 'search-engine'],
	['https://www.qwant.com/', 'search-engine'],
	['https://web.whatsapp.com/', 'whatsapp'],
	['https://l.instagram.com/?u=x', 'instagram'],
	['https://www.linkedin.com/feed', 'linkedin'],
	['android-app://com.linkedin.android/', 'linkedin'],
	['https://t.co/x', 'other'],
	['http://blog.test/', 'other'],
])('a visit from %j is one by %s', (referrer, source) => {
	expect(findVisitSource(new URL(post), referrer)).toBe(source);
});

test.each([
	['whatsapp', 'whatsapp'],
	['WhatsApp', 'whatsapp'],
	['instagram', 'instagram'],
	['linkedin', 'linkedin'],
	['boletim', 'other'],
	['google', 'google'],
	['bing', 'search-engine'],
	['blog.test', 'other'],
	['direct', 'other'],
	['', 'google'],
])('S82: a link that says %j counts as %s, whatever the page before was', (says, source) => {
	const address = new URL(`${post}?utm_source=${says}`);
	expect(findVisitSource(address, 'https://www.google.com/')).toBe(source);
});
