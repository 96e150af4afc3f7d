/** The sheet of keyboard shortcuts; part of `messages`. */
export const help = {
	singleKeys: 'Usar atalhos de uma tecla só',
	note: 'No Mac, Ctrl é ⌘. Sem a tecla “/”, use o campo de busca com Tab.',
	groups: [
		{
			title: 'Em toda a mesa',
			keys: [
				['Esta folha', '?'],
				['Buscar por título', '/'],
				['Novo post', 'N'],
				['Ir ao aviso mais recente', 'Alt', 'T'],
				['Próxima área da tela', 'F6'],
			],
		},
		{
			title: 'Na lista',
			keys: [
				['Linha seguinte, anterior', 'J', 'K'],
				['Editar', 'Enter'],
				['Ver', 'V'],
				['Selecionar', 'X'],
			],
		},
		{
			title: 'No texto',
			keys: [
				['Salvar', 'Ctrl', 'S'],
				['Publicar', 'Ctrl', 'Enter'],
				['Negrito', 'Ctrl', 'B'],
				['Itálico', 'Ctrl', 'I'],
				['Link', 'Ctrl', 'K'],
				['Recuar', 'Ctrl', ']'],
				['Desfazer recuo', 'Ctrl', '['],
				['Sair do texto', 'Tab'],
			],
		},
		{ title: 'No histórico', keys: [['Mudança seguinte, anterior', 'J', 'K']] },
	],
} as const;
