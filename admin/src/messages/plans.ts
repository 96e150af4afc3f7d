import type { PlanWait } from '#domain/post/plan';

/** Plans for live posts; loaded with the places that show them. */
export const plans = {
	changes: (when: string) => `Muda em ${when}`,
	leaves: (when: string) => `Sai do ar em ${when}`,
	leadsTo: (title: string) => `Leva a “${title}”`,
	label: { change: 'Publicar esta mudança em', removal: 'Tirar do ar em' },
	choose: 'Escolher…',
	until: (day: string) => `Até lá o leitor vê a versão de ${day}.`,
	differs: (fields: readonly string[]) => `Muda: ${fields.join(', ')}.`,
	afterwards: 'Depois disso o endereço mostra “Post não encontrado” e o post volta para rascunho.',
	forwarded: (title: string) =>
		`Depois disso o endereço leva a “${title}” e o post volta para rascunho.`,
	lead: 'Levar a outro post',
	leadNowhere: 'Não levar a outro post',
	leadField: 'Levar a qual post?',
	leadNone: 'Nenhum post no ar tem essas palavras no título.',
	staysFor: (distance: string) => `fica no ar por mais ${distance}`,
	exitFirst: 'A saída tem de vir depois da entrada.',
	keptPlace: 'A saída do ar tem lugar guardado neste mês.',
	mayWait: (when: string) =>
		`As publicações deste mês estão no fim: esta mudança pode ter de esperar a conta do mês recomeçar${when}.`,
	schedule: 'Agendar a mudança',
	notPlanned: 'Para valer, falta “Agendar a mudança”.',
	leave: {
		title: 'Sair sem agendar a mudança?',
		text: (when: string) =>
			`O texto fica guardado, mas a data que você escolheu (${when}) não: para valer, “Agendar a mudança”.`,
	},
	planned: 'Mudança agendada',
	plannedText: (when: string) => `Sai ${when}. Até lá o leitor vê a versão de agora.`,
	removalPlanned: 'Saída agendada',
	removalText: (when: string) => `O post sai do ar ${when}.`,
	moved: 'Data trocada',
	cancelled: 'Data tirada',
	changeBack: 'A mudança voltou a ser texto guardado, ainda não público.',
	coming: (when: string) => `Uma mudança sai ${when}.`,
	comingText: 'Até lá o leitor vê o texto que está aqui. Reabrir a mudança tira a data dela.',
	reopen: 'Reabrir a mudança',
	cancel: 'Tirar a data',
	decide: 'Ver e decidir',
	waits: {
		overlap: 'Esta mudança espera: o texto no ar mudou no mesmo trecho.',
		'off-air': 'Esta mudança espera: o post não estava no ar na hora marcada.',
		refused: 'Esta mudança espera: um campo dela deixou de valer.',
	} satisfies Record<PlanWait, string>,
	waiting: 'Uma mudança espera',
	about: (act: string, title: string) => `${act}: ${title}`,
} as const;
