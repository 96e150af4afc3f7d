import type { MovingPeriod } from '#domain/time/period';

/** What narrows and orders the list of posts. */
export const filters = {
	group: 'Filtros',
	/** Where a phone has them. */
	sheet: {
		title: 'Filtros',
		show: 'Ver os posts',
	},
	category: 'Categoria',
	author: 'Autor',
	period: 'Período',
	review: 'Para revisar',
	goneCategory: 'Categoria excluída',
	remove: (name: string) => `Remover o filtro ${name}`,
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
	hint: 'Vale a data de publicação; nos rascunhos, a de criação. Um dos campos pode ficar vazio.',
	noDay: 'Escreva um dia como 23/11/2026.',
	lastFirst: 'A data final precisa ser depois da inicial.',
	sort: 'Ordenar',
	sorts: {
		recent: 'Most recent',
		'scheduled-closest': 'Scheduled: closest',
		'scheduled-furthest': 'Scheduled: furthest',
		views: 'Mais vistos',
		updated: 'Alterados recentemente',
		'review-closest': 'Revisão mais próxima',
	},
} as const;
