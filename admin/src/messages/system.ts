import type { SiteStatus } from '#contract/site-status';
import { pictures } from './pictures.ts';

const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);
const images = (count: number) => (count === 1 ? '1 imagem' : `${count} imagens`);
const publications = (count: number) => (count === 1 ? '1 publicação' : `${count} publicações`);
const number = (value: number) => value.toLocaleString('pt-BR');
const changes = (count: number) => (count === 1 ? '1 mudança' : `${count} mudanças`);

type Plan = NonNullable<NonNullable<SiteStatus['budget']>['plan']>;

export const system = {
	lead: (time: string) => `Conferido agora, ${time}.`,
	loadFailed: 'Não foi possível ler o estado do site',
	answers: 'O que o site faz agora',
	failed: {
		title: (count: number) =>
			count > 1 ? `${count} mudanças não foram ao ar` : '1 mudança não foi ao ar',
		waiting: (titles: string[], more: number) =>
			new Intl.ListFormat('pt-BR').format(more > 0 ? [...titles, `mais ${more}`] : titles),
		whatToDo: {
			hook: 'O que fazer: tente de novo. Se não for, avise quem cuida do site.',
			database: 'O que fazer: tente de novo. Se não for, avise quem cuida do site.',
			content: 'O que fazer: se foi de propósito, avise quem cuida do site.',
			timeout: 'O que fazer: tente de novo daqui a alguns minutos.',
			code: 'O que fazer: avise quem cuida do site. O que você escreveu está salvo.',
			unknown: 'O que fazer: tente de novo. Se não for, avise quem cuida do site.',
		},
		spent: (when: string) =>
			`O que fazer: nada. As mudanças estão salvas e vão ao ar quando a conta do mês recomeçar${when}.`,
		refused: 'Se houver créditos de novo no Netlify, tente de novo.',
	},
	findings: {
		title: (total: number) =>
			total === 1 ? '1 post não aparece inteiro' : `${total} posts não aparecem inteiros`,
		whatToDo: 'O que fazer: abra o post pelo nome, troque o que falta e salve.',
		more: (count: number) => (count === 1 ? 'E mais 1.' : `E mais ${count}.`),
		log: 'Registro técnico',
	},
	unsent: {
		missing: {
			title: 'Falta um passo para publicar',
			text: 'O que você publica fica salvo, e sai sozinho depois deste passo.',
		},
		foreign: {
			title: 'O endereço de publicação parece ser de outro projeto',
			text: 'O Netlify aceitou o endereço, mas nada chegou aqui.',
		},
		waiting: (count: number) => (count === 1 ? '1 mudança espera.' : `${changes(count)} esperam.`),
		activate: 'Ativar a publicação',
	},
	late: {
		title: (count: number) =>
			count === 1 ? '1 post não saiu na hora' : `${count} posts não saíram na hora`,
		quiet: 'O relógio das publicações parou',
		text: (heard: string) => `O último sinal do relógio foi ${heard}.`,
		never: 'O relógio ainda não deu sinal.',
		whatToDo: 'O que fazer: publique agora. Se acontecer outra vez, avise quem cuida do site.',
		quietToDo: 'O que fazer: avise quem cuida do site. Até lá, publique à mão na hora marcada.',
	},
	broken: {
		database: {
			title: 'O banco de dados não responde',
			text: 'Nada se salva agora. O que você escreve fica neste navegador.',
		},
		blobs: {
			title: 'O armazenamento não responde',
			text: 'Imagens novas não chegam agora. Os textos se salvam.',
		},
		hook: {
			title: 'O site não aceitou a última atualização',
			text: 'O que você publica está salvo e espera.',
		},
		mail: {
			title: 'O e-mail não sai',
			text: 'Quem esquecer a senha não recebe a mensagem, e ninguém é avisado quando algo não acontece.',
		},
		images: { title: 'A geração de imagens não responde', text: 'As outras imagens funcionam.' },
		whatToDo: 'O que fazer: espere alguns minutos. Se continuar, avise quem cuida do site.',
	},
	unwarned: {
		title: 'Ninguém seria avisado',
		text: 'Este site ainda não envia e-mail.',
	},
	site: {
		upToDate: 'O site está em dia',
		restUpToDate: 'O resto do site está em dia',
		closed: 'O que você publicou está pronto, mas só quem é da equipe no Netlify o vê.',
		closedToDo: 'O que fazer: no Netlify, deixe o projeto público (Make public).',
		seen: (time: string) => `O leitor vê tudo o que você publicou até as ${time}.`,
		restSeen: (time: string) => `O leitor vê tudo o mais que você publicou até as ${time}.`,
		took: (time: string) => `A última mudança levou ${time} do clique ao leitor.`,
		onTheWay: (count: number) => `${changes(count)} a caminho`,
		usual: (time: string) => `Construir o site leva em geral ${time}.`,
		old: (version: string | null) =>
			`O leitor vê a versão ${version ? `de ${version}` : 'anterior'}, inteira.`,
		oldTitle: 'O que já estava no ar continua lá',
		unknown: 'Sem notícia do site',
		unknownText: 'Ele não respondeu a esta mesa. O que fazer: confira a sua internet.',
		rebuild: 'Refazer o site',
	},
	next: {
		title: (when: string) => `O próximo sai ${when}`,
		none: 'Nenhum post agendado',
		fine: 'O relógio das publicações está funcionando.',
	},
	last: { title: 'O que foi ao ar por último', failed: 'não foi' },
	demo: {
		title: 'Falta pôr o que é seu',
		text: (labels: string) => `Ainda como no exemplo: ${labels}.`,
		action: 'O que fazer: peça a quem cuida do site que mude src/config/site.ts.',
	},
	backup: {
		today: (time: string) => `Cópia de segurança de hoje, ${time}`,
		onDay: (day: string) => `Cópia de segurança de ${day}`,
		none: 'Ainda não há cópia de segurança',
		noneText: 'O que fazer: peça a de toda noite a quem cuida do site. Até lá, baixe uma aqui.',
		contents: (texts: number, pictures: number) =>
			`${posts(texts)}${pictures > 0 ? ` e ${images(pictures)}` : ''}.`,
		late: 'Desde então não houve outra.',
		lateToDo: 'O que fazer: baixe uma agora, e avise quem cuida do site.',
	},
	storage: {
		texts: (used: string, limit: string) => `Os textos ocupam ${used} de ${limit}`,
		free: (used: string) => `Os textos ocupam ${used}`,
		pictures: (count: number, size: string) =>
			count === 0
				? 'Nenhuma imagem ainda.'
				: `${count === 1 ? '1 imagem ocupa' : `${count} imagens ocupam`} mais ${size}, em outro lugar, sem limite.`,
		unused: (count: number, size: string) =>
			count === 1
				? `1 não está em nenhum texto e ocupa ${size}.`
				: `${count} não estão em nenhum texto e somam ${size}.`,
		seeUnused: (count: number) => (count === 1 ? 'Ver a imagem' : `Ver as ${count}`),
		full: 'Cheio, nada novo se salva. O site continua no ar, e o que você escrever fica neste navegador.',
		fullToDo: 'O que fazer: avise quem cuida do site. Esvaziar a lixeira ajuda um pouco.',
	},
	month: {
		title: (used: number, limit: number) => `${used} de ${publications(limit)} neste mês`,
		free: 'Publicar não tem limite',
		freeText: 'Este site não conta as publicações do mês.',
		text: 'Publicar usa uma. Mudanças feitas juntas usam uma só.',
		pace: (count: number) => `No ritmo de agora, ${count} até o fim do mês`,
		kept: (kept: number) =>
			kept === 1
				? 'Mais 1 fica guardada para tirar posts do ar.'
				: `Mais ${kept} ficam guardadas para tirar posts do ar.`,
		restart: (when: string) =>
			`No fim, o que for publicado fica salvo e espera a conta recomeçar: ${when}.`,
		spent: 'As publicações deste mês acabaram',
		spentText: (when: string) =>
			`O que você publica fica salvo e vai ao ar quando a conta recomeçar: ${when}.`,
		spentKept: 'Tirar um post do ar continua funcionando.',
		spentToDo: 'O que fazer: se não puder esperar, avise quem cuida do site.',
		whence: ({ credits, readers, reader_credits }: Plan) =>
			`O plano tem ${number(credits)} créditos por mês. O relógio gasta 12, os leitores ${number(reader_credits)} (${number(readers)} visitas por mês), e cada publicação 15.`,
		fixed: 'O limite vem da variável DEPLOY_BUDGET.',
		correct: 'Corrigir a conta',
	},
	plan: {
		title: 'A conta do mês',
		lead: 'Os números estão no Netlify, na página de uso da equipe (Usage & billing).',
		credits: 'Créditos do plano por mês',
		day: 'Dia em que a conta recomeça',
		used: 'Créditos usados até agora',
		usedHint: 'Se ficar vazio, vale a nossa estimativa.',
		save: 'Salvar',
		saved: 'Conta corrigida',
		tooFew: 'Salvo. Ainda há poucos leitores neste mês para corrigir a conta pelo que foi usado.',
	},
	engines: {
		today: (time: string) => `às ${time}`,
		onDay: (day: string) => `em ${day}`,
		told: (when: string) => `Buscadores avisados ${when}`,
		addresses: (count: number) =>
			`${count === 1 ? '1 endereço que mudou' : `${count} endereços que mudaram`}, para o Bing e outros. O Google vem sozinho.`,
		untold: 'Buscadores ainda não avisados',
		untoldText: 'São avisados alguns minutos depois da próxima mudança no ar.',
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
		before: (when: string) => `O último aviso aceito foi ${when}.`,
	},
	engineering: 'Para quem cuida do site: relógio, idas ao ar, serviços, registro',
	scheduler: 'Relógio, última hora',
	lastRun: 'Última passagem',
	never: 'Ainda não há notícia do agendador.',
	overdue: 'Posts que não saíram na hora',
	zone: 'Fuso',
	zoneName: 'São Paulo',
	newest: 'Última mudança',
	version: (newest: number, live: number | null) =>
		live === null ? `${newest}; o site não disse a sua` : `${newest}; o site mostra até ${live}`,
	usual: 'Em geral leva',
	log: 'Registro técnico da última falha',
	builds: {
		title: 'Últimas idas ao ar',
		none: 'Nada foi ao ar ainda.',
		columns: ['Quando', 'Motivo', 'Situação', 'Durou', 'Do clique ao leitor'],
		changes: (count: number) => (count === 0 ? 'sem mudança no texto' : changes(count)),
	},
	moved: {
		title: 'O endereço do site mudou',
		text: (named: string, address: string) =>
			`As páginas ainda dizem ${named}; o site está em ${address}.`,
		whatToDo: 'O que fazer: publique o site uma vez, e elas dizem o endereço novo.',
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
			unproven: 'Ativada. A primeira publicação prova',
			foreign: 'Parece de outro projeto',
			proven: 'Ativada e provada',
			setting: 'Por configuração do site',
		},
		audience: 'Quem vê o site',
		audiences: { all: 'Todos', owner: 'Só você. No Netlify: Make public', unknown: 'Não se sabe' },
		address: 'Endereço',
		same: 'As páginas dizem o mesmo',
		lane: 'Faixa rápida',
		lanes: { on: 'Ligada', off: 'Desligada' },
		lanesBy: {
			setting: 'pela variável FAST_LANE',
			desk: '',
			preview: 'uma prévia não a usa',
		},
		laneActions: {
			on: 'Conferir e ligar',
			checking: 'Conferindo…',
			off: 'Desligar',
			turningOff: 'Desligando…',
			again: 'Desligar de novo',
		},
		laneNotes: {
			on: 'Um texto novo está no endereço dele em segundos. Desligar tira do ar, até o site ser refeito, o que só ela mostra.',
			off: 'Com ela, um texto novo está no endereço dele em segundos, antes de o site ser refeito. A mesa confere primeiro se este site responde como deve.',
		},
		laneKeptOff: 'Continua desligada: algo não respondeu como deve.',
		laneOn: 'Tudo respondeu como deve. A faixa rápida está ligada.',
		/** The doctor's. */
		laneFindings: { good: '✓', bad: '✗', off: '–' },
		credits: 'Créditos do mês',
		about: (credits: number) => `cerca de ${credits}, pela nossa conta`,
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
