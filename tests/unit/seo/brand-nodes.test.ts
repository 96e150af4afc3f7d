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
	const company = { ...nothing, mapUrl: '', coordinates: '', email: '', opening };
	const follow = { instagram: '', linkedin: '' };
	const node = brandNode(siteUrl, brandWith(company, { follow, socialProfiles: [] }));
	expect(node['@type']).toBe('Organization');
	expect(node['url']).toBe('https://blog.test/');
	for (const name of 'address telephone sameAs openingHoursSpecification geo hasMap email'.split(
		' ',
	))
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

test('a place that is set is told with its map, its coordinates and its e-mail', () => {
	const company = {
		mapUrl: 'https://maps.test/lugar',
		email: 'oi@casa.test',
		coordinates: '-23.5614, -46.6559',
	};
	expect(brandNode(siteUrl, brandWith(company))).toMatchObject({
		hasMap: 'https://maps.test/lugar',
		email: 'oi@casa.test',
		geo: { '@type': 'GeoCoordinates', latitude: -23.5614, longitude: -46.6559 },
		sameAs: ['https://example.com/instagram', 'https://example.com/linkedin'],
	});
	const nowhere = brandNode(siteUrl, brandWith({ ...company, street: '' }));
	expect(nowhere).toMatchObject({ email: 'oi@casa.test' });
	for (const name of ['geo', 'hasMap']) expect(nowhere).not.toHaveProperty(name);
});
