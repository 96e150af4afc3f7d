/** What makes this blog this company's: change the brand here, and nowhere else. */
export const site = {
	name: 'Vão Livre',
	tagline: 'Um vão livre no meio do expediente',
	description:
		'Textos curtos e úteis sobre dinheiro, clientes, foco e gente, escritos por quem divide a mesa em São Paulo.',
	defaultAuthor: 'Redação',
	company: {
		url: 'https://example.com',
		linkText: 'Conheça o espaço',
		street: 'Rua do Exemplo, 100',
		city: 'São Paulo',
		region: 'SP',
		postalCode: '01000-000',
		country: 'BR',
		openingHours: 'seg. a sex., 8h às 20h',
	},
	socialProfiles: ['https://example.com/instagram', 'https://example.com/linkedin'],
} as const;

export const locale = 'pt-BR';
export const timeZone = 'America/Sao_Paulo';
