/** Pictures of a post for networks on a phone. */
export const socialPictures = {
	title: 'Imagens para as redes',
	shapes: { feed: 'Instagram', story: 'Status e stories' },
	download: (shape: string) => `Baixar: ${shape}`,
	failed: 'A imagem ainda não está pronta. Tente de novo em um minuto.',
	text: 'Texto',
	copy: 'Copiar texto',
	copied: 'Texto copiado',
};
