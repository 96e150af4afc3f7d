import { paths } from './paths.ts';

/** The fixed redirects of Spec §2, specific first: `[from, to]`, all permanent. */
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

/** Not-found pages of their own, by the address's beginning; everything else gets `/404.html`. */
export const notFoundPages: readonly (readonly [prefix: string, page: string])[] = [
	['/post/', paths.postNotFound],
	['/categories/', paths.categoryNotFound],
	// A script of an earlier deploy, which a desk that stayed open asks for: it is gone, and no page of the desk.
	['/admin/assets/', '/404'],
];
