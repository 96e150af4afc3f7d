/**
 * The texts of the frame, the sign-in and the list, which load first; `messages/all.ts` has those of every screen.
 * Spec §2, §4, §8 to the letter, its English kept; the rest as the desk's design says.
 */
export const messages = {
	appTitle: 'Mesa',
	places: {
		posts: 'Posts',
		images: 'Imagens',
		bin: 'Lixeira',
		system: 'Sistema',
		profile: 'Perfil',
	},
	bar: {
		nav: 'Mesa',
		skip: 'Pular para o conteúdo',
		skipToText: 'Pular para o texto',
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
		notHere: (name: string) => `“${name}” não entra aqui.`,
		picturesAlone: 'No texto e na capa entram só imagens: PNG, JPEG, WebP, GIF ou AVIF.',
		where: 'Solte a imagem no texto ou na capa.',
		whereText: 'Aqui ela não tem lugar.',
	},
	errors: {
		offline: 'Sem conexão com a internet.',
		unreachable: 'O servidor não respondeu.',
		timeout: 'O servidor demorou demais para responder.',
		aborted: 'O pedido foi cancelado.',
		badReply: 'O servidor respondeu de um jeito inesperado.',
		noSession: 'No admin session found',
		requestId: (id: string) => `Código do pedido: ${id}.`,
	},
	session: {
		checking: 'Conferindo a sessão...',
		welcome: (name: string) => `Welcome back, ${name}!`,
		loggedOut: 'Logged out successfully',
		expired: 'Session expired. Please login again.',
		loginFailed: 'Login failed',
		unverified: 'Não foi possível confirmar a sua sessão. Ela continua guardada neste navegador.',
		endedTitle: 'Sua sessão terminou',
		endedLead:
			'O que você escreveu está guardado neste navegador. Entre de novo e o salvamento continua de onde parou.',
		keepWriting: 'Continuar escrevendo',
		signInAndSave: 'Entrar e salvar',
		signInAgain: 'Entrar de novo',
		unsavedTitle: 'Sair com texto que não foi salvo?',
		unsavedText:
			'Há texto que só este navegador tem. Ele fica aqui e volta quando você entrar de novo neste navegador.',
		stay: 'Ficar',
		leave: 'Sair',
	},
	login: {
		title: 'Entrar na mesa',
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
		scheduled: (count: number, when: string) =>
			`${count === 1 ? '1 post agendado. Sai' : `${count} posts agendados. O próximo sai`} ${when}.`,
		nextScheduled: (when: string) => `O próximo post agendado sai ${when}.`,
		runAutoPublish: 'Run Auto-Publish',
		running: 'Running...',
		newPost: 'New Post',
		autoPublishDone: (count: number) => `Auto-publish executed. Published: ${count}`,
		autoPublishFailed: 'Failed to execute auto-publish',
		filterLabel: 'Filtrar por status',
		filters: { all: 'All', draft: 'Draft', published: 'Published', scheduled: 'Scheduled' },
		search: 'Buscar por título',
		sort: 'Ordenar',
		sorts: {
			recent: 'Most recent',
			'scheduled-closest': 'Scheduled: closest',
			'scheduled-furthest': 'Scheduled: furthest',
		},
		columns: {
			title: 'Título',
			status: 'Status',
			date: 'Data/Hora',
			views: 'Visualizações',
			actions: 'Ações',
		},
		createdOn: (date: string, category: string) => `criado em ${date} · ${category}`,
		noCategory: 'Sem categoria',
		selectAll: 'Selecionar os posts desta página',
		select: (title: string) => `Selecionar: ${title}`,
		view: 'Ver',
		edit: 'Editar',
		publish: 'Publicar',
		unpublish: 'Despublicar',
		more: (title: string) => `Mais ações: ${title}`,
		history: 'Histórico',
		duplicate: 'Duplicar',
		copyAddress: 'Copiar endereço',
		addressCopied: 'Endereço copiado',
		copyFailed: 'O navegador não deixou copiar.',
		delete: 'Excluir',
		published: { title: 'Publicado', text: 'O post foi publicado.' },
		unpublished: { title: 'Despublicado', text: 'O post voltou para rascunho.' },
		deleted: (count: number) => (count === 1 ? '1 post na lixeira' : `${count} posts na lixeira`),
		deletedText: (count: number) => `${count === 1 ? 'Fica' : 'Ficam'} lá por 30 dias.`,
		bulkPublished: (count: number) =>
			count === 1 ? '1 post publicado' : `${count} posts publicados`,
		bulkUnpublished: (count: number) =>
			count === 1 ? '1 post despublicado' : `${count} posts despublicados`,
		bulkNothing: 'Nenhum post mudou.',
		undone: 'Desfeito',
		selected: (count: number) => (count === 1 ? '1 selecionado' : `${count} selecionados`),
		bulkLabel: 'Ações em lote',
		clearSelection: 'Limpar seleção',
		loading: 'Carregando posts...',
		empty: 'Nenhum post encontrado.',
		emptyText: 'O primeiro texto da mesa começa aqui.',
		nothingWith: (query: string) => `Nada com “${query}”.`,
		nothingHere: 'Nada neste filtro.',
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
				? '1 post agendado não saiu na hora.'
				: `${count} posts agendados não saíram na hora.`,
		schedulerQuiet: (age: string) => `O agendador não roda ${age}.`,
		schedulerNever: 'O agendador ainda não rodou.',
		publishNow: 'Publicar agora',
		listFrom: (time: string) => `A lista é de ${time}. Nada do que você escreveu se perde.`,
		started: (count: number) =>
			count === 1
				? 'Há 1 texto começado que ainda não virou post.'
				: `Há ${count} textos começados que ainda não viraram posts.`,
		lost: (time: string) => `Há um texto de ${time} que não chegou ao servidor.`,
		continueText: 'Continuar',
		untitled: 'Sem título',
		copyOf: (title: string) => `${title} (cópia)`,
		duplicated: 'Cópia criada como rascunho',
	},
	status: {
		late: 'Agendado — atrasado',
		live: 'no ar',
		queued: 'na fila',
		building: (age: string) => `construindo, ${age}`,
		stopped: 'parou.',
		leaving: 'saindo do ar, na fila',
		leavingNow: (age: string) => `saindo do ar, construindo, ${age}`,
		schedulerStopped: 'o agendador parou',
		unconfirmed: 'conferindo',
		savedAt: (time: string) => `salvo ${time}`,
	},
	lamp: {
		live: 'No ar',
		building: 'Construindo o site',
		waiting: (count: number) =>
			count === 1 ? '1 alteração aguardando' : `${count} alterações aguardando`,
		late: (age: string) => `Site atrasado ${age}`,
		failed: 'A mudança não foi ao ar',
		unknown: 'Sem notícia do site',
	},
	rail: {
		label: 'Publicação em andamento',
		steps: { saved: 'Salvo', queued: 'Na fila', building: 'Construindo', live: 'No ar' },
		built: 'Construído',
		failed: 'Falhou',
		left: 'Fora do ar',
		usual: (now: string, usual: string) => `${now}, em geral ${usual}`,
		others: (count: number) =>
			count === 1
				? 'e mais 1 alteração aguardando. O leitor verá as duas na mesma versão.'
				: `e mais ${count} alterações aguardando. O leitor verá todas na mesma versão.`,
		liveIn: (time: string) => `No ar em ${time}`,
		liveAt: (time: string) => `em ${time}`,
		notLive: 'Não foi ao ar',
		change: 'Uma mudança no site',
	},
	reasons: {
		database: 'O banco de dados não respondeu.',
		content: 'Um texto não pôde virar página.',
		timeout: 'O site demorou demais para ficar pronto.',
		quota: 'As publicações deste mês acabaram.',
		code: 'O programa do site falhou.',
		unknown: 'Não se sabe por quê.',
		page: 'A página pública ainda mostra outra versão.',
	},
	failedNotice: {
		title: 'A mudança não foi ao ar.',
		/** `version`: the time of what readers see, when the site says it. */
		text: (reason: string, version: string | null) =>
			`${reason} O leitor continua vendo a versão ${version ? `de ${version}` : 'anterior'}.`,
	},
	budget: {
		title: (left: number) =>
			left === 0
				? 'As publicações deste mês acabaram'
				: left === 1
					? 'Resta 1 publicação neste mês'
					: `Restam ${left} publicações neste mês`,
		text: 'Publicar usa uma delas. Mudanças feitas juntas usam uma só.',
		spent: 'O que for publicado agora chega ao leitor quando o mês virar.',
		wait: 'Esperar',
		goOn: 'Publicar assim mesmo',
	},
	notFound: {
		title: 'Nada neste endereço da mesa',
		text: 'O link pode estar velho.',
		back: 'Ir para os posts',
	},
	broken: {
		title: 'Esta tela parou de funcionar',
		text: 'O que você escreveu está guardado neste navegador.',
		again: 'Abrir de novo',
	},
} as const;
