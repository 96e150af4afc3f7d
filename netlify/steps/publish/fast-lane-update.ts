import { markForward } from '#db/publishing/fast-lane-progress';
import { type LateDrawing, type LatePost, lateKeys, lateTag } from '#domain/site/late-post';
import type { Deps, Lane } from '#lib/deps';
import { describeBug } from '#lib/log-line';
import { findFastLane } from './fast-lane-state.ts';
import { forgetReplies } from './forget-replies.ts';

/** How often somebody else's newer entry may come in between. */
const mostRounds = 5;

/** Writes unless a newer state of the post is there; returns whether readers get something else than before. */
async function writeEntry({ store }: Lane, slug: string, entry: LatePost): Promise<boolean> {
	const key = lateKeys.post(slug);
	for (let round = 0; round < mostRounds; round += 1) {
		const found = await store.readTagged(key);
		const there = found && (JSON.parse(found.text) as LatePost);
		if (there && there.publication >= entry.publication) return false;
		if (await store.replace(key, JSON.stringify(entry), found?.tag)) {
			return JSON.stringify(there?.parts) !== JSON.stringify(entry.parts);
		}
	}
	throw new Error('the entry changes too often');
}

/** A drawing's name says what it shows, so it is written once. */
async function writeDrawing({ store }: Lane, name: string, drawing: LateDrawing): Promise<void> {
	await store.replace(lateKeys.drawing(name), JSON.stringify(drawing), undefined);
}

async function writePosts(deps: Deps, lane: Lane): Promise<void> {
	const { takeLatePosts } = await import('#content/take-late-posts');
	const taken = await takeLatePosts(deps.db, deps.now(), deps.sitePictures ?? new Set());
	if (!taken) return;
	const { publication, shown, gone } = taken;
	const pages = shown.length > 0 ? await lane.renderLate(shown, deps.siteOrigin) : [];
	const entries: [slug: string, entry: LatePost][] = [
		...pages.map(({ slug, revision, parts }): [string, LatePost] => [
			slug,
			{ publication, revision, parts },
		]),
		...gone.map((slug): [string, LatePost] => [slug, { publication, revision: 0, parts: null }]),
	];
	const drawings = pages.flatMap((page) => page.drawings);
	const drawn = drawings.map(({ name, svg }) => writeDrawing(lane, name, { publication, svg }));
	const changed: string[] = [];
	const written = entries.map(async ([slug, entry]) => {
		if (await writeEntry(lane, slug, entry)) changed.push(slug);
	});
	const all = await Promise.allSettled([...drawn, ...written]);
	if (changed.length > 0) await forgetReplies(deps, changed.map(lateTag));
	const failed = all.find((each) => each.status === 'rejected');
	if (failed) throw failed.reason;
	const rendered = new Set(pages.map(({ slug }) => slug));
	const unrendered = shown.flatMap(({ post }) => (rendered.has(post.slug) ? [] : [post.id]));
	const left = { ...taken.left, broken: [...taken.left.broken, ...unrendered] };
	const [over, broken] = [left.over.length, left.broken.length];
	if (over + broken > 0) deps.log('late_posts_left', { over, broken });
	await markForward(deps.db, publication, left);
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Shows what no deploy contains yet at its address. One call after the other, because a local blob store compares and
 * writes in two steps. Never throws: what is missing comes with the next deploy, and the scheduler tries again. Returns
 * whether all is done; without a lane nothing is to do.
 */
export async function updateFastLane(deps: Deps): Promise<boolean> {
	try {
		const lane = await findFastLane(deps);
		if (!lane) return true;
		const work = last.then(() => writePosts(deps, lane));
		last = work.catch(() => undefined);
		await work;
		return true;
	} catch (error) {
		deps.log('late_posts_failed', describeBug(error));
		return false;
	}
}
