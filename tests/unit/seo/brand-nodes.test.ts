import { expect, test } from 'vitest';
import { site } from '#config/site';
import { type Brand, brandNode } from '#seo/brand-nodes';

const siteUrl = 'https://blog.test';
const brandWith = (company: Partial<Brand['company']>, more: Partial<Brand> = {}): Brand => ({
	...site,
	company: { ...site.company, ...company },
	...more,
});
/** Every text and list in a node. */
const valuesOf = (node: unknown): unknown[] =>
	typeof node === 'object' && node !== null
		? [...(Array.isArray(node) ? [node] : []), ...Object.values(node).flatMap(valuesOf)]
		: [node];

test('a company of which nothing is set is an organization with a name and the blog’s address', () => {
	const nothing = { url: '', whatsapp: '', street: '', city: '', region: '', postalCode: '' };
	const opening = { days: [], opens: '', closes: '' };
	const node = brandNode(siteUrl, brandWith({ ...nothing, opening }, { socialProfiles: [] }));
	expect(node['@type']).toBe('Organization');
	expect(node['url']).toBe('https://blog.test/');
	for (const name of ['address', 'telephone', 'sameAs', 'openingHoursSpecification'])
		expect(node).not.toHaveProperty(name);
});

test.each<Partial<Brand['company']>>([
	{ street: '' },
	{ city: '' },
	{ region: '', postalCode: '' },
	{ whatsapp: '' },
	{ opening: { days: [], opens: '08:00', closes: '20:00' } },
	{ opening: { days: ['Monday'], opens: '', closes: '' } },
	{ country: '' },
])('what is not set is not said: %j', (company) => {
	const node = brandNode(siteUrl, brandWith(company));
	expect(valuesOf(node)).not.toContain('');
	expect(valuesOf(node)).not.toContainEqual([]);
	const isPlace = company.street !== '' && company.city !== '';
	expect([node['@type']].flat().includes('LocalBusiness')).toBe(isPlace);
	expect('address' in node).toBe(isPlace);
});
