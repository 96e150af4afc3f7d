import type { APIRoute } from 'astro';
import { paths } from '#config/paths';
import { locale, site } from '#config/site';

const icon = (size: 192 | 512, purpose: 'any' | 'maskable') => ({
	src: purpose === 'any' ? paths.icon(size) : paths.maskableIcon,
	sizes: `${size}x${size}`,
	type: 'image/png',
	purpose,
});

/** What a browser shows when a reader installs the blog as an app. */
export const GET: APIRoute = () =>
	new Response(
		JSON.stringify({
			name: site.name,
			short_name: site.name,
			description: site.description,
			lang: locale,
			start_url: paths.home,
			scope: paths.home,
			display: 'minimal-ui',
			theme_color: site.themeColor,
			background_color: site.themeColor,
			icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
		}),
		{ headers: { 'content-type': 'application/manifest+json; charset=utf-8' } },
	);
