import type { CategoryAccent, CategoryIcon } from '#domain/names/category';
import type { TopicChange } from '#domain/names/topic';

const plural = (count: number, one: string, many: string) =>
	`${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`;
const posts = (count: number) => plural(count, 'post', 'posts');

const acts = { change: 'mudou', merge: 'foi mesclada', delete: 'foi excluída' } as const;

/** Categories and tags. */
export const topics = {
	title: 'Categorias e tags',
	lead: (counts: { categories: number; tags: number; empty: number; twins: number }) => {
		const { categories, tags, empty, twins } = counts;
		const topics = `${plural(categories, 'categoria', 'categorias')} e ${plural(tags, 'tag', 'tags')}.`;
		const notes = [
			empty > 0 && plural(empty, 'está vazia', 'estão vazias'),
			twins > 0 && plural(twins, 'par de tags parece igual', 'pares de tags parecem iguais'),
		].filter(Boolean);
		return notes.length > 0 ? `${topics} ${notes.join(' e ')}.` : topics;
	},
	loadFailed: 'Não foi possível carregar as categorias e tags',
	categories: 'Categorias',
	newCategory: 'Nova categoria',
	create: 'Criar',
	created: 'Categoria criada',
	taken: (name: string, typed: string) =>
		name === typed.trim()
			? 'Já existe uma categoria com este nome.'
			: `Já existe a categoria “${name}”.`,
	/** No line ends within a count. */
	use: ({ live, scheduled, drafts }: { live: number; scheduled: number; drafts: number }) =>
		[
			live > 0 && `${live} no ar`,
			scheduled > 0 && plural(scheduled, 'agendado', 'agendados'),
			drafts > 0 && plural(drafts, 'rascunho', 'rascunhos'),
		]
			.filter((count) => count !== false)
			.map((count) => count.replaceAll(' ', '\u00a0'))
			.join(', ') || 'vazia',
	columns: { name: 'Categoria', posts: 'Posts', last: 'Último post' },
	neverUsed: 'nunca usada',
	noneLive: 'nenhum no ar',
	rename: 'Renomear',
	merge: 'Mesclar',
	remove: 'Excluir',
	save: 'Salvar',
	more: (name: string) => `Mais ações: ${name}`,
	renameOf: (name: string) => `Renomear ${name}`,
	lookOf: (name: string) => `Ícone e cor de ${name}`,
	name: 'Nome da categoria',
	line: 'Frase para o leitor',
	lineHint: 'Aparece na página da categoria. Pode ficar vazia.',
	look: 'Ícone e cor',
	icon: 'Ícone',
	accent: 'Cor',
	byName: (icon: string) => `Pelo nome: ${icon}`,
	colourByName: 'Pelo ícone',
	icons: {
		vendas: 'vendas',
		financas: 'finanças',
		marketing: 'marketing',
		negociacao: 'negociação',
		tecnologia: 'tecnologia',
		educacao: 'educação',
		pessoas: 'pessoas',
		produtos: 'produtos',
		estrategia: 'estratégia',
		guias: 'guias',
		geral: 'geral',
	} satisfies Record<CategoryIcon, string>,
	accents: {
		vendas: 'terra',
		financas: 'verde',
		tecnologia: 'azul',
		negociacao: 'amarelo',
		marketing: 'rosa',
		educacao: 'lilás',
		produtos: 'água',
		guias: 'oliva',
	} satisfies Record<CategoryAccent, string>,
	leadsTo: ' passa a redirecionar para ',
	renamesPosts: (count: number) =>
		count === 0
			? 'Nenhum post usa este nome.'
			: `O novo nome aparece em ${posts(count)}. Os endereços dos posts não mudam.`,
	undoable: 'Dá para desfazer por 30 dias.',
	mergeBoth: 'Mesclar as duas',
	mergeTitle: (name: string) => `Mesclar ${name} com outra`,
	stays: 'Categoria que fica',
	tagStays: 'Tag que fica',
	option: (name: string, count: number) => `${name}, ${count === 0 ? 'vazia' : posts(count)}`,
	moved: (count: number, from: string, into: string, total: number) =>
		`${posts(count)} ${count === 1 ? 'passa' : 'passam'} de ${from} para ${into}: ${total} ao todo.`,
	removeTitle: (name: string) => `Excluir ${name}?`,
	removeLead: (count: number) =>
		count === 1
			? '1 post está nela. Diga para onde vai.'
			: `${posts(count)} estão nela. Diga para onde vão.`,
	goesTo: (count: number) => (count === 1 ? 'O post vai para' : 'Os posts vão para'),
	chooseCategory: 'Escolha a categoria',
	noCategory: 'Sem categoria',
	tags: 'Tags',
	searchTag: 'Buscar tag',
	empty: 'vazia',
	removeEmpty: (count: number) =>
		count === 1 ? 'Excluir a vazia' : `Excluir as ${count.toLocaleString('pt-BR')} vazias`,
	lookTheSame: ' parecem iguais.',
	and: ' e ',
	different: 'São diferentes',
	differentNames: (one: string, other: string) => `São diferentes: ${one} e ${other}`,
	mergeInto: (goes: string, stays: string) => `Mesclar “${goes}” em “${stays}”`,
	moreTwins: (count: number) => `Mostrar mais ${plural(count, 'par', 'pares')}`,
	shown: (to: number, total: number) =>
		total === 0
			? 'Nenhuma tag'
			: to < total
				? `Tags 1 a ${to.toLocaleString('pt-BR')} de ${total.toLocaleString('pt-BR')}`
				: plural(total, 'tag', 'tags'),
	showAll: 'Mostrar todas',
	showMore: (count: number) => `Mostrar mais ${count}`,
	noTag: (text: string) => `Nenhuma tag com “${text}”.`,
	noTags: 'Nenhum post tem tags.',
	takenTag: (name: string, typed: string) =>
		name === typed.trim() ? 'Já existe uma tag com este nome.' : `Já existe a tag “${name}”.`,
	renameTag: (name: string) => `Renomear a tag ${name}`,
	tagName: 'Nome da tag',
	tagRenamed: (count: number) =>
		`O novo nome aparece em ${posts(count)}. Os endereços dos posts não mudam.`,
	mergeTagHint: 'Escreva o nome de uma tag que já existe.',
	chooseTag: 'Escolha outra tag da lista.',
	removeTagLead: (count: number) =>
		count === 1
			? '1 post fica sem ela e continua como está.'
			: `${posts(count)} ficam sem ela e continuam como estão.`,
	done: {
		'change-category': 'Categoria alterada',
		'merge-category': 'Categorias mescladas',
		'delete-category': 'Categoria excluída',
		'rename-tag': 'Tag renomeada',
		'merge-tag': 'Tags mescladas',
		'keep-apart': 'Certo: são diferentes',
	},
	renamed: 'Categoria renomeada',
	tagsDeleted: (count: number) => (count === 1 ? 'Tag excluída' : 'Tags excluídas'),
	undone: 'Desfeito',
	changes: 'Dá para desfazer',
	changed: ({ act, topic, subject, result }: TopicChange) => {
		const what = topic === 'category' ? 'A categoria' : 'A tag';
		if (act === 'merge') return `${what} ${subject} ${acts.merge} com ${result}`;
		if (act === 'delete' && result)
			return `${what} ${subject} ${acts.delete}; os posts foram para ${result}`;
		if (act === 'delete') return `${what} ${subject} ${acts.delete}`;
		return result === subject || result === null
			? `${what} ${subject} ${acts.change} de aparência`
			: `${what} ${subject} agora é ${result}`;
	},
	by: (day: string, name: string | null) => (name ? `${day}, ${name}` : day),
} as const;
