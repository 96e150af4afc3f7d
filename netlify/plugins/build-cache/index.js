/** Articles, rendered pages, the search index's memory and the desk: what a build need not make again. */
const folder = '.data/build-cache';

/** A preview shows another database: what it makes is of no use to the next build, nor the other way round. */
const isProduction = () => process.env.CONTEXT === 'production';

/** Runs before the build command; a first build finds nothing and makes everything. */
export async function onPreBuild({ utils }) {
	if (!isProduction()) return;
	const found = await utils.cache.restore(folder);
	console.log(
		found ? 'The last build is at hand.' : 'There is no earlier build: all is made anew.',
	);
}

/** Runs when the command succeeded: a failed build keeps the cache of the last good one. */
export async function onPostBuild({ utils }) {
	if (isProduction()) await utils.cache.save(folder);
}

/** Runs when the build failed. A plugin reaches the site's blobs, and the build command does not. */
export async function onError() {
	try {
		const { passOnBuildFailure } = await import('../../lib/pass-on-build-failure.ts');
		await passOnBuildFailure();
	} catch (error) {
		console.warn('The desk will not learn why.', error);
	}
}
