/** Posts of 'Começar com exemplos'. */
export const example = {
	author: 'Exemplo',
	tag: 'exemplo',
	notice: (count: number) => (count === 1 ? '1 post é exemplo.' : `${count} posts são exemplos.`),
	noticeText: 'Vieram com o blog, para ver como ele fica. Excluídos, ficam 30 dias na Lixeira.',
	remove: 'Excluir os exemplos',
} as const;
