import { expect, test } from 'vitest';
import { toPost } from '../../../scripts/import/to-post.ts';
import { meta, readWordPress } from '../../support/exports/read-wordpress.ts';
import { anEntry } from '../../support/exports/wordpress-export.ts';

const stateOf = async (more: string) => {
	const [item] = await readWordPress(anEntry({ more }));
	return { status: item?.fields['status'], notes: item?.notes, fields: item?.fields };
};
const asDraft = (why: string) => ({ status: 'draft', notes: [`${why}: veio como rascunho`] });

test.for([
	['Yoast', '_yoast_wpseo_meta-robots-noindex', '1'],
	['Rank Math', 'rank_math_robots', 'a:2:{i:0;s:7:"noindex";i:1;s:8:"nofollow";}'],
	['SEOPress', '_seopress_robots_index', 'yes'],
	['All in One SEO', '_aioseop_noindex', 'on'],
	['The SEO Framework', '_genesis_noindex', '1'],
	['Slim SEO', 'slim_seo', 'a:1:{s:7:"noindex";i:1;}'],
	['Jetpack', 'jetpack_seo_noindex', '1'],
	['SmartCrawl', '_wds_meta-robots-noindex', '1'],
	['SureRank', 'surerank_settings_post_no_index', 'yes'],
] as const)('what %s kept out of searches comes as a draft', async ([, key, value]) => {
	expect(await stateOf(meta(key, value))).toMatchObject(
		asDraft('pedia para não ser encontrado (noindex)'),
	);
});

test.for([
	['_yoast_wpseo_meta-robots-noindex', '2'],
	['_yoast_wpseo_meta-robots-noindex', '0'],
	['_yoast_wpseo_meta-robots-adv', 'noimageindex'],
	['rank_math_robots', 'a:1:{i:0;s:5:"index";}'],
	['_seopress_robots_index', ''],
	['_genesis_noindex', '-1'],
	['slim_seo', 'a:2:{s:7:"noindex";i:0;s:5:"title";s:1:"T";}'],
	['_yoast_wpseo_canonical', 'https://www.antigo.example/outro/'],
	['rank_math_canonical_url', '/outro/'],
	['_expiration-date-status', 'saved'],
	['redirect', '0'],
] as const)('%s "%s" hides nothing', async ([key, value]) => {
	expect(await stateOf(meta(key, value))).toMatchObject({ status: 'published', notes: [] });
});

test.for([
	'_yoast_wpseo_canonical',
	'rank_math_canonical_url',
	'_seopress_robots_canonical',
	'_aioseop_custom_link',
	'_genesis_canonical_uri',
	'_links_to',
	'_yoast_wpseo_redirect',
])('a text whose main page is elsewhere by %s comes as a draft', async (key) => {
	expect(await stateOf(meta(key, 'https://parceiro.invalid/original'))).toMatchObject(
		asDraft('a página principal dele é outra: https://parceiro.invalid/original'),
	);
});

test('one whose readers were sent to another page of the same blog was not shown either', async () => {
	expect(await stateOf(meta('_links_to', 'https://antigo.example/loja/'))).toMatchObject(
		asDraft('a página principal dele é outra: https://antigo.example/loja/'),
	);
});

test('what expires says when, and what was changed says that, too', async () => {
	const { fields } = await stateOf(
		meta('_expiration-date', '1617969600') + meta('_expiration-date-status', 'saved'),
	);
	expect(fields).toMatchObject({ expires_at: '2021-04-09T12:00:00.000Z' });
	const changed = '<wp:post_modified_gmt>2013-05-06 07:08:09</wp:post_modified_gmt>';
	expect((await stateOf(changed)).fields).toMatchObject({ updated_at: '2013-05-06T07:08:09Z' });
	const never = '<wp:post_modified_gmt>0000-00-00 00:00:00</wp:post_modified_gmt>';
	expect((await stateOf(never)).fields?.['updated_at']).toBeUndefined();
});

test('what was to come out keeps its time, in the blog’s own zone where nothing says it in UTC', async () => {
	const dueOf = async (gmt: string) => {
		const [item] = await readWordPress(
			anEntry({ status: 'future', date: gmt }).replace(
				'2012-01-03 10:00:00',
				'2030-01-03 10:00:00',
			),
		);
		if (!item) return undefined;
		return toPost(item, { now: '2026-11-20T12:00:00.000Z', publish: true }).post.scheduled_at;
	};
	expect(await dueOf('2030-01-03 12:30:00')).toBe('2030-01-03T12:30:00.000Z');
	expect(await dueOf('0000-00-00 00:00:00')).toBe('2030-01-03T13:00:00.000Z');
});
