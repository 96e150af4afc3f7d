import { site } from '#config/site';

/** The date on which a post came out; loaded with the ficha. */
export const publicationDate = {
	label: 'Publicado em',
	effect:
		site.orderBy === 'created_at'
			? 'Muda a data no post, no Google e no RSS. A ordem das listas não muda.'
			: 'Muda a data no post e no Google, e a ordem nas listas e no RSS.',
	future: 'Essa data ainda não chegou.',
	tooEarly: 'A data mais antiga é 01/01/1970.',
	correct: 'Corrigir a data',
	corrected: 'Data corrigida',
	cameOut: (when: string) => `Publicado em ${when}.`,
} as const;

/** Where a post stands in readers' lists. */
export const postOrder = {
	place: (at: number, isPublic: boolean) => {
		const place = `${at.toLocaleString('pt-BR')}º na ordem dos posts`;
		return isPublic ? place : `Ao publicar, ${place}`;
	},
	put: 'Colocar em primeiro lugar',
	effect: 'a data de criação passa a ser a de hoje.',
	first: 'Em primeiro lugar',
	createdOn: (when: string) => `Data de criação: ${when}.`,
} as const;
