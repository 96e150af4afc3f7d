import type { SiteStatus } from '#contract/site-status';
import { ofMoment } from './moments.ts';
import { systemChecks } from './system-checks.ts';

const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);
const images = (count: number) => (count === 1 ? '1 imagem' : `${count} imagens`);
const updates = (count: number) =>
	count === 1 ? '1 atualização do site' : `${count} atualizações do site`;
const number = (value: number) => value.toLocaleString('pt-BR');
const changes = (count: number) => (count === 1 ? '1 mudança' : `${count} mudanças`);

type Plan = NonNullable<NonNullable<SiteStatus['budget']>['plan']>;

export const system = {
	lead: (time: string) => `Conferido agora, ${time}.`,
	loadFailed: 'Não foi possível carregar o estado do site',
	answers: 'O que o site faz agora',
	failed: {
		title: (count: number) =>
			count > 1 ? `${count} mudanças não foram ao ar` : '1 mudança não foi ao ar',
		waiting: (titles: string[], more: number) =>
			new Intl.ListFormat('pt-BR').format(more > 0 ? [...titles, `mais ${more}`] : titles),
		whatToDo: {
			hook: 'O que fazer: tente de novo. Se não der certo, avise quem cuida do site.',
			database: 'O que fazer: tente de novo. Se não der certo, avise quem cuida do site.',
			content: 'O que fazer: se foi de propósito, avise quem cuida do site.',
			timeout: 'O que fazer: tente de novo daqui a alguns minutos.',
			code: 'O que fazer: avise quem cuida do site. O que você escreveu está salvo.',
			unknown: 'O que fazer: tente de novo. Se não der certo, avise quem cuida do site.',
		},
		spent: (when: string) =>
			`O que fazer: nada. As mudanças estão salvas e vão ao ar quando a contagem do mês recomeçar${when}.`,
		refused: 'Se houver créditos de novo no Netlify, tente de novo.',
	},
	findings: {
		title: (total: number) =>
			total === 1 ? '1 post não aparece inteiro' : `${total} posts não aparecem inteiros`,
		whatToDo: 'O que fazer: abra o post, corrija a imagem ou o texto que falhou e salve.',
		more: (count: number) => (count === 1 ? 'E mais 1.' : `E mais ${count}.`),
	},
	unsent: {
		missing: {
			title: 'Falta um passo para publicar',
			text: 'O que você publica fica salvo e vai ao ar sozinho depois deste passo.',
		},
		foreign: {
			title: 'O endereço de publicação parece ser de outro projeto',
			text: 'O Netlify aceitou o endereço, mas nada chegou aqui.',
		},
		waiting: (count: number) => `${changes(count)} na fila.`,
		activate: 'Ativar a publicação',
	},
	late: {
		title: (count: number) =>
			count === 1
				? '1 agendamento não aconteceu na hora'
				: `${count} agendamentos não aconteceram na hora`,
		quiet: 'O agendador parou',
		text: (heard: string) => `Último sinal: ${heard}.`,
		never: 'O agendador ainda não deu sinal.',
		whatToDo: 'O que fazer: publique agora. Se acontecer outra vez, avise quem cuida do site.',
		quietToDo: 'O que fazer: avise quem cuida do site. Até lá, publique você na hora marcada.',
	},
	broken: {
		database: {
			title: 'O banco de dados não responde',
			text: 'Nada está sendo salvo agora. O que você escreve fica neste navegador.',
		},
		blobs: {
			title: 'O armazenamento não responde',
			text: 'Não dá para enviar imagens agora. Os textos continuam sendo salvos.',
		},
		hook: {
			title: 'O site não aceitou a última atualização',
			text: 'O que você publicou está salvo e na fila.',
		},
		mail: {
			title: 'Os e-mails não estão sendo enviados',
			text: 'Quem esquecer a senha não recebe a mensagem, e ninguém é avisado se algo der errado.',
		},
		images: { title: 'A geração de imagens não responde', text: 'As outras imagens funcionam.' },
		whatToDo: 'O que fazer: espere alguns minutos. Se continuar, avise quem cuida do site.',
	},
	unwarned: {
		title: 'Avisos por e-mail desativados',
		text: 'Este site ainda não envia e-mail.',
	},
	site: {
		upToDate: 'O site está em dia',
		restUpToDate: 'O resto do site está em dia',
		closed: 'O que você publicou está pronto, mas só quem é da equipe no Netlify o vê.',
		closedToDo: 'O que fazer: no Netlify, clique em “Make public”.',
		seen: (time: string) => `O leitor vê tudo o que você publicou até as ${time}.`,
		restSeen: (time: string) => `O leitor vê tudo o mais que você publicou até as ${time}.`,
		took: (time: string) => `A última mudança levou ${time} do clique ao leitor.`,
		onTheWay: (count: number) => `${changes(count)} a caminho`,
		usual: (time: string) => `Atualizar o site leva em geral ${time}.`,
		old: (version: string | null) =>
			`O leitor vê a versão ${version ? ofMoment(version) : 'anterior'}.`,
		unknown: 'Sem resposta do site',
		unknownText: 'O que fazer: confira sua internet.',
		rebuild: 'Atualizar o site',
	},
	next: {
		title: (when: string) => `O próximo vai ao ar ${when}`,
		late: (when: string) => `O próximo devia ter ido ao ar ${when}`,
		none: 'Nenhum post agendado',
		fine: 'O agendador está funcionando.',
	},
	last: { title: 'O que foi ao ar por último', failed: 'não foi ao ar' },
	demo: {
		title: 'Faltam os dados da sua empresa',
		text: (labels: string) => `Ainda como no exemplo: ${labels}.`,
		action: 'O que fazer: peça a quem cuida do site que os preencha.',
	},
	backup: {
		today: (time: string) => `Backup de hoje, ${time}`,
		onDay: (day: string) => `Backup de ${day}`,
		none: 'Ainda não há backup',
		noneText:
			'O que fazer: peça um backup diário a quem cuida do site. Até lá, baixe uma cópia do blog aqui.',
		contents: (texts: number, pictures: number) =>
			`${posts(texts)}${pictures > 0 ? ` e ${images(pictures)}` : ''}.`,
		late: 'Desde então não houve outro.',
		lateToDo: 'O que fazer: baixe uma cópia do blog agora e avise quem cuida do site.',
	},
	storage: {
		database: (used: string, limit: string) => `O banco de dados ocupa ${used} de ${limit}`,
		texts: (used: string) => `Os textos ocupam ${used}`,
		pictures: (count: number, size: string) =>
			count === 0
				? 'Nenhuma imagem ainda.'
				: `${count === 1 ? '1 imagem ocupa' : `${count} imagens ocupam`} mais ${size}.`,
		unused: (count: number, size: string) =>
			count === 1
				? `1 não está em nenhum texto e ocupa ${size}.`
				: `${count} não estão em nenhum texto e somam ${size}.`,
		seeUnused: (count: number) => (count === 1 ? 'Ver a imagem' : `Ver as ${count}`),
		full: 'Quando encher, nada novo será salvo. O site continua no ar, e o que você escrever fica neste navegador.',
		fullToDo: 'O que fazer: avise quem cuida do site. Esvaziar a lixeira ajuda um pouco.',
	},
	month: {
		title: (used: number, limit: number) => `${used} de ${updates(limit)} neste mês`,
		free: 'Publicar não tem limite',
		text: 'Publicar usa uma. Várias mudanças juntas usam uma só.',
		pace: (count: number) => `No ritmo de agora, ${count} até o fim do mês`,
		kept: (kept: number) =>
			kept === 1
				? 'Mais 1 fica reservada para tirar posts do ar.'
				: `Mais ${kept} ficam reservadas para tirar posts do ar.`,
		restart: (when: string) =>
			`Se acabarem, o que você publicar fica salvo e vai ao ar quando a contagem recomeçar: ${when}.`,
		spent: 'As atualizações do site deste mês acabaram',
		spentText: (when: string) =>
			`O que você publicar fica salvo e vai ao ar quando a contagem recomeçar: ${when}.`,
		spentKept: 'Tirar um post do ar continua funcionando.',
		spentToDo: 'O que fazer: se não puder esperar, avise quem cuida do site.',
		whence: ({ credits, readers, reader_credits }: Plan) =>
			`O plano tem ${number(credits)} créditos por mês. O agendador gasta 12, os leitores ${number(reader_credits)} (${number(readers)} visitas por mês), e cada atualização 15.`,
		fixed: 'O limite vem da variável DEPLOY_BUDGET.',
		correct: 'Corrigir o limite',
	},
	plan: {
		title: 'O limite do mês',
		lead: 'Os números estão no Netlify, na página de uso da equipe (Usage & billing).',
		credits: 'Créditos do plano por mês',
		day: 'Dia em que a contagem recomeça',
		used: 'Créditos usados até agora',
		usedHint: 'Se ficar vazio, vale a nossa estimativa.',
		save: 'Salvar',
		saved: 'Limite corrigido',
		tooFew: 'Salvo. Ainda há poucas visitas neste mês para ajustar a estimativa pelo uso.',
	},
	engines: {
		today: (time: string) => `às ${time}`,
		onDay: (day: string) => `em ${day}`,
		told: (when: string) => `Buscadores avisados ${when}`,
		addresses: (count: number) =>
			`O Bing e outros receberam ${count === 1 ? '1 endereço que mudou' : `${count} endereços que mudaram`}. O Google encontra sozinho.`,
		untold: 'Buscadores ainda não avisados',
		refused: {
			key: 'Os buscadores não aceitaram o aviso',
			addresses: 'Os buscadores não aceitaram o aviso',
			later: 'Os buscadores pediram mais tempo',
			silent: 'Os buscadores não responderam',
		},
		since: (when: string) =>
			`Foi ${when}. O leitor vê tudo; só os buscadores demoram mais a saber.`,
		whatToDo:
			'O que fazer: se acontecer de novo, peça a quem cuida do site que confira SITE_URL: tem de ser o endereço que o leitor abre.',
		again: 'O site tenta de novo sozinho.',
	},
	engineering: 'Para quem cuida do site: agendador, atualizações, serviços, registro',
	scheduler: 'Agendador',
	lastRun: 'Última execução',
	overdue: 'Posts que não foram ao ar na hora',
	zone: 'Fuso',
	zoneName: 'São Paulo',
	newest: 'Última mudança',
	version: (newest: number, live: number | null) =>
		live === null ? `${newest}; o site não disse a sua` : `${newest}; o site mostra até ${live}`,
	usual: 'Em geral leva',
	log: 'Registro técnico',
	builds: {
		title: 'Últimas atualizações do site',
		none: 'Nenhuma ainda.',
		columns: ['Quando', 'Motivo', 'Situação', 'Durou', 'Do clique ao leitor'],
		changes: (count: number) => (count === 0 ? 'sem mudança no texto' : changes(count)),
	},
	moved: {
		title: 'O endereço do site mudou',
		text: (named: string, address: string) =>
			`As páginas ainda usam ${named}; o site está em ${address}.`,
		whatToDo: 'O que fazer: atualize o site uma vez, e elas passam a usar o novo.',
	},
	unready: {
		title: 'O banco de dados não está completo',
		text: (missing: number) => (missing === 1 ? 'Falta 1 tabela.' : `Faltam ${missing} tabelas.`),
		whatToDo: 'O que fazer: no Netlify, faça outro deploy (Deploys → Trigger deploy), que as cria.',
	},
	setup: {
		title: 'Como o site está montado',
		database: 'Banco de dados',
		databases: { neon: 'Neon', netlify: 'do Netlify', other: 'PostgreSQL' },
		took: (ms: number) => `respondeu em ${ms} ms`,
		tables: 'Tabelas',
		complete: 'Completas',
		foreign: (count: number) =>
			count === 1
				? '1 não é do blog, e fica como está'
				: `${count} não são do blog, e ficam como estão`,
		key: 'Chave das contas',
		keys: { setting: 'Em AUTH_SECRET', store: 'No Netlify, fora do banco' },
		hook: 'Publicação',
		hooks: {
			missing: 'Falta ativar',
			unproven: 'Ativada, aguardando a primeira publicação',
			foreign: 'Parece de outro projeto',
			proven: 'Ativada e confirmada',
			setting: 'Por configuração do site',
		},
		audience: 'Quem vê o site',
		audiences: {
			all: 'Todos',
			owner: 'Só você. No Netlify, clique em “Make public”',
			unknown: 'Não se sabe',
		},
		address: 'Endereço',
		same: 'Igual ao das páginas',
		lane: 'Publicação rápida',
		lanes: { on: 'Ativada', off: 'Desativada' },
		lanesBy: {
			setting: 'pela variável FAST_LANE',
			desk: '',
			preview: 'uma prévia não a usa',
		},
		laneActions: {
			on: 'Testar e ativar',
			checking: 'Testando…',
			off: 'Desativar',
			turningOff: 'Desativando…',
			again: 'Desativar de novo',
		},
		laneNotes: {
			on: 'Posts novos vão ao ar em segundos. Se desativar, os mais recentes saem do ar até a próxima atualização.',
			off: 'Com ela, posts novos vão ao ar em segundos. Ao clicar, o painel testa primeiro se este site é compatível.',
		},
		laneKeptOff: 'Continua desativada: o teste falhou.',
		laneOn: 'Teste concluído. Publicação rápida ativada.',
		/** The doctor's. */
		laneFindings: { good: '✓', bad: '✗', off: '–' },
		credits: 'Créditos do mês',
		about: (credits: number) => `cerca de ${credits} (estimativa)`,
	},
	checks: systemChecks,
	faults: {
		title: 'Falhas das últimas 24 horas',
		none: 'Nenhuma.',
		columns: ['Quando', 'Onde', 'Tipo', 'Código do erro'],
	},
} as const;
