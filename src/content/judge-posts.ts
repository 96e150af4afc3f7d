import type { BlogReader } from '#db/publishing/blog-reader';
import type { Author } from '#domain/names/author';
import {
	findShownFault,
	type KnownPictures,
	type OwnPictures,
	storedHash,
} from '#domain/pictures/picture-address';
import type { PostSummary } from '#domain/post/post';
import { noCover } from '#domain/post/post-fields';
import { type BuildFinding, findingOf } from '#domain/site/build-finding';
import { drawPosts } from './draw-posts.ts';
import type { Snapshot } from './snapshot.ts';

/** Removes these posts from the blog, with the redirects that lead to them. */
export function leaveOut<Blog extends Pick<Snapshot, 'posts' | 'redirects' | 'old_addresses'>>(
	blog: Blog,
	ids: ReadonlySet<string>,
): Blog {
	if (ids.size === 0) return blog;
	const posts = blog.posts.filter(({ id }) => !ids.has(id));
	const shown = new Set(posts.map(({ slug }) => slug));
	const leadsOn = ({ to }: { to: string }) => shown.has(to);
	return {
		...blog,
		posts,
		redirects: blog.redirects.filter(leadsOn),
		old_addresses: blog.old_addresses.filter(leadsOn),
	};
}

/** Addresses reported per text. More would bury other findings; the rest are reported once these are fixed. */
const mostReported = 5;

type Shown = Pick<Snapshot, 'posts' | 'authors'>;
type Judged = Shown & Pick<Snapshot, 'generated'> & { findings: BuildFinding[] };

interface Pictured {
	image_url: string | null;
}

/** What is needed to judge these addresses. `files` are the pictures among the site's files. */
export async function readOwnPictures(
	urls: readonly (string | null)[],
	{ readPictures }: Pick<BlogReader, 'readPictures'>,
	files: ReadonlySet<string>,
): Promise<KnownPictures> {
	const isAnyStored = urls.some((url) => url !== null && storedHash(url) !== undefined);
	const stored = isAnyStored
		? await readPictures()
		: { widths: new Map(), generated: new Set<string>() };
	return { files, ...stored };
}

const findFault = ({ image_url }: Pictured, own: OwnPictures) =>
	image_url ? findShownFault(image_url, own) : undefined;

/**
 * Returns the post without its cover where that cannot be shown, so that a drawing takes its place; otherwise with
 * `cover_generated` where a model made it.
 */
export function judgeCover<Post extends Pictured>(
	post: Post,
	own: KnownPictures,
): Post & { cover_generated?: true } {
	if (findFault(post, own)) return { ...post, ...noCover };
	const isGenerated = own.generated.has(storedHash(post.image_url ?? '') ?? '');
	return isGenerated ? { ...post, cover_generated: true } : post;
}

/** Removes authors' pictures that cannot be shown, so that the initial takes their place. */
export const judgePictures = (authors: readonly Author[], own: OwnPictures): Author[] =>
	authors.map((author) => (findFault(author, own) ? { ...author, image_url: null } : author));

function reportCover(post: PostSummary, own: OwnPictures): BuildFinding[] {
	const fault = findFault(post, own);
	return fault ? [findingOf(post, 'cover', `${post.image_url}`, fault)] : [];
}

/** Reports a post in whose text readers see the placeholder instead of some of these pictures. */
function reportText(
	post: PostSummary,
	pictures: readonly string[],
	own: OwnPictures,
): BuildFinding[] {
	const urls = pictures.filter((url) => findShownFault(url, own));
	const [fault, ...others] = new Set(urls.map((url) => findShownFault(url, own)));
	const detail = urls.slice(0, mostReported).join(' · ');
	return fault ? [findingOf(post, 'picture', detail, others.length > 0 ? null : fault)] : [];
}

/**
 * What the blog shows of posts and authors. Reads the list of stored pictures once for covers and texts. `picturesOf`
 * lists a text's picture addresses.
 */
export async function judgePosts(
	{ posts, authors }: Shown,
	picturesOf: (post: PostSummary) => readonly string[],
	reader: Pick<BlogReader, 'readPictures'>,
	files: ReadonlySet<string>,
): Promise<Judged> {
	const covers = [...authors, ...posts].map(({ image_url }) => image_url);
	const own = await readOwnPictures([...covers, ...posts.flatMap(picturesOf)], reader, files);
	return {
		posts: drawPosts(posts.map((post) => judgeCover(post, own))),
		authors: judgePictures(authors, own),
		generated: [...own.generated],
		findings: [
			...posts.flatMap((post) => reportCover(post, own)),
			...posts.flatMap((post) => reportText(post, picturesOf(post), own)),
		],
	};
}
