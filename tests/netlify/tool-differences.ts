import type { Call, Reply } from './ask.ts';

interface ToolDifference {
	name: string;
	/** The calls in which it occurs. */
	of: (call: Call, ours: Reply) => boolean;
	/** What differs: `status`, `location`, `body`, or a header; `*` is everything. */
	in: string[];
}

const isFunction = ({ path }: Call) => /^\/(?:api|og|images)\/./.test(path);
const isPage = (call: Call) => !isFunction(call);
const isAt =
	(...paths: string[]) =>
	({ path }: Call) =>
		paths.includes(path);

/** Where `netlify serve` differs from `npm start`, and the real platform behaves like `npm start`. */
export const toolDifferences: ToolDifference[] = [
	{
		name: 'its server of files writes a Cache-Control of its own over that of netlify.toml',
		of: isPage,
		in: ['cache-control'],
	},
	{
		name: 'a redirect has a sentence in its body',
		of: (_, ours) => ours.location !== undefined,
		in: ['body', 'cache-control'],
	},
	{
		name: 'what is missing is sent with the headers of its address, not with those of the page it gets',
		of: (_, ours) => ours.status === 404,
		in: ['netlify-vary', 'cross-origin-resource-policy'],
	},
	{
		name: 'scripts and manifests have another name for their type',
		of: ({ path }) => /\.(?:js|webmanifest)$/.test(path),
		in: ['content-type'],
	},
	{
		name: 'its server of files names the type of the feed by its ending, over that of netlify.toml',
		of: isAt('/rss.xml'),
		in: ['content-type'],
	},
	{
		name: "it has Netlify's service of small pictures, which no page of ours asks for",
		of: ({ path }) => path.startsWith('/.netlify/images'),
		in: ['*'],
	},
	{ name: 'the rules of redirects can be read', of: isAt('/_redirects'), in: ['*'] },
	{
		name: 'an address below /api/ that no function has gets the page that is not found',
		of: isAt('/api/nada'),
		in: ['*'],
	},
	{
		name: 'functions that only the platform calls can be called',
		of: isAt('/.netlify/functions/scheduled-publish', '/.netlify/functions/deploy-events'),
		in: ['*'],
	},
	{
		name: 'a page that is sent something refuses with a sentence, and with the headers of a page',
		of: ({ method = 'GET', path }) => path === '/posts' && !['GET', 'HEAD'].includes(method),
		in: ['*'],
	},
];
