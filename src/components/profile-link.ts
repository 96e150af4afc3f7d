import type { IconName } from './icon.tsx';

/** Sites whose names are not spelled like their addresses, or that have an icon. */
const known: readonly (readonly [word: string, name: string, icon: IconName])[] = [
	['instagram', 'Instagram', 'camera'],
	['linkedin', 'LinkedIn', 'linkedin'],
	['youtube', 'YouTube', 'out'],
	['facebook', 'Facebook', 'out'],
	['tiktok', 'TikTok', 'out'],
	['bsky', 'Bluesky', 'out'],
	['wa.me', 'WhatsApp', 'out'],
];

/** How a link to one of the brand's profiles reads; an unknown site is named by its host. */
export function profileLink(url: string): { url: string; name: string; icon: IconName } {
	const [, name, icon] = known.find(([word]) => url.includes(word)) ?? [];
	return { url, name: name ?? new URL(url).hostname.replace(/^www\./, ''), icon: icon ?? 'out' };
}
