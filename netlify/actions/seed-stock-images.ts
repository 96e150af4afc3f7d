import { type StockCover, stockCoverFolder, stockCovers } from '#config/stock-covers';
import type { seedStockImages as endpoint } from '#contract/seed-stock-images';
import { listPostsForCovers, type PostWithoutCover, setCovers } from '#db/stock-covers';
import { categoryIcon } from '#domain/category-icon';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { makeChange } from './make-change.ts';

const key = 'stock-covers-given';
/** Databases that this process knows to be done: not even a blob is read for them again. */
const done = new WeakSet<Deps['db']>();

/** Covers of the post's subject in turn, so that neighbours differ. */
function coverFor(post: PostWithoutCover, index: number): StockCover {
	const icon = categoryIcon(post.category ?? '');
	const suiting = stockCovers.filter((cover) => cover.category === icon);
	const choice = suiting.length > 0 ? suiting : stockCovers;
	return choice[index % choice.length] as StockCover;
}

async function giveCovers(deps: Deps, stock: string | undefined) {
	const posts = await listPostsForCovers(deps.db, stock);
	if (posts.length === 0) return { posts: [], publication: null };
	const covers = posts.map((post, index) => {
		const { url, alt, width, height } = coverFor(post, index);
		return {
			...{ postId: post.id, image_url: url, image_alt: alt },
			...{ image_width: width, image_height: height },
		};
	});
	return setCovers(deps.db, covers, deps.now().toISOString());
}

/**
 * Spec §7, decisions §3: published posts without a picture get a shipped cover, once ever; a repeated call
 * touches no database. `regenerate`, the editor's, does it again for the covers given before too.
 */
export const seedStockImages: Action<typeof endpoint> = async ({ regenerate }, deps) => {
	if (!regenerate && (done.has(deps.db) || (await deps.blobs.read(key)))) {
		done.add(deps.db);
		return { success: true, seeded: 0 };
	}
	const { posts } = await makeChange(deps, () =>
		giveCovers(deps, regenerate ? stockCoverFolder : undefined),
	);
	await deps.blobs.write(key, deps.now().toISOString());
	done.add(deps.db);
	return { success: true, seeded: posts.length };
};
