import { describe, expect, test } from 'vitest';
import { completeArticle } from '#article/complete-article';
import { renderArticle } from '#article/render-article';
import { site } from '#config/site';
import { articleSheets } from '../../../src/layouts/article-parts.tsx';
import { listSlow } from '../../support/growth.ts';

const nothing = { videos: {}, hidden: [], generated: [] };
const visit = site.company.bookingUrl;
const map = site.company.mapUrl;
const whatsapp = 'https://wa.me/5500000000000';
const dress = (content: string) =>
	completeArticle(renderArticle(content, { title: 'Título' }).html, nothing);
/** Words, look and counting of each button. */
const buttonsIn = (html: string) =>
	[...html.matchAll(/<p class="door"><a ([^>]*)>(.*?)<\/a><\/p>/g)].map(
		([, more = '', inner = '']) => ({
			look: /class="btn btn-(\w+)"/.exec(more)?.[1],
			words: inner.replace(/<[^>]*>/g, '').trim(),
			sign: inner.startsWith('<svg'),
			type: /data-cta-type="(\w+)" data-cta-location="text"/.exec(more)?.[1],
		}),
	);

describe('a link to the house alone in its paragraph', () => {
	test('is a button with the author’s words: the first visit filled, all others outlined', () => {
		const html = dress(
			`Antes.\n\n[Vir na sexta](${visit})\n\n[Mandar a planilha](${whatsapp}?text=Oi)\n\n[Onde fica](${map})\n\n[Vir no sábado](${visit})`,
		);
		expect(buttonsIn(html)).toEqual([
			{ look: 'fill', words: 'Vir na sexta', sign: false, type: 'visit' },
			{ look: 'line', words: 'Mandar a planilha', sign: true, type: 'whatsapp' },
			{ look: 'line', words: 'Onde fica', sign: true, type: 'map' },
			{ look: 'line', words: 'Vir no sábado', sign: false, type: 'visit' },
		]);
		expect(html).toContain('target="_blank" rel="noopener"');
		expect(articleSheets(html)).not.toBe(articleSheets('<p>Nada.</p>'));
	});

	test.each([
		[visit, 'Agendar uma visita'],
		[`<${visit}>`, 'Agendar uma visita'],
		[`[${visit}](${visit}?utm_source=blog)`, 'Agendar uma visita'],
		[`[example.com/visita](${visit})`, 'Agendar uma visita'],
		[whatsapp, 'Conversar no WhatsApp'],
		[`${map}/?a=1&b=2`, 'Como chegar'],
	])('as a bare address has the standard words: %s', (content, words) => {
		expect(buttonsIn(dress(content)).map((button) => button.words)).toEqual([words]);
	});

	test.each([
		`**[Vir na sexta](${visit})**`,
		`*[Vir na sexta](${visit} "Agenda")*`,
		`[**Vir** na sexta](${visit})`,
		`  [Vir na sexta](${visit})  `,
		`<p dir="ltr"><a href="${visit}">Vir na sexta</a></p>`,
	])('is one in whatever dress: %s', (content) => {
		const html = dress(content);
		expect(html).toContain('class="btn btn-fill"');
		expect(html.match(/class="door"/g)).toHaveLength(1);
	});
});

describe('is no button, but counts', () => {
	test.each([
		`Agora [venha](${visit}).`,
		`[Venha](${visit}) hoje`,
		`[Venha](${visit}) [escreva](${whatsapp})`,
		`- [Venha](${visit})`,
		`## [Venha](${visit})`,
	])('a link beside words, or in no paragraph: %s', (content) => {
		const html = dress(content);
		expect(html).not.toContain('btn');
		expect(html).toContain('data-cta-type="visit" data-cta-location="text"');
	});
});

test.each([
	'[Venha](https://example.com/outra)',
	'https://wa.me/5511912345678',
	'[Dentro](/post/outro)',
	`\`${visit}\``,
	`<p class="door"><a class="btn btn-fill" href="https://example.com" data-cta-type="visit">Falso</a></p>`,
])('whoever leads elsewhere is a plain link: %s', (content) => {
	const html = renderArticle(content, { title: 'Título' }).html;
	expect(completeArticle(html, nothing)).toBe(html);
	expect(html).not.toMatch(/btn|door|cta/);
});

test('a long text of nothing but links is dressed in linear time', () => {
	const piece = renderArticle(`[Venha](${visit})\n\n[a](https://example.com)\n\n`, {
		title: 'Título',
	}).html;
	expect(completeArticle(piece.repeat(5_000), nothing).match(/class="door"/g)).toHaveLength(5_000);
	expect(listSlow((html) => completeArticle(html, nothing), [piece])).toEqual([]);
});
