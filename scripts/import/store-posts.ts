import { paths } from '#config/paths';
import type { Database } from '#db/client';
import { type ImportedPost, importPosts } from '#db/posts/import-posts';
import { saveOldAddresses } from '#db/posts/old-addresses';
import { listPresentPosts } from '#db/posts/present-posts';
import { updatePost } from '#db/posts/update-post';
import { ensureCategory } from '#db/topics/categories';
import { guidOf } from '#domain/post/post-id';
import { findAddressSpots, findPictureSpots } from '#domain/text/address-spots';
import { maskCode } from '#domain/text/mask-code';
import { counted } from './counted.ts';
import type { GivenSlugs } from './give-slugs.ts';
import { isSameHost, type OldLocation } from './old-location.ts';
import { settleLinks } from './settle-links.ts';
import type { Prepared } from './to-post.ts';

const ownPath =
	/^\/(?:(?:post|posts|livros|categories|tags|autores|sitemap|privacidade|acessibilidade|images|covers|panels)(?=[/?#]|$)|rss\.xml|[?#]|$)/;
const isPath = (address: string) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address);
const web = /(?:https?:)?\/\/[^\s<>"'()[\]]+/gi;

const attribute = /\s(src|href|poster|srcset)=["']([^"'<>]+)/gi;

type Hosts = Pick<OldLocation, 'hosts'>;

/** What a text shows or links to that is neither here nor on another site: files and pages of the old blog. */
export function findLeftBehind(text: string, { hosts }: Hosts): string[] {
	const isOld = (address: string) => {
		const [, host] = /^(?:https?:)?\/\/([^\s/?#:]+)/i.exec(address) ?? [];
		return host !== undefined && hosts.some((each) => isSameHost(each, host));
	};
	const masked = maskCode(text);
	const attributes = [...masked.matchAll(attribute)].flatMap(([, name, value = '']) =>
		/^srcset$/i.test(name ?? '')
			? value.split(/,\s+/).map((each) => each.trim().split(/\s/, 1)[0] ?? '')
			: value.trim(),
	);
	const spots = [...findAddressSpots(text).map(({ address }) => address), ...attributes].filter(
		(address) => (isPath(address) ? address !== '' && !ownPath.test(address) : isOld(address)),
	);
	const others = (masked.match(web) ?? [])
		.map((address) => address.replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, ''))
		.filter((address) => isOld(address) && !spots.some((spot) => spot.startsWith(address)));
	return [...new Set([...spots, ...others])];
}

const list = (addresses: readonly string[], one: string, many: string) =>
	addresses.length === 0
		? []
		: [`${counted(addresses.length, one, many)}: ${addresses.join(', ')}`];

/** The same in words. */
const describeLeftBehind = (addresses: readonly string[]): string[] => [
	...list(
		addresses.filter((address) => !isPath(address)),
		'endereço continua no blog antigo',
		'endereços continuam no blog antigo',
	),
	...list(
		addresses.filter(isPath),
		'endereço que este site não tem',
		'endereços que este site não tem',
	),
];

/** Puts equal times a millisecond apart, so that lists keep the file's order. */
function separateTimes(): (time: string) => string {
	const taken = new Set<number>();
	return (time) => {
		let instant = Date.parse(time);
		while (taken.has(instant)) instant -= 1;
		taken.add(instant);
		return new Date(instant).toISOString();
	};
}

/** Files and pages that will be gone with the old blog; the report names each address once. */
export function noteLeftBehind(prepared: Prepared, place: Hosts): void {
	const { post, changes } = prepared;
	if (post.isExact) return;
	const cover = post.image_url === null ? [] : findLeftBehind(post.image_url, place);
	const found = [...new Set([...findLeftBehind(post.content, place), ...cover])];
	const unnamed = found.filter((address) => !changes.some((change) => change.includes(address)));
	const shown = findPictureSpots(post.content).filter(({ use }) => use !== 'linked');
	const pictures = new Set([...cover, ...shown.map(({ address }) => address)]);
	prepared.leftBehind = found.filter((each) => !isPath(each) || unnamed.includes(each));
	prepared.hasOldPictures = prepared.leftBehind.some((address) => pictures.has(address));
	changes.push(...describeLeftBehind(unnamed));
}

/** Stores posts in batches; returns the inserted ids and adds notes about adjusted values to `changes`. */
export function createPostStore(db: Database, now: string, slugs: GivenSlugs, place: OldLocation) {
	const separate = separateTimes();
	const categories = new Map<string, string>();

	async function findCategory(name: string): Promise<string | null> {
		if (name === '') return null;
		const known = categories.get(name);
		if (known) return known;
		const { id } = await ensureCategory(db, name);
		categories.set(name, id);
		return id;
	}

	async function toStored(prepared: Prepared): Promise<ImportedPost> {
		settleLinks(prepared, slugs, place);
		noteLeftBehind(prepared, place);
		const { categoryName, aliases: _, isExact, ...post } = prepared.post;
		const created_at = isExact ? post.created_at : separate(post.created_at);
		const published_at = post.published && !isExact ? created_at : post.published_at;
		const slug = slugs.byId.get(post.id) ?? post.slug;
		if (slug !== post.slug) prepared.changes.push(`endereço: ${slug}`);
		const category_id = await findCategory(categoryName);
		const guid = post.guid ?? (isExact ? null : guidOf(post.id));
		return { ...post, slug, guid, created_at, published_at, category_id };
	}

	/** A public post that comes later in the file may claim what a draft claims. */
	const yields = ({ id, published, scheduled_at }: Prepared['post'], address: string) =>
		!published && scheduled_at === null && slugs.byAddress.get(address) !== slugs.byId.get(id);

	async function saveAliases(posts: readonly Prepared[], taken: Set<string>): Promise<void> {
		const mine = posts.filter(({ post }) => taken.has(post.id));
		const claimed = mine.flatMap(({ post, changes }) =>
			post.aliases
				.filter((address) => address !== paths.post(slugs.byId.get(post.id) ?? post.slug))
				.map((address) => ({ address, post, changes, yields: yields(post, address) })),
		);
		const rows = claimed
			.filter((claim) => !claim.yields)
			.map(({ address, post }) => ({ address, post_id: post.id }));
		const saved = await saveOldAddresses(db, rows, now);
		for (const { address, changes, yields } of claimed) {
			if (yields || !saved.delete(address))
				changes.push(`o endereço antigo ${address} já leva a outro post`);
		}
	}

	async function saveIllustrated({ post, illustrated }: Prepared): Promise<void> {
		if (!illustrated) return;
		const how = { cause: 'import', userName: null, dropCopies: false, now } as const;
		await updatePost(db, { id: post.id, ...illustrated, ...how });
	}

	return async (batch: readonly Prepared[]): Promise<Set<string>> => {
		const ids = batch.map(({ post }) => post.id);
		const present = await listPresentPosts(db, ids);
		const stored: ImportedPost[] = [];
		for (const prepared of batch) {
			if (present.has(prepared.post.id)) await saveIllustrated(prepared);
			else stored.push(await toStored(prepared));
		}
		const taken = new Set(await importPosts(db, stored, now));
		await saveAliases(batch, taken);
		return taken;
	};
}
