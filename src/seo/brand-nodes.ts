import { paths } from '#config/paths';
import { locale, site } from '#config/site';
import { phoneDigits } from '#domain/site/door';
import { absoluteUrl } from './absolute-url.ts';

const pair = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** Latitude and longitude as maps copy them, `-23.5614, -46.6559`; undefined for what is no place on earth. */
export function readCoordinates(text: string): { latitude: number; longitude: number } | undefined {
	const [, latitude = Number.NaN, longitude = Number.NaN] = (pair.exec(text) ?? []).map(Number);
	const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
	return isPlace ? { latitude, longitude } : undefined;
}

/** A node of the graph. */
export type Node = { '@type': string | string[]; '@id': string } & Record<string, unknown>;

/** The id of a node that every page refers to. */
export const entityId = (siteUrl: string, name: 'brand' | 'blog'): string =>
	absoluteUrl(siteUrl, `/#${name}`);

/** The id of a page's node. */
export const pageId = (siteUrl: string, path: string): string =>
	`${absoluteUrl(siteUrl, path)}#page`;

type CompanyText =
	| keyof typeof addressParts
	| ('url' | 'whatsapp' | 'mapUrl' | 'coordinates' | 'email');

/** What the settings say of the company; any text may be empty. */
export interface Brand {
	name: string;
	company: Record<CompanyText, string> & {
		opening: { days: readonly string[]; opens: string; closes: string };
	};
	follow: { instagram: string; linkedin: string };
	socialProfiles: readonly string[];
}

const addressParts = {
	street: 'streetAddress',
	city: 'addressLocality',
	region: 'addressRegion',
	postalCode: 'postalCode',
	country: 'addressCountry',
} as const;

/** The coworking space, with what of it is set; Google requires an address of a LocalBusiness. */
export function brandNode(siteUrl: string, brand: Brand = site): Node {
	const { name, company, follow, socialProfiles } = brand;
	const phone = phoneDigits(company.whatsapp);
	const profiles = [follow.instagram, follow.linkedin, ...socialProfiles].filter(Boolean);
	const place = readCoordinates(company.coordinates);
	const { days, opens, closes } = company.opening;
	const isPlace = company.street !== '' && company.city !== '';
	const address = Object.entries(addressParts).flatMap(([key, property]) => {
		const value = company[key as keyof typeof addressParts];
		return value ? [[property, value]] : [];
	});
	return {
		'@type': isPlace ? ['Organization', 'LocalBusiness'] : 'Organization',
		'@id': entityId(siteUrl, 'brand'),
		name,
		url: company.url || absoluteUrl(siteUrl, paths.home),
		logo: absoluteUrl(siteUrl, paths.icon(512)),
		image: absoluteUrl(siteUrl, paths.brandPicture),
		...(phone && { telephone: `+${phone}` }),
		...(company.email && { email: company.email }),
		...(profiles.length > 0 && { sameAs: profiles }),
		...(isPlace && { address: { '@type': 'PostalAddress', ...Object.fromEntries(address) } }),
		...(isPlace && place && { geo: { '@type': 'GeoCoordinates', ...place } }),
		...(isPlace && company.mapUrl && { hasMap: company.mapUrl }),
		...(isPlace &&
			days.length > 0 &&
			opens &&
			closes && {
				openingHoursSpecification: {
					'@type': 'OpeningHoursSpecification',
					dayOfWeek: [...days],
					opens,
					closes,
				},
			}),
	};
}

/** The blog with its search, which is the home page's results. */
export function blogNode(siteUrl: string): Node {
	return {
		'@type': 'WebSite',
		'@id': entityId(siteUrl, 'blog'),
		name: site.name,
		description: site.description,
		url: absoluteUrl(siteUrl, paths.home),
		inLanguage: locale,
		publisher: { '@id': entityId(siteUrl, 'brand') },
		potentialAction: {
			'@type': 'SearchAction',
			target: {
				'@type': 'EntryPoint',
				urlTemplate: `${absoluteUrl(siteUrl, paths.home)}?q={search_term_string}`,
			},
			'query-input': 'required name=search_term_string',
		},
	};
}
