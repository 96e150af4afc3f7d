/** Pictures side by side, never fewer than two, and those that come in several at once. */
const count = (pictures: number) => `${pictures} imagens`;

export const messages = {
	count,
	gallery: 'Galeria',
	rows: 'Uma abaixo da outra',
	ways: 'Como ficam',
	add: 'Adicionar',
	removeAll: 'Remover galeria',
	picture: (at: number, of: number, alt: string) =>
		alt === '' ? `Imagem ${at} de ${of}, sem descrição` : `Imagem ${at} de ${of}: ${alt}`,
	tools: (at: number, of: number) => `Imagem ${at} de ${of}`,
	place: (at: number, of: number) => `${at} de ${of}`,
	left: 'Mover para a esquerda',
	right: 'Mover para a direita',
	takeOut: 'Remover da galeria',
	remove: 'Remover',
	question: (at: number) => `O que se vê na imagem ${at}?`,
	moving: (at: number, of: number) => `Movendo a imagem ${at} de ${of}`,
	willBe: (at: number, of: number) => `Vai ser a ${at}ª de ${of}`,
	isNow: (at: number) => `Imagem na ${at}ª posição`,
	isBack: (at: number) => `Voltou para a ${at}ª`,
	keys: { move: 'mover', drop: 'soltar', cancel: 'cancelar' },
	arrived: {
		added: (pictures: number) => `${count(pictures)} adicionadas.`,
		ask: 'Como elas ficam no texto?',
		gallery: 'Lado a lado, e cada uma pode ser ampliada.',
		rows: 'Cada uma com a sua legenda.',
	},
} as const;
