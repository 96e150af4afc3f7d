/** The text of a post while it is written; part of `messages`. */
export const writing = {
	label: 'Conteúdo',
	markdownLabel: 'Conteúdo, em Markdown',
	views: { label: 'Como ver o texto', text: 'Texto', markdown: 'Markdown' },
	notes: 'Notas',
	code: 'Código',
	codeIn: (language: string) => `Código, ${language}`,
} as const;
