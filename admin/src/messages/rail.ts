import { messages as first } from '../messages.ts';

/** The way of a change to readers, as it is shown while it runs. */
export const rail = {
	...first.rail,
	built: 'Atualizado',
	failed: 'Falhou',
	usual: (now: string, usual: string) => `${now}, em geral ${usual}`,
	others: (count: number) =>
		count === 1
			? 'e mais 1 mudança na fila. As duas vão ao ar juntas.'
			: `e mais ${count} mudanças na fila. Todas vão ao ar juntas.`,
	liveAt: (time: string) => `em ${time}`,
	ahead: 'No ar. Início, busca e RSS entram na próxima atualização do site.',
	aheadOfMonth:
		'No ar, para quem tem o link. As listas atualizam quando a contagem do mês recomeçar.',
	whole: (time: string) => `Início, busca e RSS: em ${time}.`,
	closed: 'Só você vê: o site ainda não é público. No Netlify, clique em “Make public”.',
	missing: 'Salvo. Falta um passo para publicar.',
	activate: 'Ativar a publicação',
	change: 'Uma mudança no site',
} as const;
