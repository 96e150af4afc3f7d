import { expect, test } from 'vitest';
import { CategoryColumns, CategoryFeature } from '#components/category-sections.tsx';
import { PostCard } from '#components/post-card.tsx';
import { aCategory, aPostSummary } from '../../support/a-post-summary.ts';
import { renderStatic, textOf } from '../../support/render-static.tsx';

const category = aCategory({ name: 'Guias', slug: 'guias' });
const posts = (count: number) =>
	Array.from({ length: count }, (_, index) =>
		aPostSummary({ id: `p${index}`, slug: `p${index}`, title: `Guia ${index}`, category }),
	);
const sectionOf = (count: number) => {
	const [lead, ...others] = posts(count);
	if (!lead) throw new Error('a section has a post');
	return { category, lead, others };
};

test.each([
	[2, 2, 0, 'pair'],
	[3, 1, 2, ''],
	[4, 1, 3, ''],
])('a section of %i posts has %i cards and %i posts in words', (count, cards, lines, look) => {
	const beat = renderStatic(<CategoryFeature {...sectionOf(count)} />).querySelector('.beat');
	expect(beat?.querySelectorAll('.card')).toHaveLength(cards);
	expect(beat?.querySelectorAll('.lines li')).toHaveLength(lines);
	expect(beat?.className).toBe(`beat ${look}`.trim());
});

test('a single further category is told at length instead of a third of a row', () => {
	expect(
		renderStatic(<CategoryColumns desks={[sectionOf(3)]} />).querySelector('.beat'),
	).not.toBeNull();
	const two = renderStatic(<CategoryColumns desks={[sectionOf(3), sectionOf(2)]} />);
	expect(two.querySelectorAll('.desk')).toHaveLength(2);
});

test('every badge has its icon, and one that repeats its heading, or names no category, is quiet', () => {
	const [post] = posts(1);
	if (!post) throw new Error('there is a post');
	const badgeOf = (card: React.ReactElement) => {
		const badge = renderStatic(card).querySelector('.badge');
		expect(badge?.querySelector('.icon')).not.toBeNull();
		return [textOf(badge), badge?.classList.contains('quiet')];
	};
	expect(badgeOf(<PostCard post={{ ...post, image_url: '/covers/mesa.svg' }} />)).toEqual([
		'Guias',
		false,
	]);
	expect(badgeOf(<PostCard post={post} under="Guias" />)).toEqual(['Guias', true]);
	expect(badgeOf(<PostCard post={{ ...post, category: null }} />)).toEqual(['Sem categoria', true]);
	expect(badgeOf(<CategoryFeature {...sectionOf(3)} />)).toEqual(['Guias', true]);
});
