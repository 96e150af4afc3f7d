import type { ClickPlace, ClickTarget } from '#domain/readers/click-act';
import type { SourceLine } from '#domain/readers/visit-totals';
import type { ResultSpan } from '#domain/time/period';

const number = (count: number) => count.toLocaleString('pt-BR');
const plural = (count: number, one: string, many: string) =>
	`${number(count)} ${count === 1 ? one : many}`;
const visits = (count: number) => plural(count, 'visita', 'visitas');
const spans = { '7d': '7 dias', '28d': '28 dias', '12m': '12 meses' } as const;
const lengthOf = (span: ResultSpan) => Number.parseInt(span, 10);

const networks = {
	whatsapp: 'WhatsApp',
	instagram: 'Instagram',
	facebook: 'Facebook',
	threads: 'Threads',
	youtube: 'YouTube',
	linkedin: 'LinkedIn',
	x: 'X (Twitter)',
	tiktok: 'TikTok',
};

/** What the posts brought. */
export const results = {
	number,
	visits,
	/** Kept together by a no-break space. */
	percent: (share: number) =>
		share > 0 && share < 0.005 ? '<\u00a01\u00a0%' : `${number(Math.round(share * 100))}\u00a0%`,
	spansLabel: 'Período',
	spans,
	empty: 'Ainda não há visitas para contar. O primeiro dia aparece amanhã.',
	noVisits: {
		lead: 'Enquanto isso,',
		send: 'mande o post mais novo no WhatsApp.',
		write: 'escreva o primeiro post.',
	},
	failed: 'Não foi possível carregar os números.',
	say: {
		before: 'O blog teve ',
		none: (span: ResultSpan) => `O blog não teve visitas em ${spans[span]}`,
		within: (span: ResultSpan) => ` em ${spans[span]}`,
		more: (change: string, span: ResultSpan) => `, ${change} que nos ${spans[span]} anteriores`,
		same: (span: ResultSpan) => `, como nos ${spans[span]} anteriores`,
		brought: ' e ',
		clicks: (count: number) => plural(count, 'clique', 'cliques'),
		house: ' nos botões do espaço (visita, WhatsApp, mapa)',
		noClicks: ' e nenhum clique nos botões do espaço',
		top: ' O post com mais cliques foi ',
	},
	idle: {
		visits: (count: number) => ` teve ${visits(count)} e nenhum clique nos botões do espaço.`,
		act: ' O texto não tem botão. Adicionar um pode ajudar.',
		open: 'Abrir o texto',
		here: 'Um botão aqui pode ajudar.',
		notNow: 'Agora não',
	},
	change: {
		same: 'igual',
		almost: 'quase igual',
		more: (amount: string) => `${amount} a mais`,
		less: (amount: string) => `${amount} a menos`,
		points: (count: number) => plural(count, 'ponto', 'pontos'),
		was: (before: number) => (before === 1 ? ', era 1' : `, eram ${number(before)}`),
		/** Without the day or month that is still open. */
		against: (now: number, before: number) => `: ${number(now)} contra ${number(before)}`,
		fresh: 'novo',
	},
	figures: {
		visits: 'Visitas',
		read: 'Leram até o fim',
		ofVisits: (count: number) => `de ${visits(count)}`,
	},
	period: (from: string, to: string) => `${from.charAt(0).toUpperCase()}${from.slice(1)} a ${to}.`,
	/** Why a comparison is missing, or what it leaves out. */
	openDay: 'Hoje ainda está sendo contado: as comparações vão até ontem.',
	openMonth: 'Este mês ainda está sendo contado: as comparações vão até o mês passado.',
	since: (day: string) => `Contado desde ${day}: ainda não há com o que comparar.`,
	chart: {
		days: 'Visitas por dia',
		months: 'Visitas por mês',
		inNumbers: (what: string) => `${what}, em números`,
		day: 'Dia',
		month: 'Mês',
		before: 'Antes',
		cameOut: 'Posts novos',
		span: (from: string, to: string) => `De ${from} a ${to}.`,
		best: (when: string, count: number, title: string) =>
			` O maior foi ${when}, com ${visits(count)}; o post mais lido foi “${title}”.`,
		beforeSum: (span: ResultSpan, count: number) =>
			` Os ${spans[span]} anteriores, em linha tracejada, tiveram ${visits(count)}.`,
		now: (span: ResultSpan) => `estes ${spans[span]}`,
		earlier: (span: ResultSpan) => `os ${lengthOf(span)} anteriores`,
		openDay: 'hoje, até agora',
		openMonth: 'este mês, até agora',
		newPost: 'dia com post novo',
		peak: (count: number, when: string) => `${number(count)} em ${when}`,
		bar: (when: string, count: number, before?: number) =>
			`${when}: ${visits(count)}${before === undefined ? '' : `, antes ${number(before)}`}`,
		barNew: (count: number) => `. ${plural(count, 'post novo', 'posts novos')}.`,
	},
	sources: 'De onde vieram',
	lines: {
		'search-engines': 'Google e outros buscadores',
		...networks,
		maps: 'Mapas',
		mail: 'E-mail',
		assistant: 'ChatGPT e outros assistentes',
		blog: 'Outros blogs',
		other: 'Outros sites',
		'own-search': 'Busca do blog',
		'own-pages': 'Páginas do blog',
		direct: 'Direto',
	} satisfies Record<SourceLine, string>,
	/** The same, within a row. */
	from: {
		'search-engines': 'Google e buscadores',
		...networks,
		maps: 'mapas',
		mail: 'e-mail',
		assistant: 'ChatGPT e assistentes',
		blog: 'outros blogs',
		other: 'outros sites',
		'own-search': 'busca do blog',
		'own-pages': 'o próprio blog',
		direct: 'direto',
	} satisfies Record<SourceLine, string>,
	sourcesNote: 'Algumas visitas do WhatsApp aparecem como Direto.',
	untold: (count: number) =>
		count === 1
			? '1 visita mais antiga está sem origem.'
			: `${number(count)} visitas mais antigas estão sem origem.`,
	clicks: {
		title: 'Cliques',
		columns: {
			target: 'Botão ou link',
			text: 'No texto',
			end: 'No fim',
			footer: 'Rodapé',
			all: 'Todos',
		},
		targets: {
			visit: 'Agendar visita',
			whatsapp: 'WhatsApp',
			map: 'Como chegar',
			follow: 'Acompanhe',
		} satisfies Record<ClickTarget, string>,
	},
	posts: 'Resultados por post',
	columns: {
		post: 'Post',
		clicks: 'Cliques',
		where: 'Onde clicaram',
		visits: 'Visitas',
		before: 'Antes',
		source: 'Origem principal',
		read: 'Leram até o fim',
	},
	/** Where clicks were, within a row; kept together by no-break spaces. */
	within: { text: 'no\u00a0texto', end: 'no\u00a0fim', footer: 'rodapé' } satisfies Record<
		ClickPlace,
		string
	>,
	noDoor: 'sem botão no texto',
	few: 'poucos dados',
	/** A post's row on a phone. */
	row: {
		visits: (count: number) => (count === 1 ? ' visita' : ' visitas'),
		read: ' até o fim',
		clicks: (count: number) =>
			count === 1 ? ' clique nos botões do espaço' : ' cliques nos botões do espaço',
	},
	state: { draft: 'fora do ar', binned: 'na lixeira' },
	noPosts: 'Nenhum post teve visitas neste período.',
	range: (to: number, total: number) =>
		to < total ? `Posts 1 a ${number(to)} de ${number(total)}` : plural(total, 'post', 'posts'),
	silent: (count: number) =>
		count === 1
			? '1 post no ar não teve visitas.'
			: `${number(count)} posts no ar não tiveram visitas.`,
	showAll: 'Mostrar todos',
	showMore: (count: number) => `Mostrar mais ${number(count)}`,
	/** What a post brought in 28 days, in its form. */
	line: {
		visits: (count: number) =>
			count === 0 ? 'Nenhuma visita em 28 dias' : `${visits(count)} em 28 dias`,
		source: (from: string) => `Origem principal: ${from}.`,
		read: (share: string) => `Leram até o fim: ${share}.`,
		clicks: (count: number) => `${plural(count, 'clique', 'cliques')} nos botões do espaço.`,
		code: (code: string) => `Código nas mensagens do WhatsApp: ${code}.`,
		whole: 'Ver Resultados',
	},
	note: 'Sem cookies e sem identificar ninguém: contamos visitas, não pessoas. Um leitor conta uma vez por post e por dia. Suas visitas e as de robôs ficam de fora. A lista de posts mostra a soma desde o começo.',
	howCounted: 'Como contamos',
} as const;
