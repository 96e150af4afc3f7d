/** Articles, rendered pages, the search index's cache and the desk, which the next build can reuse. */
const folder = '.data/build-cache';

/** A preview uses another database, so its results are useless to production's builds, and theirs to it. */
const isProduction = () => process.env.CONTEXT === 'production';

/** Runs before the build command; for the first build there is nothing to restore. */
export async function onPreBuild({ utils }) {
	if (!isProduction()) return;
	const found = await utils.cache.restore(folder);
	console.log(
		found ? 'The last build is at hand.' : 'There is no earlier build: all is made anew.',
	);
}

/** Runs when the command succeeded, so that a failed build keeps the cache of the last good one. */
export async function onPostBuild({ utils }) {
	if (isProduction()) await utils.cache.save(folder);
}

/** Runs when the build failed. A plugin can access the site's blobs, which the build command cannot. */
export async function onError() {
	try {
		const { passOnBuildFailure } = await import('../../lib/pass-on-build-failure.ts');
		await passOnBuildFailure();
	} catch (error) {
		console.warn('The desk will not learn why.', error);
	}
}
