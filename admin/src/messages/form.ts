import { ficha } from './ficha.ts';
import { atMoment, ofMoment } from './moments.ts';

/** The form of a post; part of `messages`. */
export const form = {
	createTitle: 'Novo post',
	editTitle: 'Editar post',
	posts: 'Posts',
	toFicha: 'Detalhes',
	history: 'Histórico',
	more: 'Mais ações deste post',
	save: 'Salvar',
	saving: 'Salvando...',
	create: 'Criar post',
	createHint: 'Fica como rascunho até você publicar.',
	creating: 'Criando...',
	publish: 'Publicar',
	schedule: 'Agendar',
	publishNow: 'Publicar agora',
	keepTime: (when: string) => `Salvar para ${when}`,
	changeTime: (when: string) => `Mudar para ${when}`,
	saveAsDraft: 'Salvar como rascunho',
	saveAndLeave: 'Salvar e sair',
	saveToSite: 'Publicar mudanças',
	notPublished: 'O post não foi publicado.',
	notScheduled: 'O post não foi agendado.',
	changesNotPublished: 'As mudanças não foram publicadas.',
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
	notFoundText: 'O link pode ser antigo, ou o post foi para a lixeira.',
	loading: 'Carregando post...',
	scheduled: { title: 'Agendado', text: (when: string) => `O post vai ao ar ${when}.` },
	place: {
		savedAt: (moment: string) => `Salvo ${atMoment(moment)}`,
		saving: 'Salvando...',
		browser: 'Ainda só neste navegador',
		new: 'Nada escrito ainda',
		unpublished: 'Mudanças salvas, não publicadas',
		offline: 'Sem conexão, guardado neste navegador',
		session: 'Sessão terminada, guardado neste navegador',
		failed: 'Não foi possível salvar, guardado neste navegador',
		tooLong: 'Longo demais para salvar, guardado neste navegador',
		/** The browser does not take it either. */
		nowhere: 'Só nesta página: copie o texto antes de sair',
		conflict: 'As duas versões estão guardadas',
		same: 'Tudo publicado',
		onItsWay: 'Salvo, na fila',
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
		'Você pode usar Markdown, e HTML é aceito no conteúdo. Texto colado do Word ou do Docs mantém a formatação.',
	openingEditor: 'Abrindo o editor...',
	find: {
		label: 'Localizar e substituir',
		field: 'Localizar no texto',
		replacement: 'Substituir por',
		hasCase: 'Diferenciar maiúsculas',
		hasAccents: 'Diferenciar acentos',
		onlyWords: 'Só a palavra inteira',
		before: 'Anterior (Shift+Enter)',
		after: 'Próximo (Enter)',
		close: 'Fechar (Esc)',
		more: 'Substituir…',
		swap: 'Substituir',
		swapAll: (count: number) => (count < 2 ? 'Substituir tudo' : `Substituir os ${count}`),
		swapped: (count: number) =>
			count === 1
				? '1 substituição feita.'
				: `${count.toLocaleString('pt-BR')} substituições feitas.`,
		count: (at: number, of: number) => `${at} de ${of}`,
		none: 'nenhum resultado',
	},
	...ficha,
	previewPane: {
		label: 'Prévia',
		views: 'O que ver',
		page: 'Página',
		social: 'WhatsApp',
		search: 'Google',
		widths: 'Largura',
		phone: 'Celular',
		desktop: 'Computador',
		newTab: 'Abrir a prévia em outra aba',
		enlarge: 'Ampliar a prévia',
		reduce: 'Reduzir a prévia',
		frame: 'Página como o leitor verá',
		empty: 'A prévia aparece assim que houver título ou texto.',
		failed: 'Não foi possível atualizar a prévia.',
		socialCaption: 'Assim o link aparece em conversas. A imagem é recortada em 1,91:1.',
		searchFits: (length: number) => `O título cabe inteiro: ${length} de cerca de 60 caracteres.`,
		searchCut: (length: number) => `O título será cortado: ${length} de cerca de 60 caracteres.`,
	},
	recovery: {
		text: (time: string | null) =>
			time ? `A versão salva é ${ofMoment(time)}.` : 'Nada foi salvo no servidor.',
		seeBoth: 'Ver as duas',
		use: 'Usar a deste navegador',
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
				? '1 imagem ainda está sendo enviada. Se você sair, ela fica fora do texto.'
				: `${count} imagens ainda estão sendo enviadas. Se você sair, elas ficam fora do texto.`,
		stay: 'Ficar',
		leave: 'Sair',
	},
	outdated: {
		live: {
			title: 'O post já está no ar.',
			text: 'Suas mudanças estão salvas, mas não publicadas. Use “Publicar mudanças”.',
		},
		back: {
			title: 'O post não está mais no ar.',
			text: 'Suas mudanças estão salvas. Para os leitores verem, use “Publicar”.',
		},
	},
	binned: {
		title: 'Este post foi para a lixeira.',
		text: 'O que você escreveu está guardado.',
		restore: 'Restaurar',
		saveAsOther: 'Salvar como outro post',
	},
	merged: 'Combinado com mudanças feitas em outro lugar',
} as const;
