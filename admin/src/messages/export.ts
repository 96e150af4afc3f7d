/** The download of the whole blog. */
export const exportMessages = {
	lead: 'Inclui todos os posts, os rascunhos e as imagens, menos a lixeira.',
	download: 'Baixar uma cópia',
	working: (done: number, total: number | undefined) =>
		total === undefined ? `${done} arquivos…` : `${done} de ${total} arquivos…`,
	done: (files: number) => `${files} arquivos baixados.`,
	missing: (count: number) =>
		count === 1 ? 'Não foi possível ler uma imagem.' : `Não foi possível ler ${count} imagens.`,
	failed: 'Não foi possível baixar o blog.',
	fileName: (day: string) => `blog-${day}.zip`,
};
