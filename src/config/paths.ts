import { scriptPaths } from './script-paths.ts';

/** Every address of the site, used by links, canonicals, redirects and tests. */
export const paths = {
	search: (query: { q?: string; category?: string; tag?: string; page?: number }) => {
		const { q, category, tag, page = 1 } = query;
		const pairs = Object.entries({ q, category, tag, page: page > 1 ? page : undefined })
			.filter(([, value]) => value !== undefined && value !== '')
			.map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`);
		// Encoded like a form submission, so that the search box and a link give the same address.
		return pairs.length === 0 ? '/' : `/?${pairs.join('&').replaceAll('%20', '+')}`;
	},
	posts: (page = 1) => (page === 1 ? '/posts' : `/posts/${page}`),
	books: (page = 1) => (page === 1 ? '/livros' : `/livros/${page}`),
	category: (slug: string, page = 1) =>
		page === 1 ? `/categories/${slug}` : `/categories/${slug}/${page}`,
	tag: (slug: string, page = 1) => (page === 1 ? `/tags/${slug}` : `/tags/${slug}/${page}`),
	authors: '/autores',
	author: (slug: string, page = 1) =>
		page === 1 ? `/autores/${slug}` : `/autores/${slug}/${page}`,
	post: (slug: string) => `/post/${slug}`,
	preview: (slug: string) => `/post/${slug}?preview=1`,
	sitemap: '/sitemap',
	privacy: '/privacidade',
	accessibility: '/acessibilidade',
	feed: '/rss.xml',
	feedStyles: '/feed.css',
	sitemapIndex: '/sitemap-index.xml',
	manifest: '/manifest.webmanifest',
	icon: (size: 192 | 512) => `/icon-${size}.png`,
	maskableIcon: '/icon-maskable-512.png',
	/** The social card picture of a post at one revision: a photograph is a JPEG, a drawn card a PNG. */
	socialPicture: (slug: string, revision: number, kind: 'jpg' | 'png') =>
		`/og/${slug}-${revision}.${kind}`,
	/** A post's picture for networks on a phone, of any revision: it leads to that of today. */
	tallPicture: (slug: string, shape: 'feed' | 'story') => `/og/${shape}/${slug}-0.jpg`,
	/** Drawings that take the place of missing pictures. */
	drawings: '/panels/',
	drawing: (name: string) => `/panels/${name}.svg`,
	/** A stored picture at one of its widths. */
	picture: (hash: string, width: number) => `/images/${hash}-${width}.webp`,
	/** The social card picture of every other page. */
	brandPicture: '/social.png',
	version: '/version.json',
	securityText: '/.well-known/security.txt',
	/** The service worker that removes itself. */
	retiredWorker: '/retired/worker.js',
	postNotFound: '/post-nao-encontrado',
	postUnavailable: '/post-indisponivel',
	categoryNotFound: '/categoria-nao-encontrada',
	previewShell: '/previa',
	/** The secret follows the `#`, so that no server, log or referrer has it. */
	sharedDraft: '/rascunho',
	/** Where the site's rules lead for posts that no deploy contains yet. */
	lateFunction: '/.netlify/functions/late-post',
	...scriptPaths,
	admin: {
		home: '/admin',
		login: '/admin/login',
		forgottenPassword: '/admin/esqueci-a-senha',
		/** The code follows the `#`. */
		newPassword: '/admin/nova-senha',
		create: '/admin/create',
		edit: (id: string) => `/admin/edit/${id}`,
		history: (id: string) => `/admin/edit/${id}/historico`,
		calendar: '/admin/calendario',
		results: '/admin/resultados',
		topics: '/admin/assuntos',
		images: '/admin/imagens',
		authors: '/admin/assuntos/autores',
		bin: '/admin/lixeira',
		system: '/admin/sistema',
		activate: '/admin/sistema/publicacao',
		profile: '/admin/perfil',
		/** The list of the desk's own files. */
		parts: '/admin/parts.json',
	},
} as const;
