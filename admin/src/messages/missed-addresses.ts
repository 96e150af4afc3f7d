import { paths } from '#config/paths';

const count = (times: number, one: string, many: string) =>
	`${times.toLocaleString('pt-BR')} ${times === 1 ? one : many}`;
const times = (number: number) => count(number, 'vez', 'vezes');
const days = (number: number) => count(number, 'dia', 'dias');

/** What readers looked for and did not find. */
export const missed = {
	title: 'Procuraram e não encontraram',
	lead: 'O que os leitores buscaram sem encontrar, em pelo menos três dias. Some após trinta dias sem buscas.',
	none: 'Nada por enquanto. Uma busca ou um endereço sem resultado aparece aqui quando se repete em três dias diferentes.',
	searches: 'Na busca',
	searchesNote: 'boas pautas',
	addresses: 'Endereços',
	addressesNote: 'não abrem nenhuma página',
	kept: 'Guardamos só o endereço, nunca quem o abriu.',
	often: (number: number, onDays: number) => `${times(number)}, em ${days(onDays)}`,
	last: {
		today: 'A última vez foi hoje.',
		yesterday: 'A última vez foi ontem.',
		on: (day: string) => `A última vez foi em ${day}.`,
	},
	begin: 'Começar um post',
	redirect: 'Redirecionar para…',
	goes: 'Vai para ',
	goesThen: ' na próxima atualização do site.',
	led: (number: number) => count(number, 'endereço redirecionado', 'endereços redirecionados'),
	dialog: {
		often: (number: number, onDays: number) =>
			`${times(number)} em ${days(onDays)}. Hoje não abre nenhuma página.`,
		field: 'Post, categoria ou página',
		list: 'Para onde',
		similar: 'Parecidos',
		others: 'Ou',
		category: (name: string) => `Categoria ${name}`,
		posts: (number: number) => count(number, 'post', 'posts'),
		visits: (number: number) => `${count(number, 'visita', 'visitas')} em 28 dias`,
		outside: 'site da empresa, fora do blog',
		none: (q: string, host: string | undefined) =>
			`Nada publicado com “${q}”. Dá para redirecionar para um post publicado, uma categoria, uma página do blog${host ? ` ou ${host}` : ''}.`,
		failed: 'A busca não respondeu.',
		within: 'Quem abrir este endereço vai para ',
		leaves: 'Quem abrir este endereço sai do blog e vai para ',
		from: ', a partir da próxima atualização do site.',
		follow: ' Links antigos e o Google passam a ir para lá.',
		go: 'Redirecionar',
	},
	done: {
		post: 'O endereço redireciona para o post.',
		category: 'O endereço redireciona para a categoria.',
		page: 'O endereço redireciona para a página.',
		company: 'O endereço redireciona para o site da empresa.',
	},
	doneNote: 'Vale a partir da próxima atualização do site.',
	undone: 'Redirecionamento desfeito.',
	pages: [
		[paths.home, 'Início do blog'],
		[paths.posts(), 'Todos os posts'],
		[paths.books(), 'Livros'],
		[paths.authors, 'Quem escreve'],
		[paths.sitemap, 'Mapa do site'],
		[paths.privacy, 'Privacidade'],
		[paths.accessibility, 'Acessibilidade'],
	],
} as const;
