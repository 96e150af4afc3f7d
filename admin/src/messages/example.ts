/** Posts of 'Começar com exemplos'. */
export const example = {
	author: 'Exemplo',
	tag: 'exemplo',
	notice: (count: number) =>
		count === 1 ? '1 post é de exemplo.' : `${count} posts são de exemplo.`,
	noticeText: (count: number) =>
		count === 1
			? 'Veio com o blog, para mostrar como ele fica. Se você excluir, fica 30 dias na Lixeira.'
			: 'Vieram com o blog, para mostrar como ele fica. Se você excluir, ficam 30 dias na Lixeira.',
	remove: 'Excluir os exemplos',
} as const;
