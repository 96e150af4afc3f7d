import { site } from '#config/site';
import { type ClickPlace, type ClickTarget, clickPlaces } from '#domain/readers/click-act';
import { phoneDigits } from '#domain/site/door';

const { company, follow } = site;

/** What the settings let readers follow. */
export const isSet: Readonly<Record<ClickTarget, boolean>> = {
	visit: (company.bookingUrl || company.url) !== '',
	whatsapp: phoneDigits(company.whatsapp) !== undefined,
	map: company.mapUrl !== '',
	follow: Object.values(follow).some(Boolean) || site.socialProfiles.length > 0,
};

/** The ways to the house; who follows the blog stays with it. */
export const ways = ['visit', 'whatsapp', 'map'] as const satisfies readonly ClickTarget[];

/** Where the most clicks were first; places without any are left out. */
export const listPlaces = (
	clicked: Readonly<Record<ClickPlace, number>>,
): { place: ClickPlace; clicks: number }[] =>
	clickPlaces
		.map((place) => ({ place, clicks: clicked[place] }))
		.filter(({ clicks }) => clicks > 0)
		.toSorted((a, b) => b.clicks - a.clicks);
