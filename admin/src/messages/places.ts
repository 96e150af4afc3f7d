import { pictures } from './pictures.ts';

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

export const system = {
	upToDate: 'O leitor vê tudo o que foi publicado.',
	partly: (posts: number) =>
		`O leitor vê tudo o que foi publicado, menos uma parte de ${posts === 1 ? '1 post' : `${posts} posts`}.`,
	behind: (version: string | null, light: string) =>
		`O leitor vê a versão ${version ? `de ${version}` : 'anterior'}. ${light}.`,
	rebuild: 'Refazer o site',
	loadFailed: 'Não foi possível ler o estado do site',
	scheduler: 'Agendador',
	schedulerFine: 'Em dia',
	schedulerLate: 'Atrasado',
	lastRun: 'Última passagem',
	ranAt: (age: string) => age,
	overdue: 'Posts que não saíram na hora',
	zone: 'Fuso',
	zoneName: 'São Paulo',
	build: 'Site',
	states: {
		idle: 'Em dia',
		queued: 'Na fila',
		building: 'Construindo',
		failed: 'Não foi ao ar',
	},
	since: 'Desde',
	reason: 'Motivo',
	usual: 'Em geral leva',
	newest: 'Última mudança',
	version: (newest: number, live: number | null) =>
		live === null ? `${newest}; o site não disse a sua` : `${newest}; o site mostra até ${live}`,
	budget: 'Publicações do mês',
	budgetOf: (used: number, limit: number) => `${used} de ${limit}`,
	log: 'Registro técnico',
	pending: 'Aguardando ir ao ar',
	nothingPending: 'Nada está aguardando.',
	nextPost: 'Próximo post',
	noNextPost: 'nenhum agendado',
	pulse: {
		label: (ran: number, published: number, missed: number) =>
			`Última hora: ${ran} passagens em silêncio, ${published} com publicação, ${missed} sem notícia`,
	},
	findings: {
		title: 'O que o leitor não vê',
		none: 'Nada: tudo aparece como foi escrito.',
		columns: ['Post', 'Motivo'],
		more: (count: number) => (count === 1 ? 'E mais 1.' : `E mais ${count}.`),
	},
	builds: {
		title: 'Últimas idas ao ar',
		none: 'Nada foi ao ar ainda.',
		columns: ['Quando', 'Motivo', 'Situação', 'Durou', 'Do clique ao leitor'],
		changes: (count: number) =>
			count === 0 ? 'sem mudança no texto' : count === 1 ? '1 mudança' : `${count} mudanças`,
	},
	checks: {
		title: 'Serviços',
		names: {
			database: 'Banco de dados',
			blobs: 'Armazenamento',
			hook: 'Serviço de publicação',
			mail: 'E-mail',
			images: 'Geração de imagens',
		},
		states: { ok: 'Responde', failed: 'Não responde' },
		/** Not checked, because that would cost a build or a picture. */
		unasked: { ok: 'Sem queixa', failed: 'Recusou' },
		unset: {
			database: 'Não configurado',
			blobs: 'Não configurado',
			hook: 'Não configurado',
			mail: 'Não configurado. A mesa não manda e-mails.',
			images: pictures.noKey,
		},
		took: (ms: number) => `${ms} ms`,
	},
	faults: {
		title: 'Falhas das últimas 24 horas',
		none: 'Nenhuma.',
		columns: ['Quando', 'Onde', 'Tipo', 'Código do pedido'],
	},
} as const;
