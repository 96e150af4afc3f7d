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
