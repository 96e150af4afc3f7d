/** The editor for a post's text; part of `messages`. */
export const writing = {
	label: 'Conteúdo',
	markdownLabel: 'Conteúdo, em Markdown',
	views: { label: 'Como ver o texto', text: 'Texto', markdown: 'Markdown' },
	notes: 'Notas',
	code: 'Código',
	codeIn: (language: string) => `Código, ${language}`,
	chooseCategory: 'Escolher a categoria',
	changeCategory: (name: string) => `Categoria: ${name}. Trocar`,
	side: {
		label: 'Ao lado do texto',
		ficha: 'Detalhes',
		preview: 'Prévia',
		fold: 'Recolher a lateral',
		unfold: 'Abrir a lateral',
	},
	menu: {
		toMarkdown: 'Ver em Markdown',
		toText: 'Ver como texto',
		find: 'Localizar e substituir',
		focus: 'Foco',
	},
} as const;
