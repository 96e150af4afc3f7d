import { expect, test } from 'vitest';
import { groupByAuthor, groupByTag, listNearTags } from '#domain/names/group-by-name';
import { aPostSummary } from '../../support/a-post-summary.ts';

const tagged = (...tags: string[]) => aPostSummary({ tags });
const slugs = (groups: { slug: string }[]) => groups.map(({ slug }) => slug);

test('S54: spellings of one address share a page, named as most posts write it', () => {
	const posts = [tagged('Rotina'), tagged('rotina', 'ROTINA'), tagged('rotina'), tagged('C++')];
	expect(groupByTag(posts)).toEqual([
		{ slug: 'rotina', name: 'rotina', posts: posts.slice(0, 3) },
		{ slug: 'c-mais-mais', name: 'C++', posts: posts.slice(3) },
	]);
});

test('posts without an author belong to nobody', () => {
	const posts = [aPostSummary({ author: '' }), aPostSummary({ author: 'Helena Prado' })];
	expect(slugs(groupByAuthor(posts))).toEqual(['helena-prado']);
});

test('a tag stands beside the five that share most posts with it', () => {
	const posts = [
		tagged('rotina', 'foco', 'mesa'),
		tagged('rotina', 'Foco', 'luz'),
		tagged('rotina', 'luz', 'som', 'café', 'chá'),
		tagged('mesa'),
		tagged('foco', 'alheia'),
	];
	const groups = new Map(groupByTag(posts).map((group) => [group.slug, group]));
	const rotina = groups.get('rotina');
	expect(rotina && slugs(listNearTags(rotina, groups, 5))).toEqual([
		'foco',
		'luz',
		'mesa',
		'som',
		'cafe',
	]);
});
