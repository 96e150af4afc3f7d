import { plural } from './messages.ts';

/** Texts of a page of results, which no function shows. */
export const resultsTexts = {
	title: 'Resultados da Busca',
	count: (count: number) =>
		count === 0 ? 'Nenhum post encontrado' : plural(count, 'post encontrado', 'posts encontrados'),
	posts: 'Posts',
	books: 'Livros',
	filters: 'Filtros ativos',
	remove: 'remover',
	category: 'Categoria',
	maybe: 'Talvez você queira',
	kinds: { category: 'Categoria', tag: 'Tag', author: 'Autor' },
	didYouMean: 'Você quis dizer',
	also: 'Busque também: ',
	emptyHint: 'Tente outra palavra ou remova um dos filtros.',
	clear: 'Limpar Filtros',
	inTitle: 'No título',
	inText: 'No texto',
	noWords: 'A busca precisa de letras ou números.',
	shortWords: 'Palavras de até duas letras só são encontradas inteiras.',
	shortened: (count: number) =>
		count === 1
			? 'Busca longa: usamos só a primeira palavra.'
			: `Busca longa: usamos só as primeiras ${count} palavras.`,
	loading: 'Carregando posts...',
	failedTitle: 'Erro ao carregar posts',
	failedText: 'Tente novamente mais tarde.',
	retry: 'Tentar de novo',
} as const;
