/** What is said where a gallery's picture is opened large; kept separate so that readers do not download the whole list. */
export const viewerTexts = {
	enlarge: (description: string, at: number, of: number) =>
		description === '' ? `Ampliar a imagem ${at} de ${of}` : `Ampliar: ${description}`,
	name: (at: number, of: number) => `Imagem ${at} de ${of}`,
	place: (at: number, of: number) => `${at} de ${of}`,
	previous: 'Imagem anterior',
	next: 'Próxima imagem',
	close: 'Fechar',
} as const;
