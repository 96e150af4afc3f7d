export interface KeyGroup {
	title: string;
	/** A modifier key to hold, shown between the title and `after`. */
	held?: string;
	after?: string;
	/** Characters to type into the text rather than keys to press. */
	isTyped?: true;
	/** The action, then its keys. */
	keys: [what: string, ...keys: string[]][];
}

/** Three columns; each starts with its main group. */
const columns: KeyGroup[][] = [
	[
		{
			title: 'Uma tecla, em qualquer tela',
			keys: [
				['Novo post', 'N'],
				['Buscar', '/'],
				['Esta lista', '?'],
				['Próxima área, no que falta', 'F6'],
				['Último aviso', 'Alt', 'T'],
				['Fechar, voltar', 'Esc'],
			],
		},
		{
			title: 'Na lista',
			keys: [
				['Descer, subir', 'J', 'K'],
				['Editar', 'Enter'],
				['Ver', 'V'],
				['Selecionar', 'X'],
			],
		},
		{ title: 'No histórico', keys: [['Mudança seguinte, anterior', 'J', 'K']] },
	],
	[
		{
			title: 'No texto, segure',
			held: 'Ctrl',
			after: 'e aperte',
			keys: [
				['Salvar', 'S'],
				['Botão em destaque: publicar ou agendar', 'Enter'],
				['Desfazer', 'Z'],
				['Refazer', '⇧', 'Z'],
				['Negrito', 'B'],
				['Itálico', 'I'],
				['Link', 'K'],
				['Código', 'E'],
				['Riscado', '⇧', 'X'],
				['Localizar e substituir', 'F'],
				['Foco: só o texto', '⇧', 'F'],
				['Título de seção, subtítulo', '⇧', '2', '3'],
				['Texto', '⇧', '0'],
				['Lista, lista numerada', '⇧', '8', '7'],
				['Citação', '⇧', '9'],
				['Recuo da lista', '[', ']'],
			],
		},
	],
	[
		{
			title: 'No começo da linha, digite',
			isTyped: true,
			keys: [
				['Título de seção', '##'],
				['Subtítulo', '###'],
				['Lista', '-'],
				['Lista numerada', '1.'],
				['Citação', '>'],
				['Divisor', '---'],
				['Qualquer bloco', '/'],
			],
		},
		{
			title: 'No calendário',
			keys: [
				['Mover o post', 'M'],
				['Remover data, ao mover', 'Delete'],
				['Ir para hoje', 'T'],
				['Novo post no dia', 'N'],
			],
		},
		{
			title: 'Ao escolher o dia',
			keys: [
				['Dia anterior, seguinte', '←', '→'],
				['Mês anterior', 'PgUp'],
				['Mês seguinte', 'PgDn'],
				['Domingo', 'Home'],
				['Sábado', 'End'],
			],
		},
	],
];

/** The sheet of keyboard shortcuts; part of `messages`. */
export const help = {
	singleKeys: 'Usar atalhos de uma tecla só: N, J, K, V, X, M, T, / e ?',
	note: '⇧ é Shift. No Mac, Ctrl é ⌘, e o subtítulo é ⌘ ⌥ 3. Tab sai do texto.',
	columns,
};
