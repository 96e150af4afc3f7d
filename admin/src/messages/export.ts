/** The card that downloads the whole blog. */
export const exportMessages = {
	title: 'Levar o blog',
	lead: 'Todos os textos, rascunhos também, em Markdown, com as imagens e os redirecionamentos. O arquivo volta inteiro com “npm run import”.',
	download: 'Baixar tudo (.zip)',
	working: (done: number, total: number | undefined) =>
		total === undefined ? `${done} arquivos…` : `${done} de ${total} arquivos…`,
	done: (files: number) => `Baixado: ${files} arquivos.`,
	missing: (count: number) =>
		count === 1 ? 'Uma imagem não pôde ser lida.' : `${count} imagens não puderam ser lidas.`,
	failed: 'O blog não pôde ser baixado.',
	fileName: (day: string) => `blog-${day}.zip`,
};
