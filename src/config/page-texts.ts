import { plural } from './messages.ts';

/** Texts of single pages, apart from `messages.ts` because functions load that. */
export const pageTexts = {
	feed: {
		text: 'Este endereço é o feed do blog. Cole-o em um leitor de RSS, como Feedly ou NetNewsWire, e os posts novos chegam até você. ',
		toBlog: 'Ir para o blog',
	},
	privacy: {
		measured:
			'Se você aceitar, este blog também usa o Google Analytics, que guarda cookies no seu navegador e envia ao Google as páginas que você abre. Sem esse sim, vale só o que está abaixo. A resposta pode ser mudada no rodapé de cada página.',
		controller: 'Quem responde pelos dados',
		answers: (who: string) =>
			`${who} é quem controla os dados pessoais citados nesta página (LGPD). Pedidos, dúvidas e reclamações: `,
	},
	sharedDraft: {
		state: 'Rascunho. Não publicado.',
		validUntil: (day: string) => `O link vale até ${day}.`,
		untitled: 'Sem título',
		noDate: 'Sem data ainda',
		comesOut: (day: string) => `Vai ao ar em ${day}`,
		endTitle: 'Você leu até o fim',
		endText: 'Para aprovar ou pedir uma mudança, responda na conversa em que recebeu o link.',
		counted: 'Quem mandou o link vê quantas vezes ele foi aberto, mas não quem abriu nem quando.',
		noScript: 'Ative o JavaScript para ler este rascunho.',
		instead: {
			live: 'Este texto já está no ar',
			cut: 'Este link chegou incompleto',
			failed: 'Não foi possível abrir agora',
		},
		cutText: 'Copie o endereço inteiro da conversa ou peça outro link a quem mandou.',
		readLive: 'Ler no blog',
		retry: 'Tentar de novo',
	},
	consent: {
		label: 'Cookies',
		text: 'Com a sua permissão, usamos cookies para saber quais textos são lidos.',
		more: 'Privacidade',
		refuse: 'Recusar',
		accept: 'Aceitar',
		preferences: 'Preferências de cookies',
	},
	home: {
		allPosts: 'Ver Todos os Posts',
		categories: 'Filtrar por categoria',
		recentBooks: 'Livros Recentes',
		morePosts: 'Ver mais posts',
		allCategories: 'Todas as categorias',
	},
	authors: {
		empty: 'Ninguém assinou um texto ainda.',
	},
	emptyHome: {
		empty: 'O primeiro texto vem aí.',
		follow: 'Assinar o RSS',
	},
	sitemap: {
		count: (count: number) => plural(count, 'artigo', 'artigos'),
		mainPages: 'Páginas principais',
		more: (count: number, name: string) => `Mais ${plural(count, 'post', 'posts')} em ${name}`,
	},
	notFound: {
		title: 'Esta página não está aqui',
		text: 'O endereço mudou de mesa ou nunca teve uma.',
		/** In English on purpose: the specification prescribes this text. */
		link: 'Return to Home',
	},
	postUnavailable: {
		title: 'Este texto já volta',
		text: 'O site não conseguiu abri-lo agora. Tente de novo em alguns segundos.',
		retry: 'Tentar de novo',
	},
} as const;
