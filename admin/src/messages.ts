import { atMoment, ofMoment } from './messages/moments.ts';

/**
 * The texts of frame, sign-in and list, which load first; `messages/all.ts` has those of every screen. Texts of Spec
 * §2, §4, §8 are verbatim, including their English; the others follow the desk's design.
 */
export const messages = {
	appTitle: 'Painel',
	places: {
		posts: 'Posts',
		calendar: 'Calendário',
		results: 'Resultados',
		topics: 'Categorias',
		images: 'Imagens',
		bin: 'Lixeira',
		system: 'Sistema',
		profile: 'Perfil',
		more: 'Mais',
	},
	bar: {
		nav: 'Painel',
		skip: 'Pular para o conteúdo',
		shortcuts: 'Atalhos do teclado',
		signOut: 'Sign Out',
		toasts: 'Avisos',
	},
	common: {
		cancel: 'Cancelar',
		close: 'Fechar',
		retry: 'Tentar de novo',
		retryNow: 'Tentar agora',
		undo: 'Desfazer',
		back: 'Voltar',
		loading: 'Carregando...',
		open: 'Abrir',
		error: 'Erro',
		actionFailed: 'Não foi possível realizar a ação.',
		offlineTitle: 'Sem conexão.',
		saoPauloTime: 'Horário de São Paulo.',
		none: '—',
		thisMachine: 'este computador',
	},
	dropped: {
		where: 'Solte a imagem no texto ou na capa.',
		whereText: 'Aqui não dá para soltar.',
	},
	errors: {
		offline: 'Sem conexão com a internet.',
		unreachable: 'O servidor não respondeu.',
		timeout: 'O servidor demorou demais para responder.',
		aborted: 'A operação foi cancelada.',
		badReply:
			'O servidor respondeu de um jeito inesperado. Recarregue a página: pode haver uma versão nova.',
		noSession: 'No admin session found',
		requestId: (id: string) => `Código do erro: ${id}.`,
	},
	session: {
		checking: 'Conferindo a sessão...',
		welcome: (name: string) => `Welcome back, ${name}!`,
		loggedOut: 'Logged out successfully',
		expired: 'Session expired. Please login again.',
		loginFailed: 'Login failed',
		unverified: 'Não foi possível confirmar sua sessão. Ela continua guardada neste navegador.',
	},
	login: {
		title: 'Entrar no painel',
		email: 'E-mail',
		password: 'Senha',
		showPassword: 'Mostrar a senha',
		hidePassword: 'Esconder a senha',
		submit: 'Entrar',
		running: 'Entrando...',
		seeBlog: 'Ver o blog',
	},
	list: {
		greeting: (name: string) => (name === '' ? 'Olá' : `Olá, ${name}`),
		quiet: 'Nenhum post agendado.',
		/** `isLate`: its time has passed. */
		scheduled: (count: number, when: string, isLate: boolean) => {
			const verb = isLate ? 'devia ter ido ao ar' : 'vai ao ar';
			if (count > 1) return `${count} posts agendados. O próximo ${verb} ${when}.`;
			return `1 post agendado. ${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${when}.`;
		},
		nextScheduled: (when: string, isLate: boolean) =>
			`O próximo post agendado ${isLate ? 'devia ter ido ao ar' : 'vai ao ar'} ${when}.`,
		reviewsLate: (count: number) =>
			`${count === 1 ? '1 post passou' : `${count} posts passaram`} da data de revisão.`,
		runAutoPublish: 'Run Auto-Publish',
		runAutoPublishHint: 'Publica agora os agendados que já passaram da hora.',
		running: 'Running...',
		newPost: 'New Post',
		autoPublishDone: (count: number) => `Auto-publish executed. Published: ${count}`,
		autoPublishFailed: 'Failed to execute auto-publish',
		filterLabel: 'Filtrar por status',
		filters: { all: 'All', draft: 'Draft', published: 'Published', scheduled: 'Scheduled' },
		search: 'Buscar por título',
		columns: {
			title: 'Título',
			status: 'Status',
			date: 'Data/Hora',
			views: 'Visualizações',
			actions: 'Ações',
		},
		createdOn: (date: string, category: string) => `${date} · ${category}`,
		noCategory: 'Sem categoria',
		selectAll: 'Selecionar os posts desta página',
		select: (title: string) => `Selecionar: ${title}`,
		view: 'Ver',
		edit: 'Editar',
		goOn: 'Continuar editando',
		publish: 'Publicar',
		unpublish: 'Despublicar',
		more: (title: string) => `Mais ações: ${title}`,
		history: 'Histórico',
		duplicate: 'Duplicar',
		showToSomebody: 'Mostrar para alguém',
		copyAddress: 'Copiar link',
		socialPictures: 'Imagens para as redes',
		addressCopied: 'Link copiado',
		copyFailed: 'O navegador não deixou copiar.',
		delete: 'Excluir',
		publicationSteps: 'Etapas da publicação',
		published: { title: 'Publicado', text: 'O post foi publicado.' },
		unpublished: { title: 'Despublicado', text: 'O post voltou para rascunho.' },
		deleted: (count: number) => (count === 1 ? '1 post na lixeira' : `${count} posts na lixeira`),
		undone: 'Desfeito',
		loading: 'Carregando posts...',
		empty: 'Nenhum post encontrado.',
		emptyText: 'Seu primeiro post começa aqui.',
		nothingWith: (query: string) => `Nenhum post com “${query}”.`,
		nothingHere: 'Nenhum post com este filtro.',
		clearFilters: 'Limpar busca e filtro',
		loadFailed: 'Erro ao carregar posts',
		range: (from: number, to: number, total: number) => {
			if (total === 0) return 'Nenhum post';
			if (to - from + 1 < total) return `Posts ${from} a ${to} de ${total}`;
			return total === 1 ? '1 post' : `${total} posts`;
		},
		pages: 'Páginas',
		previous: 'Anterior',
		next: 'Próxima',
		overdue: (count: number) =>
			count === 1
				? '1 agendamento não aconteceu na hora.'
				: `${count} agendamentos não aconteceram na hora.`,
		schedulerQuiet: (age: string) => `Último sinal do agendador: ${age}.`,
		schedulerNever: 'O agendador ainda não deu sinal.',
		publishNow: 'Publicar agora',
		listFrom: (time: string) => `A lista é ${ofMoment(time)}. Nada do que você escreveu se perde.`,
		lost: (time: string) =>
			`Há um texto ${ofMoment(time)} neste navegador que não chegou ao servidor.`,
		untitled: 'Sem título',
		copyOf: (title: string) => `${title} (cópia)`,
		duplicated: 'Cópia criada como rascunho',
	},
	status: {
		late: 'atrasado',
		reviewOn: (day: string) => `revisar em ${day}`,
		reviewLate: (day: string) => `revisão atrasada: ${day}`,
		liveWithChanges: 'no ar, com mudanças não publicadas',
		queued: 'na fila',
		building: (age: string) => `atualizando, ${age}`,
		stopped: 'falhou',
		monthSpent: 'na fila até a contagem recomeçar',
		leaving: 'saindo do ar, na fila',
		leavingNow: (age: string) => `saindo do ar, atualizando, ${age}`,
		schedulerStopped: 'atrasado, o agendador parou',
		unconfirmed: 'conferindo',
		savedAt: (time: string) => `salvo ${atMoment(time)}`,
	},
	lamp: {
		live: 'No ar',
		building: 'Atualizando o site',
		waiting: (count: number) => (count === 1 ? '1 mudança na fila' : `${count} mudanças na fila`),
		late: (age: string) => `Site atrasado ${age}`,
		ahead: 'O site tem mudanças que o banco de dados não tem mais',
		failed: 'A mudança não foi ao ar',
		closed: 'O site ainda não é público',
		asking: 'Conferindo o site',
		unknown: 'Sem resposta do site',
	},
	rail: {
		copyLink: 'Copiar link',
		whatsapp: 'WhatsApp',
		pictures: 'Imagens',
		steps: { saved: 'Salvo', queued: 'Na fila', building: 'Atualizando', live: 'No ar' },
		left: 'Fora do ar',
	},
	reasons: {
		hook: 'O serviço de publicação recusou o pedido.',
		database: 'O banco de dados não respondeu.',
		content: 'O blog perderia muitos posts de uma vez, e o site não foi trocado.',
		timeout: 'O site demorou demais para ficar pronto.',
		quota: 'As atualizações do site deste mês acabaram.',
		code: 'Deu erro no programa do site.',
		unknown: 'Motivo desconhecido.',
		page: 'A página pública ainda mostra outra versão.',
	},
	/** How the site differs from the post. */
	finding: {
		cover: 'O leitor não vê a capa.',
		picture: 'Há imagem no texto que o leitor não vê.',
		post: 'O leitor não vê este texto: a página dele não pôde ser montada.',
		show: { cover: 'Ver a capa', picture: 'Ver o texto', post: 'Ver o texto' },
	},
	failedNotice: {
		title: 'A mudança não foi ao ar.',
		/** `version`: the time of the version that readers see, if known. */
		text: (reason: string, version: string | null) =>
			`${reason} O leitor continua vendo a versão ${version ? ofMoment(version) : 'anterior'}.`,
	},
	notFound: {
		title: 'Página não encontrada no painel',
		text: 'O link pode ser antigo.',
		back: 'Ir para os posts',
	},
	broken: {
		title: 'Esta tela parou de funcionar',
		text: 'O que você tiver escrito está guardado neste navegador.',
		again: 'Abrir de novo',
		notLoaded: 'Esta tela abre assim que a conexão voltar.',
	},
} as const;
