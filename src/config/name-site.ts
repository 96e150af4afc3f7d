import { type Brand, withoutDemo } from './demo-settings.ts';

const oneLine = (text: string) => text.trim().replace(/\s+/g, ' ');

/** The site as `BLOG_NAME` and `BLOG_TAGLINE` call it. A name of its own takes everything of the demo away. */
export function nameSite<Site extends Brand>(
	written: Site,
	givenName: string,
	givenTagline: string,
): Site {
	const [name, tagline] = [oneLine(givenName), oneLine(givenTagline)];
	const site = name ? { ...withoutDemo(written), name } : written;
	return {
		...site,
		tagline: tagline || site.tagline || site.name,
		description: site.description || `Textos de ${site.name}.`,
	};
}
