/** The button that a way to the house is, and its tools. */
export const messages = {
	tools: 'Botão',
	reword: 'Mudar o texto',
	change: 'Trocar o endereço',
	asText: 'Ver em Markdown',
	remove: 'Remover',
	why: 'Um link sozinho na linha vira botão. Os cliques aparecem em Resultados.',
	question: 'O que está escrito no botão?',
	hint: (words: string) => `Se ficar vazio: “${words}”.`,
	count: (letters: number) => `${letters} de 40`,
	done: 'Pronto',
} as const;
