export const bin = {
	lead: 'O que foi excluído fica aqui por 30 dias. De volta, um post é rascunho.',
	empty: 'A lixeira está vazia.',
	restore: 'Restaurar',
	since: (day: string, daysLeft: number) => {
		if (daysLeft <= 0) return `na lixeira desde ${day}, sai hoje`;
		return `na lixeira desde ${day}, fica mais ${daysLeft === 1 ? '1 dia' : `${daysLeft} dias`}`;
	},
	purge: 'Excluir de vez',
	restored: 'De volta como rascunho',
	purged: 'Excluído de vez',
	purgeTitle: 'Excluir de vez?',
	purgeText: (title: string) => `“${title}” e o seu histórico somem. Isto não pode ser desfeito.`,
} as const;
