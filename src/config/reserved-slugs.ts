/** First path segments that no post, category or page may take. */
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
