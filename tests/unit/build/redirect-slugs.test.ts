import { expect, test } from 'vitest';
import { writeRedirectRules } from '../../../scripts/site/redirect-rules.ts';
import { aPostSummary } from '../../support/a-post-summary.ts';
import { emptySnapshot } from '../../support/empty-snapshot.ts';

type Given = Partial<Parameters<typeof writeRedirectRules>[0]>;
const posts = [aPostSummary({ author: 'Ana' })];
const rulesOf = (given: Given) =>
	writeRedirectRules({ ...emptySnapshot, posts, ...given }, 'https://blog.test')
		.trim()
		.split('\n');
const aFormer = (slug: string, to: string | null) => ({ id: null, name: 'Luz', slug, to });

const hostile = [
	'x /posts 301\n/* https://evil.example/:splat 301!\n/y',
	'x\r/* https://evil.example 301!',
	'x\u2028y z',
	...'/ // /?a=b ? % %2F * : :a # /:a /* a/ x//y . .. ../x \\ é é* https://x.example'.split(' '),
];

test.each<[string, (slug: string) => Given]>([
	['a category’s', (slug) => ({ categories: [{ id: 'luz', name: 'Luz', slug }] })],
	['a former category’s', (slug) => ({ former_categories: [aFormer(slug, null)] })],
	['that of a former category’s heir', (to) => ({ former_categories: [aFormer('luz', to)] })],
	['a post’s earlier', (from) => ({ redirects: [{ from, to: 'luz' }] })],
	['a renamed post’s', (to) => ({ redirects: [{ from: 'luz', to }] })],
	['an imported post’s', (to) => ({ old_addresses: [{ from: '/x', to }] })],
	['an author’s earlier', (from) => ({ author_redirects: [{ from, to: 'ana' }] })],
])('an address that is none, as %s, adds no rule', (_what, given) => {
	const usual = rulesOf({});
	for (const slug of hostile) expect(rulesOf(given(slug))).toEqual(usual);
});
