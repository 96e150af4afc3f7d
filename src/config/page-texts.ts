import { plural } from './messages.ts';

/** Texts of single pages, apart from `messages.ts` because functions load that. */
export const pageTexts = {
	/** What `docs/accessibility.md` says to those who build: the same day and the same gaps. */
	accessibility: {
		title: 'Acessibilidade',
		description:
			'O que este blog cumpre para que todos consigam ler, o que ainda falta e como avisar de uma barreira.',
		lead: 'Este blog quer ser lido por todos: com teclado, com leitor de tela, com letras grandes ou com as cores do próprio sistema. A referência é a WCAG 2.2, nível AA.',
		met: 'O que é cumprido',
		metText:
			'Examinamos as páginas dos leitores e o painel de quem escreve, critério por critério, nos níveis A e AA. O que se sabe que falta está na lista abaixo.',
		looked: 'Quando e como foi examinado',
		lookedAt: '2026-11-30',
		lookedBefore: 'O último exame foi em ',
		lookedText:
			', no Chromium. O axe examinou cada tipo de página e cada tela do painel em larguras de 390, 768 ou 1280 pixels, também com cores forçadas, com movimento reduzido e com letras de 200 %. O teclado percorreu as páginas dos leitores. O resto foi visto por amostra, a olho e pela árvore de acessibilidade. Os exames automáticos se repetem a cada versão.',
		missing: 'O que se sabe que falta',
		gaps: [
			'Nenhum exame foi feito com pessoas com deficiência, nem com NVDA, JAWS, VoiceOver ou TalkBack em aparelhos de verdade.',
			'Os vídeos dos posts ficam no YouTube ou no Vimeo: legendas e audiodescrição dependem de quem os publicou lá (critérios 1.2.2, 1.2.3 e 1.2.5).',
			'A descrição das imagens e os links dos posts são de quem escreve: o painel pede e avisa, mas não obriga (critérios 1.1.1 e 2.4.4).',
			'Com o espaçamento de texto da WCAG, a segunda linha de um post na lista do painel pode terminar em reticências em telas largas (critério 1.4.12).',
			'Trechos em outra língua só são marcados como tais quando quem escreve usa HTML (critério 3.1.2).',
			'Com letras de 200 % ou com mais espaço entre elas, títulos longos podem ser cortados em cartões, que levam ao texto inteiro; no celular, o caminho acima do título de um post só aparece em parte e rola para o lado (critérios 1.4.4 e 1.4.12).',
			'No celular, o menu recebe o foco antes da busca, que aparece acima dele (critério 2.4.3).',
		],
		barrier: 'Encontrou uma barreira?',
		barrierText:
			'Diga em que página foi, o que aconteceu e, se puder, com que aparelho e programa: ',
		noContact: 'Este blog ainda não informou um contato.',
		others:
			'O Disque 100 também recebe denúncias de violação dos direitos das pessoas com deficiência.',
		law: 'A lei e a norma',
		lawText:
			'O artigo 63 da Lei Brasileira de Inclusão (LBI, Lei 13.146/2015) torna obrigatória a acessibilidade dos sites de empresas com sede ou representação comercial no Brasil. A norma ABNT NBR 17225:2025 traz os requisitos para a web e parte da WCAG. Este blog foi examinado pela WCAG, e não requisito por requisito pela norma; ninguém de fora o certificou.',
	},
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
