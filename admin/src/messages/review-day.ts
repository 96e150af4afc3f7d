/** The day on which a post is read again; loaded with the places that show it. */
export const review = {
	part: 'Revisar em',
	since: (day: string) => `desde ${day}`,
	hint: 'Para textos que envelhecem: preço, lei, horário. No dia, o post aparece em Calendário e no filtro Para revisar. O leitor não vê nada.',
	soon: 'Daqui a quanto tempo',
	inMonths: (months: number) => (months === 12 ? 'em 1 ano' : `em ${months} meses`),
	inJanuary: 'em janeiro',
	orDay: 'Ou num dia',
	dayPlaceholder: 'dd/mm/aaaa',
	noDay: 'Escreva um dia como 23/11/2026.',
	past: 'Esse dia já passou.',
	far: { today: 'hoje', tomorrow: 'amanhã' },
	inDays: (days: number) => `daqui a ${days} dias`,
	afterMonths: (months: number) =>
		months % 12 === 0
			? `daqui a ${months === 12 ? '1 ano' : `${months / 12} anos`}`
			: `daqui a ${months === 1 ? '1 mês' : `${months} meses`}`,
	clear: 'Remover data',
	cleared: 'Sem data de revisão',
	set: (day: string) => `Para revisar em ${day}`,
	notSet: 'A data de revisão não mudou',
	asks: (day: string) => `A revisão era em ${day}.`,
	isDone: 'Já está revisado?',
	yes: 'Sim, remover data',
	again: 'Sim, revisar de novo em 6 meses',
	notYet: 'Ainda não',
	shelf: 'Para revisar',
	shelfHint: 'Passou do dia. Abra o texto, ou arraste para outro dia.',
	shelfFailed: 'Não foi possível carregar os posts para revisar.',
	notShown: (count: number) =>
		`E mais ${count.toLocaleString('pt-BR')}, que estão na lista de posts.`,
} as const;
