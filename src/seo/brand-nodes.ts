import { paths } from '#config/paths';
import { locale, site } from '#config/site';
import { phoneDigits } from '#domain/phone-number';
import { absoluteUrl } from './absolute-url.ts';

/** A node of the graph. */
export type Node = { '@type': string | string[]; '@id': string } & Record<string, unknown>;

/** The id of a node that every page refers to. */
export const entityId = (siteUrl: string, name: 'brand' | 'blog'): string =>
	absoluteUrl(siteUrl, `/#${name}`);

/** The id of a page's node. */
export const pageId = (siteUrl: string, path: string): string =>
	`${absoluteUrl(siteUrl, path)}#page`;

/** The coworking space, with what Google requires of a LocalBusiness: name and address. */
export function brandNode(siteUrl: string): Node {
	const { company } = site;
	const phone = phoneDigits(company.whatsapp);
	return {
		'@type': ['Organization', 'LocalBusiness'],
		'@id': entityId(siteUrl, 'brand'),
		name: site.name,
		url: company.url,
		logo: absoluteUrl(siteUrl, paths.icon(512)),
		image: absoluteUrl(siteUrl, paths.brandPicture),
		...(phone ? { telephone: `+${phone}` } : {}),
		sameAs: [...site.socialProfiles],
		address: {
			'@type': 'PostalAddress',
			streetAddress: company.street,
			addressLocality: company.city,
			addressRegion: company.region,
			postalCode: company.postalCode,
			addressCountry: company.country,
		},
		openingHoursSpecification: {
			'@type': 'OpeningHoursSpecification',
			dayOfWeek: [...company.opening.days],
			opens: company.opening.opens,
			closes: company.opening.closes,
		},
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
