import { site } from './site.ts';

export const plural = (count: number, one: string, many: string) =>
	`${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;

const { company } = site;
/** What of an address is set, in the given order. */
const joined = (between: string, ...parts: string[]) => parts.filter(Boolean).join(between);
const place = joined(', ', company.street, company.city);

/** Every text that readers see, apart from content. Most are specified word for word. */
export const messages = {
	skipLink: 'Pular para o conteúdo',
	header: {
		label: 'Principal',
		home: 'Início',
		posts: 'Todos os Posts',
		books: 'Livros',
		admin: 'Admin',
		search: 'Buscar no blog',
		closeSearch: 'Fechar a busca',
	},
	footer: {
		label: 'Rodapé',
		copyright: (year: number) => joined(' · ', `© ${year} ${site.name}`, place),
		reading: 'Ler',
		posts: 'Posts',
		books: 'Livros',
		authors: 'Quem escreve',
		sitemap: 'Mapa do Site',
		categories: 'Categorias',
		someCategories: 'Categorias no rodapé',
		visit: 'Visite',
		address: [
			company.street,
			joined(' ', joined(', ', company.city, company.region), company.postalCode),
			company.openingHours,
		].filter(Boolean),
	},
	/** What a way to the house says of itself. */
	doors: {
		visit: 'Agendar uma visita',
		whatsapp: 'Conversar no WhatsApp',
		map: 'Como chegar',
	},
	follow: {
		title: 'Acompanhe',
		blog: `Acompanhe o ${site.name}`,
		channel: 'Canal no WhatsApp',
		newsletter: 'Receber por e-mail',
		instagram: 'Instagram',
		linkedin: 'LinkedIn',
		feed: 'RSS',
	},
	breadcrumbs: 'Você está em',
	share: {
		label: 'Compartilhar',
		whatsapp: 'WhatsApp',
		linkedin: 'LinkedIn',
		copy: 'Copiar link',
		copied: 'Link copiado',
		system: 'Mais opções',
	},
	feed: 'Artigos',
	search: {
		placeholder: 'Buscar por título',
		button: 'Buscar',
		needsScript:
			'A busca precisa de JavaScript, que está desativado neste navegador. Veja as listas:',
	},
	home: {
		featured: 'Destaque',
		recentPosts: 'Posts Recentes',
		mostRead: 'Mais lidos',
		seeAll: 'Ver tudo',
		seeAllOf: (category: string) => `Ver tudo em ${category}`,
	},
	card: {
		readMore: 'Ler mais',
		noCategory: 'Sem categoria',
		tags: 'Tags',
	},
	carousel: {
		role: 'carrossel',
		slide: 'item',
		position: (index: number, total: number) => `${index} de ${total}`,
		previous: (title: string) => `${title}: anteriores`,
		next: (title: string) => `${title}: próximos`,
	},
	article: {
		loading: 'Carregando post...',
		back: 'Voltar ao blog',
		readTime: (text: string) => `${text} de leitura`,
		allTexts: (name: string) => `Todos os textos de ${name}`,
		editedOn: 'Atualizado em',
		publishedAt: (url: string) => `Publicado em ${site.name}, ${url}`,
		contents: 'Neste artigo',
		tags: 'Tags',
		readAlso: 'Leia Também',
		related: 'Posts Relacionados',
		embeds: {
			youtube: 'Assistir no YouTube',
			vimeo: 'Assistir no Vimeo',
			video: 'Assistir ao vídeo',
			audio: 'Ouvir o áudio',
			media: 'Abrir o arquivo de mídia',
			other: (host: string) => `Abrir o conteúdo de ${host}`,
		},
		video: {
			sites: { youtube: 'YouTube', vimeo: 'Vimeo' },
			how: 'só carrega ao clicar',
		},
		table: (name: string) => (name === '' ? 'Tabela' : `Tabela: ${name}`),
		tableCue: 'Role a tabela para o lado',
		linkedPicture: {
			picture: 'Ver a imagem inteira',
			here: 'Abrir a página',
			elsewhere: (host: string) => `Abrir ${host}`,
		},
		generatedPicture: 'Imagem criada com IA',
		notes: 'Notas',
		note: (number: string) => `Nota ${number}`,
		backToText: (number: number, mention: number) =>
			`Voltar ao texto da nota ${number}${mention > 1 ? `, ${mention}ª menção` : ''}`,
		preview: 'Prévia: só quem entrou no painel vê esta versão.',
		edit: 'Editar o texto',
	},
	sharedDraft: {
		card: `Um texto do ${site.name} para você ler`,
	},
	callToAction: {
		...site.invitation,
		message: (title: string, code: string) =>
			`Oi! Li “${title}” e quero conhecer o espaço. (Post ${code})`,
		place,
	},
	posts: {
		title: 'Todos os Posts',
		description: `Todos os textos publicados no blog ${site.name}, do mais novo ao mais antigo.`,
		count: (count: number) =>
			count === 0
				? 'O primeiro ainda está sendo escrito.'
				: plural(count, 'post publicado', 'posts publicados'),
		categories: 'Categorias',
		olderPosts: 'Posts mais antigos',
		newest: 'Mais recentes',
		newer: 'Mais novos',
		older: 'Mais antigos',
	},
	category: {
		count: (count: number) => plural(count, 'post', 'posts'),
		description: (name: string) => `Posts da categoria ${name} no blog ${site.name}.`,
		emptyTitle: 'Nenhum post encontrado',
		emptyText: 'Não encontramos posts nesta categoria ainda.',
		allPosts: 'Ver todos os posts',
		neighbours: 'Outras categorias',
		all: 'Todas',
	},
	tag: {
		title: (name: string) => `#${name}`,
		count: (count: number) => plural(count, 'post com esta tag', 'posts com esta tag'),
		near: 'Costuma aparecer com',
		description: (name: string) => `Posts com a tag ${name} no blog ${site.name}.`,
	},
	authors: {
		title: 'Quem escreve',
		lead: 'Quem assina os textos que você lê aqui',
		description: `Quem escreve no blog ${site.name}, com todos os textos de cada pessoa.`,
		count: (count: number) => plural(count, 'texto no blog', 'textos no blog'),
		since: (month: string) => `Desde ${month}`,
		writesAbout: 'Escreve sobre',
		textsOf: (name: string) => `Textos de ${name}`,
		byline: (name: string) => `Textos de ${name} no blog ${site.name}.`,
	},
	books: {
		title: 'Livros',
		lead: 'Resumos de leitura para a pausa do café',
		description: `Resumos e resenhas de livros no blog ${site.name}, para ler na pausa do café.`,
		empty: 'Nenhum livro encontrado.',
		backHome: 'Voltar ao início',
	},
	sitemap: {
		title: 'Mapa do Site',
		description: `Todas as páginas e todos os posts do blog ${site.name}, por categoria.`,
		noCategory: 'Geral',
	},
	privacy: {
		title: 'Privacidade',
		description: `O que o blog ${site.name} mede nas visitas, o que guarda e por quanto tempo.`,
	},
	pager: {
		label: 'Páginas',
		previous: 'Página anterior',
		next: 'Próxima página',
		page: (page: number) => `Página ${page}`,
	},
	notFound: {
		/** The last step of its breadcrumbs. */
		crumb: 'Página não encontrada',
	},
	postNotFound: { title: 'Post não encontrado', link: 'Voltar ao início' },
} as const;
