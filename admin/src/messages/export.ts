/** The download of the whole blog. */
export const exportMessages = {
	lead: 'Leva todos os textos, rascunhos também, e as imagens. O que está na lixeira não vai. Serve para voltar ao blog ou para sair daqui.',
	download: 'Baixar uma cópia',
	working: (done: number, total: number | undefined) =>
		total === undefined ? `${done} arquivos…` : `${done} de ${total} arquivos…`,
	done: (files: number) => `Baixado: ${files} arquivos.`,
	missing: (count: number) =>
		count === 1 ? 'Uma imagem não pôde ser lida.' : `${count} imagens não puderam ser lidas.`,
	failed: 'O blog não pôde ser baixado.',
	fileName: (day: string) => `blog-${day}.zip`,
};
