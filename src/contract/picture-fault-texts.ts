import type { PictureFault } from '#domain/pictures/picture-address';

/** The editor's message for each kind of invalid picture address. */
export const pictureFaultTexts: Record<PictureFault, string> = {
	length: 'O endereço da imagem é longo demais.',
	scheme:
		'O endereço da imagem precisa começar com https:// ou, se ela é deste site, com uma barra só.',
	credentials: 'O endereço da imagem não pode levar usuário nem senha.',
	host: 'O endereço da imagem leva a um domínio que não pode existir.',
	port: 'O endereço da imagem tem uma porta que não existe.',
	percent: 'O endereço da imagem tem um % solto: escreva %25 no lugar dele.',
	missing: 'Este site não tem essa imagem: envie o arquivo, escolha outra ou apague o endereço.',
};
