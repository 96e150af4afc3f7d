import { paths } from './paths.ts';

/** Addresses that earlier blogs and readers use, most specific first: `[from, to]`, all permanent. */
export const fixedRedirects: readonly (readonly [from: string, to: string])[] = [
	[
		'/blog/resumo-do-livro-como-fazer-amigos-e-influenciar-pessoas',
		'/post/resumo-do-livro-como-fazer-amigos-e-influenciar-pessoas',
	],
	['/blog/*', '/posts'],
	['/artigos', '/posts'],
	['/artigos/*', '/posts'],
	['/admin/edit-post/:id', '/admin/edit/:id'],
];

/** Not-found pages for certain address prefixes; every other address gets `/404.html`. */
export const notFoundPages: readonly (readonly [prefix: string, page: string])[] = [
	['/post/', paths.postNotFound],
	['/categories/', paths.categoryNotFound],
	// A desk that has stayed open may request a script of an earlier deploy. Answer 404, not the desk's page.
	['/admin/assets/', '/404'],
];
