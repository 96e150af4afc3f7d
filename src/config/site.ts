/**
 * The brand of this blog: change it here and nowhere else, its sign in `public/favicon.svg`. Then
 * `node scripts/make-icons.ts` draws the icons.
 */
export const site = {
	name: 'Vão Livre',
	tagline: 'Um vão livre no meio do expediente',
	description:
		'Textos curtos e úteis sobre dinheiro, clientes, foco e gente, escritos por quem divide a mesa em São Paulo.',
	defaultAuthor: 'Redação',
	/** Sorts posts newest first by this field (S12). */
	orderBy: 'created_at' as 'created_at' | 'published_at',
	company: {
		url: 'https://example.com',
		linkText: 'Conheça o espaço',
		/** Where 'Agendar uma visita' leads; empty: to `url`. */
		bookingUrl: 'https://example.com/visita' as string,
		/** With `+` and the country's code; articles then offer WhatsApp. Empty: no button. The demo's is nobody's. */
		whatsapp: '+55 00 00000-0000' as string,
		street: 'Rua do Exemplo, 100',
		city: 'São Paulo',
		region: 'SP',
		postalCode: '01000-000',
		country: 'BR',
		openingHours: 'seg. a sex., 8h às 20h',
		/** The same opening hours, machine-readable. */
		opening: {
			days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
			opens: '08:00',
			closes: '20:00',
		},
	},
	socialProfiles: ['https://example.com/instagram', 'https://example.com/linkedin'],
	/** Slugs of the categories that the footer names, in this order. Empty: the four oldest with a public post. */
	footerCategories: [] as readonly string[],
	/** Google Analytics id, such as `G-ABC123`; PUBLIC_GA_ID overrides it. Empty: nothing is measured. */
	measurementId: '',
	/** The page's background colour, for the browser's frame. */
	themeColor: '#120d09',
} as const;

export const locale = 'pt-BR';
export const timeZone = 'America/Sao_Paulo';
