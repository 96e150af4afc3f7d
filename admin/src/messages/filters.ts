import type { MovingPeriod } from '#domain/time/period';

/** What narrows and orders the list of posts. */
export const filters = {
	group: 'Filtros',
	/** Where a phone has them. */
	sheet: {
		title: 'Filtrar',
		show: 'Ver os posts',
		chosen: (count: number) => (count === 1 ? 'Filtrar 1 filtro' : `Filtrar ${count} filtros`),
	},
	category: 'Categoria',
	author: 'Autor',
	period: 'Período',
	review: 'Para revisar',
	goneCategory: 'Categoria excluída',
	remove: (name: string) => `Tirar o filtro ${name}`,
	periods: {
		'7d': 'Últimos 7 dias',
		'30d': 'Últimos 30 dias',
		month: 'Este mês',
		'last-month': 'Mês passado',
		year: 'Este ano',
		'last-year': 'Ano passado',
	} satisfies Record<MovingPeriod, string>,
	otherPeriod: 'Outro período…',
	since: (day: string) => `Desde ${day}`,
	upTo: (day: string) => `Até ${day}`,
	days: (first: string, last: string) => (first === last ? first : `${first} a ${last}`),
	first: 'De',
	last: 'Até',
	dayPlaceholder: 'dd/mm/aaaa',
	use: 'Usar este período',
	hint: 'Conta o dia em que o post saiu ou vai sair; num rascunho, o dia em que foi criado. Um dos dois campos pode ficar vazio.',
	noDay: 'Escreva um dia como 23/11/2026.',
	lastFirst: 'O fim do período tem de vir depois do começo.',
	sort: 'Ordenar',
	sorts: {
		recent: 'Most recent',
		'scheduled-closest': 'Scheduled: closest',
		'scheduled-furthest': 'Scheduled: furthest',
		views: 'Mais vistos',
		updated: 'Mudados por último',
		'review-closest': 'Revisar: mais perto',
	},
} as const;
