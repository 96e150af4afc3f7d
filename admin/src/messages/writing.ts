/** The editor for a post's text; part of `messages`. */
export const writing = {
	label: 'Conteúdo',
	markdownLabel: 'Conteúdo, em Markdown',
	views: { label: 'Como ver o texto', text: 'Texto', markdown: 'Markdown' },
	notes: 'Notas',
	code: 'Código',
	codeIn: (language: string) => `Código, ${language}`,
} as const;
