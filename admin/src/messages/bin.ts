export const bin = {
	lead: 'O que foi excluído fica aqui por 30 dias. De volta, um post é rascunho.',
	empty: 'A lixeira está vazia.',
	restore: 'Restaurar',
	purge: 'Excluir de vez',
	restored: 'De volta como rascunho',
	thrown: 'Textos jogados fora',
	thrownOn: (day: string) => `começado e jogado fora em ${day}, só neste navegador`,
	purged: 'Excluído de vez',
	purgeTitle: 'Excluir de vez?',
	purgeText: (title: string) => `“${title}” e o seu histórico somem. Isto não pode ser desfeito.`,
} as const;
