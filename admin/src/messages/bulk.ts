import type { BulkAct, LeftOut } from '#domain/post/bulk-act';

const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);
const number = (one: string, many: string) => (count: number) => (count === 1 ? one : many);

const same: Record<BulkAct['action'], (count: number) => string> = {
	publish: number('já está publicado', 'já estão publicados'),
	unpublish: number('já é rascunho', 'já são rascunhos'),
	delete: number('já está na lixeira', 'já estão na lixeira'),
	restore: number('não está na lixeira', 'não estão na lixeira'),
	category: number('já está nela', 'já estão nela'),
	author: number('já é desse autor', 'já são desse autor'),
	tags: number('já está assim', 'já estão assim'),
	schedule: number('já tem esta data', 'já têm esta data'),
	'take-down': number('já tem esta data', 'já têm esta data'),
};

const others: Record<Exclude<LeftOut, 'same'>, (count: number) => string> = {
	gone: number('não está mais na lista', 'não estão mais na lista'),
	changed: number(
		'mudou enquanto isso e ficou como está',
		'mudaram enquanto isso e ficaram como estão',
	),
	live: number('já está no ar', 'já estão no ar'),
	'off-air': number('não está no ar nem agendado', 'não estão no ar nem agendados'),
	'exit-first': number('sairia do ar antes de ir ao ar', 'sairiam do ar antes de ir ao ar'),
	incomplete: number(
		'ainda não está completo e continua como rascunho',
		'ainda não estão completos e continuam como rascunhos',
	),
	full: number('passaria de 20 tags', 'passariam de 20 tags'),
};

/** What is done to many posts at once. */
export const bulk = {
	label: 'Ações em lote',
	last: 'Última mudança',
	clear: 'Limpar seleção',
	selected: (count: number) => (count === 1 ? '1 selecionado' : `${count} selecionados`),
	/** How many of the selected posts an action changes, when it is not all. */
	part: (count: number, total: number) => `${count} de ${total}`,
	category: 'Categoria…',
	author: 'Autor…',
	tags: 'Tags…',
	schedule: 'Publicar em…',
	takeDown: 'Tirar do ar em…',
	willChange: (count: number, total: number) => {
		if (count === 0) return 'Nenhum post muda.';
		if (count < total) return `${count} de ${total} posts ${count === 1 ? 'muda' : 'mudam'}.`;
		return total === 1 ? '1 post muda.' : `Os ${total} posts mudam.`;
	},
	leftOut: (action: BulkAct['action'], why: LeftOut, count: number) =>
		`${count} ${(why === 'same' ? same[action] : others[why])(count)}.`,
	categoryTitle: (count: number) => `Categoria de ${posts(count)}`,
	categoryField: 'Nova categoria',
	choose: 'Escolher…',
	changeCategory: 'Mudar categoria',
	authorTitle: (count: number) => `Autor de ${posts(count)}`,
	authorField: 'Novo autor',
	changeAuthor: 'Mudar autor',
	tagsTitle: (count: number) => `Tags de ${posts(count)}`,
	addTags: 'Adicionar',
	addHint: 'Separe as tags com vírgulas.',
	removeTags: 'Remover',
	tooLong: 'Até 20 tags de 50 caracteres.',
	inAndOut: 'A mesma tag não pode ser adicionada e removida.',
	noTags: 'Não há tags para remover.',
	changeTags: 'Mudar tags',
	scheduleTitle: 'Publicar em',
	takeDownTitle: 'Tirar do ar em',
	afterwards:
		'Depois disso, quem abrir os links vê “Post não encontrado”, e os posts voltam para rascunho.',
	done: {
		publish: (count: number) => `${posts(count)} ${number('publicado', 'publicados')(count)}`,
		unpublish: (count: number) =>
			`${posts(count)} ${number('despublicado', 'despublicados')(count)}`,
		category: (count: number) => `${posts(count)} em outra categoria`,
		author: (count: number) => `${posts(count)} com outro autor`,
		tags: (count: number) => `${posts(count)} com outras tags`,
		schedule: (count: number) => `${posts(count)} ${number('agendado', 'agendados')(count)}`,
		'take-down': (count: number) =>
			`${posts(count)} ${number('sai', 'saem')(count)} do ar nessa data`,
	},
	below: (count: number) =>
		count === 0
			? ''
			: `${count} ${number('aparece', 'aparecem')(count)} abaixo de posts mais novos: o blog ordena pela data de criação.`,
	lacks: (title: string, lacks: string) => `“${title}”: ${lacks}`,
	andMore: (count: number) => `E mais ${count}.`,
	nothing: 'Nenhum post mudou.',
} as const;
