import { paths } from './paths.ts';

type Redirect = readonly [from: string, to: string];

const to = (target: string, from: readonly string[]) =>
	from.map((address): Redirect => [address, target]);

/** What other tools write before the address of anything. */
export const oldHeads = ['/amp', '/index.php'];

/** What other tools have below a post, such as `/amp`, `/2` and `/feed`, but for pages of the list. */
export const belowPosts: readonly Redirect[] = [
	[paths.post('page/*'), paths.posts()],
	[paths.post(':slug/:below/*'), paths.post(':slug')],
];

const feedFiles = 'index.xml feed.xml atom.xml rss2.xml feed.json'.split(' ');
/** `*` stands for nothing, too. */
const feedFolders = ['feed/*', 'rss/*'];
const nested = ['/:list/:name/', '/:list/:parent/:name/', '/:list/:a/:b/:name/'];

/** Where the tools that an import reads have their feeds: of the blog, of its lists, and below `/blog`. */
export const oldFeeds: readonly Redirect[] = to(paths.feed, [
	...['/', '/blog/'].flatMap((folder) =>
		[...feedFiles, ...feedFolders, 'feeds/*', 'comments/feed/*'].map((name) => folder + name),
	),
	'/blog/rss.xml',
	'/:list/index.xml',
	...nested.flatMap((list) => ['index.xml', ...feedFolders].map((name) => list + name)),
]);

const usualWorkers = 'sw service-worker serviceworker serviceWorker service_worker'
	.split(' ')
	.flatMap((stem) => ['.js', '.min.js', '.mjs'].map((ending) => stem + ending));
/** Of Angular, of apps made from pages, and of those who send notifications. */
const otherWorkers = [
	...'custom-service-worker ngsw-worker safety-worker worker-basic.min upup.sw upup.sw.min'.split(
		' ',
	),
	...'pwabuilder-sw pwa-sw pwa-amp-sw superpwa-sw amp-sw sw-amp sw-toolbox'.split(' '),
	...'firebase-messaging-sw webpushr-sw push-worker push-sw'.split(' '),
	...'OneSignalSDKWorker OneSignalSDKUpdaterWorker OneSignalSDK.sw'.split(' '),
	...'sp-push-worker-fb pushcrew-sw pushly-sdk-worker aimtell-worker'.split(' '),
];

/**
 * Where those tools have a service worker, which goes on for ever when its address answers 404. No pattern of a rule
 * knows an ending, so each name is written.
 */
export const oldWorkers: readonly string[] = [
	...usualWorkers.flatMap((file) => [`/${file}`, `/:folder/${file}`]),
	...otherWorkers.map((name) => `/${name}.js`),
	'/wp.serviceworker',
	'/push/onesignal/:name',
	'/wp-content/plugins/:plugin/sdk_files/:name',
];

/** WordPress's feeds and lists without addresses of their own, as parameters; see `old-parameters.ts`. */
export const oldQueries: readonly (readonly [path: string, name: string, to: string])[] = [
	['/', 'feed', paths.feed],
	['/blog', 'feed', paths.feed],
	...['cat', 'author', 'm', 'paged'].map((name) => ['/', name, paths.posts()] as const),
	// On home the page itself reads `s`: the network passes it on, and such a rule would lead there for ever.
	['/blog', 's', '/?q=:s'],
	['/search', 'q', '/?q=:q'],
];

/** Folders in which those tools list what we list elsewhere; a category may stand below its parents. */
export const oldFolders = {
	categories: ['/category/:a/:b/', '/category/:parent/', '/category/', '/categories/:parent/'],
	tags: ['/tag/'],
	authors: ['/author/', '/authors/'],
} as const;

/** Jekyll's pages of its list, whose number no pattern can tell. */
const furtherPages = Array.from({ length: 19 }, (_, index) => `/page${index + 2}`);

/** The years in which a blog may have been written. */
const years = Array.from({ length: 36 }, (_, index) => 2000 + index);

/** Lists that we have under no name. */
export const oldLists: readonly Redirect[] = [
	['/search/label/:words', '/?q=:words'],
	['/search/:words', '/?q=:words'],
	[paths.category(':slug/page/*'), paths.category(':slug')],
	[paths.tag(':slug/page/*'), paths.tag(':slug')],
	...to(paths.posts(), [
		'/category/*',
		'/tag/*',
		'/author/*',
		'/authors/*',
		'/archive/*',
		'/archives/*',
		'/page/*',
		'/posts/page/*',
		'/tags',
		...furtherPages,
		...years.map((year) => `/${year}/*`),
	]),
];
