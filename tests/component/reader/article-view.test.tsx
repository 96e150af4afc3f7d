import { describe, expect, it } from 'vitest';
import { ArticleView } from '#components/article-view.tsx';
import { site } from '#config/site';
import type { Heading, RenderedArticle } from '#domain/post/post';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';
import { renderStatic, textOf } from '../../support/render-static.tsx';

const heading = (id: string, level = 2): Heading => ({ id, text: `Seção ${id}`, level });
const anArticle = (fields: Partial<RenderedArticle> = {}): RenderedArticle => ({
	html: '<p>O corpo.</p>',
	outline: [],
	plain_text: 'O corpo.',
	reading_minutes: 1,
	renderer: 'test',
	...fields,
});
const posts = (count: number) =>
	Array.from({ length: count }, (_, index) =>
		aPostSummary({ id: `p${index}`, slug: `outro-${index}`, title: `Outro ${index}` }),
	);
const view = (fields = {}, article = {}, props = {}) =>
	renderStatic(<ArticleView post={aPostSummary(fields)} article={anArticle(article)} {...props} />);

describe('Spec §2, /post/{slug}', () => {
	it('Spec §2: shows back link, category badge, title, author, long publication date and read time', () => {
		const root = view({ published_at: '2025-11-18T12:00:00.000Z', read_time: '9 min' });
		const back = root.querySelector('.back');
		expect(textOf(back)).toBe('Voltar ao blog');
		expect(back?.getAttribute('href')).toBe('/');
		expect(textOf(root.querySelector('.article-head .badge'))).toBe('Finanças');
		expect(textOf(root.querySelector('h1'))).toBe('Um post');
		const meta = [...root.querySelectorAll('.article-head .meta > *')].map(textOf);
		expect(meta).toEqual(['18 de novembro de 2025', '9 min de leitura']);
		const name = root.querySelector('.article-head [rel="author"]');
		expect(textOf(name)).toBe('Helena Prado');
		expect(name?.getAttribute('href')).toBe('/autores/helena-prado');
		expect(textOf(root.querySelector('.article-head .face'))).toBe('H');
	});

	it.each([
		['of the same year without it', '2025-11-21T12:00:00.000Z', 'Atualizado em 21 de novembro'],
		['of another year with it', '2026-01-02T12:00:00.000Z', 'Atualizado em 2 de janeiro de 2026'],
	])('says when its text was changed, a day %s', (_, editedAt, text) => {
		const root = view({ published_at: '2025-11-18T12:00:00.000Z' }, {}, { editedAt });
		expect([...root.querySelectorAll('.article-head .meta > *')].map(textOf)).toContain(text);
		expect(textOf(view().querySelector('.article-head .meta'))).not.toContain('Atualizado');
	});

	it('ends with who wrote it, unless nobody signed it', () => {
		const card = view({ author: 'Caio Nakamura' });
		expect(textOf(card.querySelector('.signed h2'))).toBe('Caio Nakamura');
		expect(textOf(card.querySelector('.signed a'))).toBe('Todos os textos de Caio');
		expect(view({ author: '' }).querySelector('.signed, .face, [rel="author"]')).toBeNull();
	});

	it('can be shared from below and from beside its text, by icons with names', () => {
		const root = view({}, {}, { url: 'https://blog.test/post/um-post' });
		for (const place of ['.story > .share.below', '.story .share.beside']) {
			const bar = root.querySelector(place);
			expect(bar?.getAttribute('aria-label')).toBe('Compartilhar');
			const names = [...(bar?.querySelectorAll('.chip') ?? [])].map(textOf);
			expect(names).toEqual(['WhatsApp', 'LinkedIn', 'Copiar link', 'Mais opções']);
		}
		expect(view().querySelector('.share')).toBeNull();
	});

	it('dates an unpublished post by its creation', () => {
		const root = view({ published_at: null, created_at: '2025-03-01T12:00:00.000Z' });
		expect(textOf(root.querySelector('.article-head time'))).toBe('1 de março de 2025');
	});

	it('Spec §2: shows the article as it was rendered, and names post and revision', () => {
		const root = view({ slug: 'um-post', revision: 7 }, { html: '<p>Um <em>corpo</em>.</p>' });
		expect(root.querySelector('.prose')?.innerHTML).toBe('<p>Um <em>corpo</em>.</p>');
		const article = root.querySelector('article');
		expect(article?.dataset['slug']).toBe('um-post');
		expect(article?.dataset['revision']).toBe('7');
	});

	it("Spec §2: has 'Neste artigo' only when there is more than one heading", () => {
		expect(view({}, { outline: [heading('a')] }).querySelector('.toc')).toBeNull();
		const root = view({}, { outline: [heading('a'), heading('b', 3)] });
		expect(textOf(root.querySelector('.toc summary'))).toBe('Neste artigo');
		const links = [...root.querySelectorAll('.toc a')].map((link) => link.getAttribute('href'));
		expect(links).toEqual(['#a', '#b']);
		expect(root.querySelectorAll('.toc .sub')).toHaveLength(1);
	});

	it('Spec §2: shows a picture at once, and without one the card’s drawing with the category’s icon', () => {
		const image = view({ image_url: '/covers/mesa.svg' }).querySelector('.article-hero img');
		expect(image?.getAttribute('loading')).toBeNull();
		expect(view({ image_url: '/covers/mesa.svg' }).querySelector('.article-hero .icon')).toBeNull();
		const post = { slug: 'a', image_url: null, category: aCategory({ name: 'Vendas' }) };
		const addressOf = (drawing?: string) => {
			const drawn = view(drawing ? { ...post, drawing } : post).querySelector('.article-hero');
			expect(drawn?.querySelector('.icon use')?.getAttribute('href')).toMatch(/#vendas$/);
			return drawn?.querySelector('img')?.getAttribute('src');
		};
		expect(addressOf('vao-cafe-0a1b2c3d')).toBe('/panels/a-vao-cafe-0a1b2c3d.svg');
		// Outside a build, such as in a preview.
		expect(addressOf()).toMatch(/^\/panels\/[a-z]+-[a-z]+\.svg$/);
	});

	it('says below a cover whose it is and that a model made it, and nothing where there is none', () => {
		const creditOf = (fields: object) =>
			textOf(view({ image_url: '/covers/mesa.svg', ...fields }).querySelector('.credit'));
		expect(creditOf({ image_credit: 'Foto: Ana' })).toBe('Foto: Ana');
		expect(creditOf({ cover_generated: true })).toBe('Imagem criada com IA');
		expect(creditOf({ image_credit: 'Ana', cover_generated: true })).toBe(
			'Ana · Imagem criada com IA',
		);
		const bare = [
			{},
			{ image_credit: 'Ana', image_url: null },
			{ image_credit: 'Ana', image_url: 'x' },
		];
		for (const fields of bare)
			expect(
				view({ image_url: '/covers/mesa.svg', ...fields }).querySelector('.credit'),
			).toBeNull();
	});

	it('Spec §1, §2: ends with tags, the invitation, what to read also and what is related', () => {
		const root = view({ tags: ['preço'] }, {}, { readAlso: posts(4), related: posts(3) });
		expect(root.querySelector('.after .chip')?.getAttribute('href')).toBe('/tags/preco');
		expect(textOf(root.querySelector('.cta .place'))).toContain(site.company.openingHours);
		const doors = [...root.querySelectorAll<HTMLElement>('.cta a')].map((door) => ({
			text: textOf(door),
			...door.dataset,
		}));
		expect(doors).toEqual([
			{ text: 'Agendar uma visita', ctaType: 'visit', ctaLocation: 'end' },
			{ text: 'Conversar no WhatsApp', ctaType: 'whatsapp', ctaLocation: 'end' },
		]);
		const follow = [...root.querySelectorAll<HTMLElement>('.follow a')];
		expect(follow.map((link) => [textOf(link), link.dataset['ctaType']])).toEqual([
			['Canal no WhatsApp', 'follow'],
			['Instagram', 'follow'],
		]);
		expect([...root.querySelectorAll('.section h2')].map(textOf)).toEqual([
			'Leia Também',
			'Posts Relacionados',
		]);
		expect(root.querySelectorAll('.also li')).toHaveLength(4);
		expect(root.querySelectorAll('.trio .card')).toHaveLength(3);
	});

	it('leaves out the lists that would be empty', () => {
		const root = view({ tags: [] });
		expect(root.querySelector('.section, .also, .trio')).toBeNull();
		expect(root.querySelector('[aria-label="Tags"]')).toBeNull();
	});

	it('has its headings in order, without a gap', () => {
		const html = '<h2 id="a">A</h2><h3 id="b">B</h3>';
		const root = view({}, { html }, { readAlso: posts(1), related: posts(1) });
		const levels = [...root.querySelectorAll('h1, h2, h3, h4')].map((h) => Number(h.tagName[1]));
		expect(levels[0]).toBe(1);
		for (const [index, level] of levels.entries()) {
			expect(level - (levels[index - 1] ?? level)).toBeLessThanOrEqual(1);
		}
	});
});
