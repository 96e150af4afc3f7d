import { describe, expect, it } from 'vitest';
import { CategoryBadge } from '#components/category-badge.tsx';
import { PostCard } from '#components/post-card.tsx';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';
import { renderStatic, textOf } from '../../support/render-static.tsx';

const card = (fields: Parameters<typeof aPostSummary>[0] = {}, props = {}) =>
	renderStatic(<PostCard post={aPostSummary(fields)} {...props} />);
const pictureOf = (root: Element) => root.querySelector('.media img')?.getAttribute('src');

describe('Spec §2, post card', () => {
	it('Spec §2: shows title, excerpt, author, read time and creation date, and links to the post', () => {
		const root = card({ slug: 'um-post', created_at: '2025-11-10T12:00:00.000Z' });
		expect(root.querySelector('h3 a')?.getAttribute('href')).toBe('/post/um-post');
		expect(textOf(root.querySelector('h3'))).toBe('Um post');
		expect(textOf(root.querySelector('.excerpt'))).toBe('Um resumo.');
		const meta = [...root.querySelectorAll('.meta > *')].map(textOf);
		expect(meta).toEqual(['Helena Prado', '5 min', '10 nov 2025']);
	});

	it('Spec §1: dates a post by the calendar of São Paulo, not by that of the build', () => {
		const root = card({ created_at: '2025-11-11T01:30:00.000Z' });
		expect(textOf(root.querySelector('time'))).toBe('10 nov 2025');
	});

	it('shows the picture with its text, in a box that does not wait for it', () => {
		const image = card({ image_url: '/covers/mesa.svg', image_alt: 'Uma mesa' }).querySelector(
			'img',
		);
		expect(image?.getAttribute('src')).toBe('/covers/mesa.svg');
		expect(image?.alt).toBe('Uma mesa');
		expect(image?.getAttribute('loading')).toBe('lazy');
		expect(image?.closest('.media')).not.toBeNull();
	});

	it('asks for a picture by https whatever its address says: the page may show no other', () => {
		const image = card({ image_url: 'http://x.example/a.png' }).querySelector('img');
		expect(image?.getAttribute('src')).toBe('https://x.example/a.png');
	});

	it.each([null, '', '   ', 'javascript:alert(1)', 'data:image/png;base64,AA'])(
		'Spec §2, §4: shows a drawing, and icon and name of the category, when the picture is %j',
		(image_url) => {
			const category = aCategory({ name: 'Tecnologia' });
			const root = card({ slug: 'a', image_url, category, drawing: 'fachada-noite-1f0c9a2b' });
			expect(pictureOf(root)).toBe('/panels/a-fachada-noite-1f0c9a2b.svg');
			expect(root.querySelector('.media img')?.getAttribute('alt')).toBe('');
			expect(textOf(root.querySelector('.badge'))).toBe('Tecnologia');
			const icon = root.querySelector('.badge use')?.getAttribute('href');
			expect(icon).toMatch(/#tecnologia$/);
			expect(card({ image_url: '/covers/mesa.svg' }).querySelector('.badge use')).not.toBeNull();
		},
	);

	it('gives a book without a picture the same drawn cover every time', () => {
		const covers = ['um', 'dois', 'tres', 'quatro', 'cinco', 'seis', 'sete', 'oito'].map((slug) =>
			pictureOf(card({ slug, tags: ['Resenha'] })),
		);
		expect(new Set(covers).size).toBeGreaterThan(2);
		expect(pictureOf(card({ slug: 'um', tags: ['livro'] }))).toBe(covers[0]);
		expect(covers.every((cover) => cover?.startsWith('/panels/livro'))).toBe(true);
	});

	it('sets a book’s name and author on its drawn cover, for the eye alone, and nothing on a picture', () => {
		const coverOf = (title: string, image_url: string | null = null) =>
			card({ title, tags: ['Livro'], image_url }).querySelector('.media .book');
		const cover = coverOf('Resumo do livro Como chegar ao sim, de Roger Fisher e William Ury');
		expect(cover?.getAttribute('aria-hidden')).toBe('true');
		const words = (book: Element | null) => [...(book?.querySelectorAll('span') ?? [])].map(textOf);
		expect(words(cover)).toEqual(['Como chegar ao sim', 'Roger Fisher e William Ury']);
		expect(words(coverOf('Foco – A atenção e seu papel'))).toEqual([
			'Foco – A atenção e seu papel',
		]);
		expect(coverOf('Essencialismo, de Greg McKeown', '/covers/mesa.svg')).toBeNull();
		expect(card({ title: 'Foco', image_url: null }).querySelector('.book')).toBeNull();
	});

	it("Spec §3: leads from the badge to the category, and says 'Sem categoria' without one", () => {
		const badge = card({ category: aCategory({ slug: 'financas' }) }).querySelector('.badge a');
		expect(badge?.getAttribute('href')).toBe('/categories/financas');
		const without = card({ category: null });
		expect(textOf(without.querySelector('.badge'))).toBe('Sem categoria');
		expect(without.querySelector('.badge a')).toBeNull();
	});

	it('shows the icon of any category only beside a picture', () => {
		const category = aCategory({ name: 'Vida no coworking', slug: 'vida' });
		expect(card({ category }).querySelector('.badge use')).not.toBeNull();
		const inWords = renderStatic(<CategoryBadge category={category} />);
		expect(inWords.querySelector('use')).toBeNull();
		expect(textOf(inWords)).toBe('Vida no coworking');
	});

	it('leads from a tag to its page, only where tags are asked for', () => {
		expect(card({ tags: ['preço & prazo'] }).querySelector('.tags')).toBeNull();
		const tag = card({ tags: ['preço & prazo'] }, { showTags: true }).querySelector('.tags a');
		expect(tag?.getAttribute('href')).toBe('/tags/preco-e-prazo');
	});

	it("Spec §2: is labelled 'Destaque' and offers 'Ler mais' when it is featured", () => {
		const root = card({}, { featured: true, headingLevel: 2 });
		expect(textOf(root.querySelector('.flag > p'))).toBe('Destaque');
		expect(root.querySelector('.flag > .badge')).not.toBeNull();
		expect(textOf(root.querySelector('.go'))).toBe('Ler mais');
		expect(root.querySelector('.go')?.getAttribute('aria-label')).toBe('Ler mais: Um post');
		expect(root.querySelector('h2')).not.toBeNull();
		expect(textOf(card())).not.toContain('Destaque');
	});

	it('Spec §2: has two tones', () => {
		expect(card({}, { tone: 'paper' }).querySelector('.card')?.className).toBe('card paper');
		expect(card().querySelector('.card')?.className).toBe('card');
	});

	it('B2: shows markup in a title as text', () => {
		const root = card({ title: '<img src=x onerror=alert(1)>', excerpt: '</p><script>x</script>' });
		expect(root.querySelector('img:not(.art), script')).toBeNull();
		expect(textOf(root.querySelector('h3'))).toBe('<img src=x onerror=alert(1)>');
	});
});
