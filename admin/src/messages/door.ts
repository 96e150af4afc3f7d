/** The button that a way to the house is, and its tools. */
export const messages = {
	tools: 'Botão',
	reword: 'Mudar o texto',
	change: 'Trocar o endereço',
	asText: 'Ver em Markdown',
	remove: 'Remover',
	says: {
		visit: 'leva ao agendamento',
		whatsapp: 'leva ao WhatsApp do espaço',
		map: 'leva ao mapa',
	},
	why: (leads: string) =>
		`Está sozinho na linha e ${leads}: o leitor vê um botão. Os cliques aparecem em Resultados, como “no texto”.`,
	question: 'O que está escrito no botão?',
	hint: (words: string) => `Se ficar vazio: “${words}”.`,
	count: (letters: number) => `${letters} de 40`,
	done: 'Pronto',
} as const;
