/** Asked before one of the month's last builds is used. */
export const budget = {
	title: (left: number) =>
		left === 0
			? 'As atualizações do site deste mês acabaram'
			: left === 1
				? 'Resta 1 atualização do site neste mês'
				: `Restam ${left} atualizações do site neste mês`,
	text: 'Publicar usa uma. Várias mudanças juntas usam uma só.',
	spent: (when: string) =>
		`O que você publicar agora vai ao ar quando a contagem do mês recomeçar${when}.`,
	wait: 'Esperar',
	goOn: 'Publicar assim mesmo',
} as const;

/** Asked before the session is left with a text that the server does not have. */
export const unsaved = {
	title: 'Sair com texto que não foi salvo?',
	text: 'Há texto que só este navegador tem. Ele fica aqui e volta quando você entrar de novo neste navegador.',
	stay: 'Ficar',
	leave: 'Sair',
} as const;

/** The session ended over a text. */
export const ended = {
	title: 'Sua sessão terminou',
	lead: 'O que você escreveu continua nesta página. Entre de novo e o salvamento continua de onde parou.',
	keepWriting: 'Continuar escrevendo',
	signInAndSave: 'Entrar e salvar',
	signInAgain: 'Entrar de novo',
} as const;
