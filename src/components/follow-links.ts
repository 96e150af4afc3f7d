import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { site } from '#config/site';
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

interface FollowLink {
	url: string;
	name: string;
	icon: IconName;
	rel?: string;
}

type Settings = Pick<typeof site, 'follow' | 'socialProfiles'>;

const icons = {
	channel: 'whatsapp',
	newsletter: 'mail',
	instagram: 'camera',
	linkedin: 'linkedin',
	feed: 'rss',
} as const;

/** The ways to follow the blog that are set, the nearest first. */
export function followLinks({ follow, socialProfiles }: Settings = site): FollowLink[] {
	const { feed, ...elsewhere } = follow;
	const addresses = { ...elsewhere, feed: feed ? paths.feed : '' };
	const links = (Object.keys(icons) as (keyof typeof icons)[]).flatMap((key) => {
		const url = addresses[key];
		if (!url) return [];
		const rel = key === 'feed' ? {} : { rel: 'me noopener' };
		return [{ url, name: messages.follow[key], icon: icons[key], ...rel }];
	});
	const profiles = socialProfiles.map((url) => ({ ...profileLink(url), rel: 'me noopener' }));
	return [...links, ...profiles];
}
