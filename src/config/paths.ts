import { scriptPaths } from './script-paths.ts';

/** Every address of the site, in one place: links, canonicals, redirects and tests call these. */
export const paths = {
	home: '/',
	search: (query: { q?: string; category?: string; tag?: string; page?: number }) => {
		const params = new URLSearchParams();
		if (query.q) params.set('q', query.q);
		if (query.category) params.set('category', query.category);
		if (query.tag) params.set('tag', query.tag);
		if (query.page && query.page > 1) params.set('page', String(query.page));
		const text = params.toString();
		return text === '' ? '/' : `/?${text}`;
	},
	posts: (page = 1) => (page === 1 ? '/posts' : `/posts/${page}`),
	books: (page = 1) => (page === 1 ? '/livros' : `/livros/${page}`),
	category: (slug: string, page = 1) =>
		page === 1 ? `/categories/${slug}` : `/categories/${slug}/${page}`,
	post: (slug: string) => `/post/${slug}`,
	preview: (slug: string) => `/post/${slug}?preview=1`,
	sitemap: '/sitemap',
	feed: '/rss.xml',
	sitemapIndex: '/sitemap-index.xml',
	manifest: '/manifest.webmanifest',
	icon: (size: 192 | 512) => `/icon-${size}.png`,
	maskableIcon: '/icon-maskable-512.png',
	/** The social card's picture of a post as of one revision. */
	socialPicture: (slug: string, revision: number) => `/og/${slug}-${revision}.png`,
	/** A stored picture at one of its widths. */
	picture: (hash: string, width: number) => `/images/${hash}-${width}.webp`,
	/** The social card's picture of every other page. */
	brandPicture: '/social.png',
	version: '/version.json',
	postNotFound: '/post-nao-encontrado',
	categoryNotFound: '/categoria-nao-encontrada',
	previewShell: '/previa',
	...scriptPaths,
	admin: {
		home: '/admin',
		login: '/admin/login',
		create: '/admin/create',
		edit: (id: string) => `/admin/edit/${id}`,
		history: (id: string) => `/admin/edit/${id}/historico`,
		images: '/admin/imagens',
		bin: '/admin/lixeira',
		system: '/admin/sistema',
		profile: '/admin/perfil',
	},
} as const;
