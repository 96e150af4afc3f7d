import { paths } from '#config/paths';

const count = (times: number, one: string, many: string) =>
	`${times.toLocaleString('pt-BR')} ${times === 1 ? one : many}`;
const times = (number: number) => count(number, 'vez', 'vezes');
const days = (number: number) => count(number, 'dia', 'dias');

/** What readers looked for and did not find. */
export const missed = {
	title: 'Procuraram e não acharam',
	lead: 'O que os leitores procuraram e não encontraram. Aparece depois de três dias diferentes e some depois de trinta sem ninguém procurar.',
	none: 'Nada por enquanto. Uma busca ou um endereço sem resultado aparece aqui depois de três dias diferentes.',
	searches: 'Na busca',
	searchesNote: 'boas pautas',
	addresses: 'Endereços',
	addressesNote: 'mostram “Post não encontrado”',
	kept: 'Guardamos só o endereço, nunca quem o abriu. Robôs e caminhos como /wp-login.php ficam de fora.',
	often: (number: number, onDays: number) => `${times(number)}, em ${days(onDays)}`,
	last: {
		today: 'A última hoje.',
		yesterday: 'A última ontem.',
		on: (day: string) => `A última em ${day}.`,
	},
	begin: 'Começar um post',
	redirect: 'Redirecionar para…',
	goes: 'Vai para ',
	goesThen: ' na próxima publicação.',
	led: (number: number) => count(number, 'endereço redirecionado', 'endereços redirecionados'),
	dialog: {
		often: (number: number, onDays: number) =>
			`${times(number)} em ${days(onDays)}. Hoje mostra “Post não encontrado”.`,
		field: 'Post, categoria ou página',
		list: 'Para onde',
		similar: 'Parecidos',
		others: 'Ou',
		category: (name: string) => `Categoria ${name}`,
		posts: (number: number) => count(number, 'post', 'posts'),
		visits: (number: number) => `${count(number, 'visita', 'visitas')} em 28 dias`,
		outside: 'site da empresa, fora do blog',
		none: (q: string, host: string | undefined) =>
			`Nada publicado com “${q}”. Dá para redirecionar a um post publicado, a uma categoria, a uma página do blog${host ? ` ou a ${host}` : ''}.`,
		failed: 'A busca não respondeu.',
		within: 'Quem abrir este endereço vai para ',
		leaves: 'Quem abrir este endereço sai do blog e vai para ',
		from: ', a partir da próxima publicação.',
		follow: ' Links antigos e o Google passam a seguir junto.',
		go: 'Redirecionar',
	},
	done: {
		post: 'O endereço vai para o post.',
		category: 'O endereço vai para a categoria.',
		page: 'O endereço vai para a página.',
		company: 'O endereço vai para o site da empresa.',
	},
	doneNote: 'Entra na próxima publicação.',
	undone: 'O endereço não vai mais para lá.',
	pages: [
		[paths.home, 'Início do blog'],
		[paths.posts(), 'Todos os posts'],
		[paths.books(), 'Livros'],
		[paths.authors, 'Autores'],
		[paths.sitemap, 'Mapa do site'],
		[paths.privacy, 'Privacidade'],
	],
} as const;
