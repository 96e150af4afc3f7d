import { describe, expect, test } from 'vitest';
import { completeArticle, listNeeds } from '#article/complete-article';
import { renderArticle } from '#article/render-article';

const film = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const hash = 'a'.repeat(64);
const known = {
	[film]: {
		title: 'Quanto vale a "sua" hora <hoje>',
		channel: 'Contas & Dias',
		seconds: 724,
		picture: { hash, width: 1280, height: 720 },
	},
};
const nothing = { videos: {}, hidden: [], generated: [] };
const render = (content: string) => renderArticle(content, { title: 'Título' }).html;

describe('the address of a video alone in a paragraph', () => {
	test.each([
		film,
		`<${film}>`,
		`Antes.\n\nhttps://youtu.be/dQw4w9WgXcQ?t=90\n\nDepois.`,
		'# Um\n\nwww.youtube.com/watch?v=dQw4w9WgXcQ\n',
		'https://vimeo.com/76979871/8272103f6e',
	])('is kept as a link that pages know: %j', (content) => {
		const html = render(content);
		expect(html).toContain('<p class="video"><a href="');
		expect(html).not.toContain('iframe');
		expect(listNeeds(html).videos).toHaveLength(1);
		expect(completeArticle(html, nothing)).toContain('<video-card class="video">');
	});

	test.each([
		`Veja ${film}`,
		`[O filme](${film})`,
		`[${film}](https://example.com/outro)`,
		`${film} e mais`,
		`\`${film}\``,
		'https://example.com/watch?v=dQw4w9WgXcQ',
		`<p class="video"><a href="https://example.com">${film}</a></p>`,
	])('is none in %j', (content) => {
		const html = render(content);
		expect(listNeeds(html).videos).toEqual([]);
		expect(completeArticle(html, nothing)).toBe(html);
	});
});

test('a card has picture, title, channel and length, all of it text', () => {
	const html = completeArticle(render('https://youtu.be/dQw4w9WgXcQ?t=90'), {
		...nothing,
		videos: known,
	});
	expect(html).toContain(`src="/images/${hash}-1280.webp"`);
	expect(html).toContain('width="1280" height="720"');
	expect(html).toContain('<b>Quanto vale a &quot;sua&quot; hora &lt;hoje&gt;</b>');
	expect(html).toContain('YouTube · Contas &amp; Dias · 12:04 · só carrega ao clicar');
	expect(html).toContain('href="https://youtu.be/dQw4w9WgXcQ?t=90"');
	expect(html).toContain(
		'data-player="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&amp;start=90"',
	);
});

test('a card of which nothing is known says where it leads', () => {
	const html = completeArticle(render('https://vimeo.com/76979871'), nothing);
	expect(html).not.toContain('<img');
	expect(html).toContain('<b>Assistir no Vimeo</b>');
});

test('a link to a post that readers cannot open is its words', () => {
	const html = render('Leia [o **rascunho**](/post/rascunho#fim) e [o outro](/post/outro).');
	expect(listNeeds(html).posts).toEqual(['rascunho', 'outro']);
	const dressed = completeArticle(html, { ...nothing, hidden: ['rascunho'] });
	const slashed = render('[Este](/post/rascunho/).');
	expect(completeArticle(slashed, { ...nothing, hidden: ['rascunho'] })).toBe('<p>Este.</p>\n');
	expect(dressed).toContain('Leia o <strong>rascunho</strong> e <a href="/post/outro"');
});
