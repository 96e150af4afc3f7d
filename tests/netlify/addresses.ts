import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import api from '../../netlify/functions/api.ts';
import type { Call } from './ask.ts';

const post = '/post/a-chefe-que-ainda-faz';

const pages = [
	...['/', '/?p=1', '/?q=mesa', '/posts', '/posts/', '/posts/2', '/posts.html', '/index.html'],
	...['/livros', '/sitemap', '/sitemap/', '/categories/educacao', '/previa'],
	...[post, `${post}/`, `${post}.html`, `${post}?preview=1`, '/post/nada?preview=1'],
];
const missing = [
	...['/nada', '/nada/mais', '/nada.png', '/404', '/404.html', '/covers/nada.png'],
	...['/post/nada', '/post/nada/', '/post/', '/post', '/post/a%20b', '/post-nao-encontrado'],
	...['/categories/nada', '/categories/', '/categories', '/categories/educacao/99'],
	...['/_astro/nada.css', '/_headers', '/netlify.toml', '/.netlify/functions/api'],
	...['/..%2f..%2fetc/passwd', '/api', '/images/'],
];
const redirects = [
	...['/blog', '/blog/', '/blog/x', '/blog/x?a=1&b=2', '/artigos', '/artigos/2?x=1'],
	'/blog/resumo-do-livro-como-fazer-amigos-e-influenciar-pessoas',
	...['/categories/Educa%C3%A7%C3%A3o', '/categories/Educa%C3%A7%C3%A3o?x=1'],
	...['/admin/edit-post/7', '/admin/edit-post/7?x=1'],
];
const files = [
	...['/favicon.svg', '/favicon.ico', '/social.png', '/icon-192.png', '/rss.xml', '/robots.txt'],
	...['/sitemap-index.xml', '/sitemap-0.xml', '/manifest.webmanifest', '/version.json'],
	...['/search/manifest.json', '/.netlify/images?url=/social.png&w=100', '/_redirects'],
];
const folders = ['admin/assets', '_astro', 'fonts', 'covers', 'search/parts'];
const desk = ['/admin', '/admin/', '/admin?x=1', '/admin/edit/1', '/admin/assets/nada.js'];
const calls = Object.keys(api.calls).map((name) => `/api/${name.replace('*', 'nada')}`);
const functions = [
	...calls,
	...[
		'/api/admin-auth',
		'/api/register-view',
		'/api/register-acts',
		'/api/register-missed',
		'/api/register-search',
		'/api/health/',
		'/api/HEALTH',
		'/api/auth/user',
	],
	...['/api/nada', '/og/nada-1.png', '/og/x/y'],
	...['/images/nada', '/images/0123456789abcdef-480.webp'],
	...['/.netlify/functions/scheduled-publish', '/.netlify/functions/deploy-events'],
];

const asked = (method: string, path: string, body?: string): Call => ({
	path,
	method,
	...(body !== undefined && { body }),
});

/** Every kind of address of a built site, and every way to request one. */
export function listCalls(site: string): Call[] {
	const lastOf = (folder: string) => `/${folder}/${readdirSync(join(site, folder)).sort().at(-1)}`;
	const paths = [...pages, ...missing, ...redirects, ...files, ...folders.map(lastOf)];
	const heads = ['/', post, '/nada', '/post/nada', '/blog/x', '/version.json', '/api/health'];
	return [
		...[...paths, ...desk, ...functions].map((path) => ({ path })),
		...heads.map((path) => asked('HEAD', path)),
		...['POST', 'PUT', 'DELETE', 'OPTIONS'].map((method) => asked(method, '/posts')),
		asked('OPTIONS', '/api/toggle-publish'),
		asked('POST', '/api/nada', '{}'),
		asked('POST', '/api/toggle-publish', '{'),
		asked('POST', '/api/admin-posts', '{"action":"list"}'),
		asked('POST', '/api/auth/token?grant_type=password', '{"email":"a@b.test","password":"?"}'),
		{
			...asked('POST', '/api/admin-posts', '{"action":"list"}'),
			headers: { origin: 'https://mal.test' },
		},
	];
}
