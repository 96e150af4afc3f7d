/** Who may import whom. `npm run format` writes ARCHITECTURE's table from this list; `npm run check` reads every import. */
export interface Room {
	/** Folder, relative to the project root. */
	folder: string;
	/** Folders or files; `type x` allows only `import type`. */
	rooms: string[];
	/** A name includes its subpaths; a trailing `*` matches any rest of a name. */
	packages: string[];
}

export const rooms: Room[] = [
	{ folder: 'src/config', rooms: [], packages: [] },
	{ folder: 'src/domain', rooms: [], packages: [] },
	{ folder: 'src/contract', rooms: ['src/domain'], packages: ['zod'] },
	{
		folder: 'src/db',
		rooms: ['src/domain'],
		packages: ['drizzle-orm', 'pg', '@neondatabase/serverless'],
	},
	{
		folder: 'src/article',
		rooms: ['src/domain'],
		packages: ['marked', 'htmlparser2', 'sanitize-html', 'turndown'],
	},
	{ folder: 'src/merge', rooms: ['src/domain'], packages: ['diff'] },
	{ folder: 'src/drawings', rooms: ['src/domain'], packages: [] },
	{ folder: 'src/seo', rooms: ['src/domain'], packages: [] },
	{ folder: 'src/search', rooms: ['src/domain', 'src/content'], packages: ['node:*'] },
	{
		folder: 'src/content',
		rooms: ['src/domain', 'src/db', 'src/article', 'src/drawings'],
		packages: ['node:*'],
	},
	{
		folder: 'src/components',
		rooms: ['src/domain', 'src/drawings'],
		packages: [],
	},
	{
		folder: 'src/islands',
		rooms: [
			'src/domain',
			'src/contract',
			'src/components',
			'src/search',
			'src/styles',
			'src/elements',
			'src/drawings',
		],
		packages: ['react'],
	},
	{
		folder: 'src/elements',
		rooms: ['src/domain', 'src/styles'],
		packages: [],
	},
	{
		folder: 'src/layouts',
		rooms: [
			'src/domain',
			'src/seo',
			'src/content',
			'src/components',
			'src/islands',
			'src/elements',
			'src/styles',
		],
		packages: ['react-dom', 'node:*'],
	},
	{
		folder: 'src/pages',
		rooms: [
			'src/domain',
			'src/seo',
			'src/content',
			'src/components',
			'src/islands',
			'src/layouts',
			'src/elements',
			'src/search',
			'src/styles',
			'src/drawings',
			'docs/privacy.md',
		],
		packages: ['astro'],
	},
	{
		folder: 'netlify/lib',
		rooms: [
			'src/domain',
			'src/contract',
			'src/db',
			'src/article',
			'type src/content',
			// Only netlify/lib/late-post-renderer.ts, when a post is shown before its deploy.
			'src/layouts',
		],
		packages: [
			'node:*',
			'zod',
			'jose',
			'@netlify/blobs',
			'@netlify/functions',
			'sharp',
			'satori',
			'react',
		],
	},
	{
		folder: 'netlify/steps',
		rooms: [
			'src/domain',
			'src/contract',
			'src/db',
			'src/article',
			'src/merge',
			'src/content',
			'netlify/lib',
		],
		packages: ['node:*', 'zod', 'nodemailer', 'otplib'],
	},
	{
		folder: 'netlify/actions',
		rooms: ['src/domain', 'src/contract', 'src/db', 'src/article', 'netlify/steps', 'netlify/lib'],
		packages: ['node:*', 'otplib', 'uqr'],
	},
	{
		folder: 'netlify/functions',
		rooms: ['src/contract', 'netlify/actions', 'netlify/steps', 'netlify/lib'],
		packages: ['type @netlify/functions'],
	},
	{
		folder: 'admin',
		rooms: [
			'src/domain',
			'src/contract',
			'src/merge',
			'src/styles',
			'src/components',
			// Everything that makes articles shares the allow-list and the Markdown converter.
			'src/article/allow-list.ts',
			'src/article/markdown-writer.ts',
			// Three of its posts are a new blog's examples.
			'scripts/demo',
			// What moves is stopped for writers as for readers.
			'src/elements/watch-moving-pictures.ts',
		],
		packages: [
			'react',
			'react-dom',
			'react-router',
			'react-hook-form',
			'@tanstack/*',
			'@hookform/*',
			'@codemirror/*',
			'@lezer/*',
			'sonner',
			'zod',
			'idb',
			'fflate',
			'vite',
			'@vitejs/plugin-react',
			'node:*',
		],
	},
	{
		folder: 'admin/src/editor',
		rooms: [
			'src/domain',
			'type src/contract',
			'admin/src/ui',
			'admin/src/messages',
			'src/article/allow-list.ts',
			'src/article/markdown-writer.ts',
			'src/elements/watch-moving-pictures.ts',
		],
		packages: ['react', '@codemirror/*', '@lezer/*'],
	},
	{
		folder: 'admin/src/text',
		rooms: [
			'src/domain',
			'src/contract',
			'src/merge',
			'admin/src/api',
			'admin/src/messages',
			'admin/src/session',
			'admin/src/site',
			'admin/src/ui',
		],
		packages: [
			'react',
			'react-router',
			'react-hook-form',
			'@hookform/*',
			'@tanstack/*',
			'idb',
			'zod',
		],
	},
];

const typeOnly = 'type ';

/** What a room may import besides itself and `src/config`. */
export function describeImports({ rooms: others, packages: names }: Room): string {
	const said = [...others, ...names].map((name) => {
		const short = `\`${name.replace(typeOnly, '').replace(/^(?:src|netlify)\//, '')}\``;
		return name.startsWith(typeOnly) ? `types of ${short}` : short;
	});
	return said.join(', ') || 'nothing';
}

/** ARCHITECTURE.md with the last column of its room table generated from `rooms`. */
export function drawTable(text: string): string {
	return rooms.reduce((drawn, room) => {
		const row = new RegExp(`^(\\| \`${room.folder}/\` \\|.*\\| ).* \\|$`, 'm');
		if (!row.test(drawn)) throw new Error(`ARCHITECTURE.md has no row for ${room.folder}/.`);
		return drawn.replace(row, (_, rest: string) => `${rest}${describeImports(room)} |`);
	}, text);
}
