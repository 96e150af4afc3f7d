/** First path segments that no post, category or page may use. */
export const reservedSlugs: readonly string[] = [
	'admin',
	'api',
	'posts',
	'post',
	'livros',
	'sitemap',
	'categories',
	'404',
	'index',
	'preview',
	'previa',
	'blog',
	'artigos',
	'netlify',
	'og',
];
