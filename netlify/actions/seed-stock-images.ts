import { stockCovers } from '#config/stock-covers';
import type { seedStockImages as endpoint } from '#contract/seed-stock-images';
import { listPostsForCovers, type PostWithoutCover, setCovers } from '#db/stock-covers';
import { isBook } from '#domain/book';
import { categoryIcon } from '#domain/category-icon';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { makeChange } from './make-change.ts';

const key = 'stock-covers-given';
/** Databases that this process knows to be finished, which saves even reading a blob. */
const done = new WeakSet<Deps['db']>();

/** Stock covers may be replaced; pictures from elsewhere never are. */
const folder = '/covers/';
/** Size of every stock cover, in pixels. */
const size = { image_width: 1280, image_height: 720 };

/** A cover returns after this many other posts at the earliest, so that no list shows it twice side by side. */
const reach = 5;

/** Picks covers for posts, oldest first: one of the post's subject or, if its neighbours have those, any other. */
function pickCovers(posts: readonly PostWithoutCover[]) {
	const last: string[] = [];
	return posts.map(({ id, category }, index) => {
		const icon = categoryIcon(category ?? '');
		const suited = stockCovers.filter((cover) => cover.category === icon);
		const start = index % stockCovers.length;
		const others = [...stockCovers.slice(start), ...stockCovers.slice(0, start)];
		const cover = [...suited, ...others].find(({ url }) => !last.includes(url)) ?? stockCovers[0];
		last.push(cover.url);
		if (last.length > reach) last.shift();
		return { id, image_url: cover.url, image_alt: cover.alt, ...size };
	});
}

async function giveCovers(deps: Deps, stock: string | undefined) {
	const bare = await listPostsForCovers(deps.db, stock);
	const posts = bare.filter((post) => !isBook(post));
	if (posts.length === 0) return { posts: [], publication: null };
	return setCovers(deps.db, pickCovers(posts), deps.now().toISOString());
}

/**
 * Spec §7, S33: gives published posts without a picture a stock cover, only once; a repeated call does not touch the
 * database. Books keep their drawn covers. `regenerate`, for the editor, also replaces stock covers given before.
 */
export const seedStockImages: Action<typeof endpoint> = async ({ regenerate }, deps) => {
	if (!regenerate && (done.has(deps.db) || (await deps.blobs.read(key)) !== undefined)) {
		done.add(deps.db);
		return { success: true, seeded: 0 };
	}
	const { posts } = await makeChange(deps, () => giveCovers(deps, regenerate ? folder : undefined));
	await deps.blobs.write(key, deps.now().toISOString());
	done.add(deps.db);
	return { success: true, seeded: posts.length };
};
