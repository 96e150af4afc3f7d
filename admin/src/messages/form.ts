import { ficha } from './ficha.ts';

/** The form of a post; part of `messages`. */
export const form = {
	createTitle: 'Novo post',
	editTitle: 'Editar post',
	posts: 'Posts',
	toFicha: 'Ficha',
	history: 'Histórico',
	more: 'Mais ações deste post',
	save: 'Salvar',
	saving: 'Salvando...',
	create: 'Criar post',
	creating: 'Criando...',
	publish: 'Publicar',
	schedule: 'Agendar',
	publishNow: 'Publicar agora',
	keepTime: (when: string) => `Salvar para ${when}`,
	changeTime: (when: string) => `Mudar para ${when}`,
	saveAsDraft: 'Salvar como rascunho',
	saveAndLeave: 'Salvar e sair',
	saveToSite: 'Salvar no site',
	discard: 'Descartar mudanças',
	discarded: 'Mudanças descartadas',
	view: 'Ver no site',
	preview: 'Prévia',
	text: 'Texto',
	actions: 'Ações do post',
	created: 'Post criado com sucesso',
	createFailed: 'Erro ao criar post. Tente novamente.',
	saved: 'Post atualizado com sucesso',
	saveFailed: 'Não foi possível salvar',
	loadFailed: 'Não foi possível carregar o post',
	notFound: 'Post não encontrado',
	notFoundText: 'O endereço pode estar velho, ou o post foi para a lixeira.',
	loading: 'Carregando post...',
	scheduled: { title: 'Agendado', text: (when: string) => `O post sai ${when}.` },
	place: {
		savedAt: (time: string) => `Salvo às ${time}`,
		saving: 'Salvando...',
		browser: 'Ainda só neste navegador',
		new: 'Nada escrito ainda',
		unpublished: 'Mudanças guardadas, ainda não públicas',
		offline: 'Sem conexão, guardado neste navegador',
		session: 'Sessão terminada, guardado neste navegador',
		failed: 'Não foi possível salvar, guardado neste navegador',
		tooLong: 'Longo demais para salvar, guardado neste navegador',
		/** The browser does not take it either. */
		nowhere: 'Só nesta página: copie o texto antes de sair',
		conflict: 'As duas versões estão guardadas',
		same: 'Tudo no site',
		onItsWay: 'Salvo, a caminho do site',
		stopped: 'Salvo, mas não foi ao ar',
	},
	offline: {
		title: 'Sem conexão.',
		text: 'Continue escrevendo: cada palavra fica neste navegador e vai para o servidor quando a conexão voltar.',
		textNowhere:
			'Este navegador não está guardando o texto. Não feche a página: ele vai para o servidor quando a conexão voltar.',
	},
	errorsFor: (missing: number, faulty: number, toCreate: boolean) => {
		const lack = missing === 1 ? 'Falta 1 campo' : `Faltam ${missing} campos`;
		if (faulty === 0) return `${lack} para ${toCreate ? 'criar' : 'salvar'} o post.`;
		const need = faulty === 1 ? 'precisa' : 'precisam';
		if (missing > 0) return `${lack} e ${faulty} ${need} de ajuste.`;
		return `${faulty} ${faulty === 1 ? 'campo' : 'campos'} ${need} de ajuste.`;
	},
	titleLabel: 'Título',
	titlePlaceholder: 'Título',
	contentPlaceholder: 'Escreva a primeira frase. Para inserir, digite /',
	contentPlaceholderOnPhone: 'Escreva a primeira frase. Para inserir, toque em +',
	contentHint:
		'Você pode usar Markdown, e HTML é aceito no conteúdo. Cole texto do Word ou do Docs: a formatação vira Markdown.',
	openingEditor: 'Abrindo o editor...',
	find: {
		label: 'Achar e trocar',
		field: 'Achar no texto',
		replacement: 'Trocar por',
		hasCase: 'Diferenciar maiúsculas',
		hasAccents: 'Diferenciar acentos',
		onlyWords: 'Só a palavra inteira',
		before: 'Anterior (Shift+Enter)',
		after: 'Próximo (Enter)',
		close: 'Fechar (Esc)',
		more: 'Trocar…',
		swap: 'Trocar',
		swapAll: (count: number) => (count < 2 ? 'Trocar tudo' : `Trocar os ${count}`),
		swapped: (count: number) =>
			count === 1 ? '1 troca feita.' : `${count.toLocaleString('pt-BR')} trocas feitas.`,
		count: (at: number, of: number) => `${at} de ${of}`,
		none: 'nada achado',
	},
	...ficha,
	previewPane: {
		label: 'Prévia',
		views: 'O que ver',
		page: 'Página',
		social: 'WhatsApp',
		search: 'Busca',
		widths: 'Largura',
		phone: 'Celular',
		desktop: 'Computador',
		newTab: 'Abrir a prévia em outra aba',
		enlarge: 'Ampliar a prévia',
		reduce: 'Reduzir a prévia',
		frame: 'Página como o leitor verá',
		empty: 'A prévia aparece assim que houver título ou texto.',
		failed: 'A prévia não pôde ser atualizada.',
		socialCaption: 'Assim o link aparece em conversas. A imagem é recortada em 1,91:1.',
		searchFits: (length: number) => `O título cabe inteiro: ${length} de cerca de 60 letras.`,
		searchCut: (length: number) => `O título será cortado: ${length} de cerca de 60 letras.`,
	},
	recovery: {
		text: (time: string | null) => (time ? `O salvo é de ${time}.` : 'O servidor não tem nenhum.'),
		seeBoth: 'Ver os dois',
		use: 'Usar o deste navegador',
		more: (count: number) => {
			if (count === 0) return '';
			return count === 1
				? 'Há mais um texto guardado neste navegador.'
				: `Há mais ${count} textos guardados neste navegador.`;
		},
		used: 'Texto recuperado',
	},
	leave: {
		title: 'Sair sem salvar?',
		text: 'O texto fica neste navegador.',
		withoutPictures: (count: number) =>
			count === 1 ? 'Sair sem a imagem?' : `Sair sem as ${count} imagens?`,
		pictures: (count: number) =>
			count === 1
				? '1 imagem ainda não chegou, e não entra no texto se você sair.'
				: `${count} imagens ainda não chegaram, e não entram no texto se você sair.`,
		stay: 'Ficar',
		leave: 'Sair',
	},
	outdated: {
		live: {
			title: 'O post já está no site.',
			text: 'O que você mudou está guardado e ainda não é público: para isso, “Salvar no site”.',
		},
		back: {
			title: 'O post não está mais no site.',
			text: 'O que você mudou está guardado. Para os leitores verem, “Publicar”.',
		},
	},
	binned: {
		title: 'Este post foi para a lixeira.',
		text: 'O que você escreveu está guardado.',
		restore: 'Tirar da lixeira',
		saveAsOther: 'Salvar como outro post',
	},
	merged: 'Juntado com o que mudou em outro lugar',
} as const;
