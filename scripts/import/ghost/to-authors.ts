import { profileLink } from '#components/profile-link.ts';
import { authorFacts } from '#contract/authors';
import type { ExportedAuthor } from '#domain/blog-export';
import type { GhostData } from './read-export.ts';

type GhostUser = GhostData['users'][number];

/** Ghost stores a profile as a name or as an address. */
const profiles = {
	website: '',
	twitter: 'https://x.com/',
	facebook: 'https://www.facebook.com/',
	instagram: 'https://www.instagram.com/',
	linkedin: 'https://www.linkedin.com/',
} as const satisfies Partial<Record<keyof GhostUser, string>>;

function listLinks(user: GhostUser) {
	return Object.entries(profiles).flatMap(([field, base]) => {
		const given = (user[field as keyof typeof profiles] ?? '').trim();
		const url = /^https?:/i.test(given) ? given : base && base + given.replace(/^[@/]+/, '');
		return given !== '' && URL.canParse(url) ? [{ label: profileLink(url).name, url }] : [];
	});
}

/** Who signs posts, with what their profiles say; one that says nothing is only a name, which the posts bring. */
export function toAuthors(users: readonly GhostUser[], signed: ReadonlySet<string>) {
	return users.flatMap((user): ExportedAuthor[] => {
		if (!signed.has(user.name ?? '')) return [];
		const facts = {
			name: user.name,
			line: user.bio ?? '',
			image_url: null,
			links: listLinks(user),
		};
		const { data } = authorFacts.safeParse(facts);
		return data && (data.line || data.links.length > 0) ? [{ ...data, addresses: [] }] : [];
	});
}
