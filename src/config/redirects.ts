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
