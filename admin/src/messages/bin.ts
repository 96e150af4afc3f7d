export const bin = {
	lead: 'O que foi excluído fica aqui por 30 dias. Restaurado, o post volta como rascunho.',
	empty: 'A lixeira está vazia.',
	restore: 'Restaurar',
	since: (day: string, daysLeft: number) => {
		if (daysLeft <= 0) return `na lixeira desde ${day}, será excluído de vez hoje`;
		return `na lixeira desde ${day}, será excluído de vez em ${daysLeft === 1 ? '1 dia' : `${daysLeft} dias`}`;
	},
	purge: 'Excluir de vez',
	restored: 'Post restaurado como rascunho',
	purged: 'Excluído de vez',
	purgeTitle: 'Excluir de vez?',
	purgeText: (title: string) => `“${title}” e o histórico serão excluídos. Não dá para desfazer.`,
} as const;
