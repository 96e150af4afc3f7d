import type { PlanWait } from '#domain/post/plan';

/** Plans for live posts; loaded with the places that show them. */
export const plans = {
	changes: (when: string) => `Muda em ${when}`,
	leaves: (when: string) => `Sai do ar em ${when}`,
	leadsTo: (title: string) => `Redireciona para “${title}”`,
	label: { change: 'Publicar esta mudança em', removal: 'Tirar do ar em' },
	choose: 'Escolher…',
	until: (day: string) => `Até lá o leitor vê a versão de ${day}.`,
	differs: (fields: readonly string[]) => `O que muda: ${fields.join(', ')}.`,
	afterwards:
		'Depois disso, quem abrir o link vê “Post não encontrado”, e o post volta para rascunho.',
	forwarded: (title: string) =>
		`Depois disso, o endereço redireciona para “${title}”, e o post volta para rascunho.`,
	lead: 'Redirecionar para outro post',
	leadNowhere: 'Não redirecionar',
	leadField: 'Redirecionar para qual post?',
	leadNone: 'Nenhum post no ar tem essas palavras no título.',
	staysFor: (distance: string) => `fica no ar por mais ${distance}`,
	exitFirst: 'A data de sair do ar precisa ser depois da de publicar.',
	keptPlace: 'Há uma atualização reservada para tirar o post do ar.',
	mayWait: (when: string) =>
		`As atualizações do site deste mês estão no fim: talvez esta mudança só vá ao ar quando a contagem recomeçar${when}.`,
	planned: 'Mudança agendada',
	plannedText: (when: string) => `Vai ao ar ${when}. Até lá, o leitor vê a versão atual.`,
	removalPlanned: 'Agendado para sair do ar',
	removalText: (when: string) => `O post sai do ar ${when}.`,
	moved: 'Data alterada',
	cancelled: 'Data removida',
	changeBack: 'A mudança continua salva, sem data para publicar.',
	coming: (when: string) => `Uma mudança agendada vai ao ar ${when}.`,
	comingText:
		'Até lá, o leitor vê o texto que está aqui. Se você editar a mudança, ela perde a data.',
	reopen: 'Editar a mudança',
	cancel: 'Remover data',
	decide: 'Ver e decidir',
	waits: {
		overlap: 'Aguarda sua decisão: o texto no ar mudou no mesmo trecho.',
		'off-air': 'Aguarda sua decisão: o post não estava no ar na hora marcada.',
		refused: 'Aguarda sua decisão: um dado do post deixou de ser válido.',
	} satisfies Record<PlanWait, string>,
	waiting: 'Uma mudança aguarda sua decisão',
	about: (act: string, title: string) => `${act}: ${title}`,
} as const;
