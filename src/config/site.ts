import { nameSite } from './name-site.ts';

/**
 * Everything that makes this blog yours, from top to bottom; change it here and nowhere else. Its sign is
 * `public/favicon.svg`, from which `node scripts/make-icons.ts` draws the icons.
 */
const written = {
	// The brand.
	name: 'Vão Livre',
	tagline: 'Um vão livre no meio do expediente',
	description:
		'Textos curtos e úteis sobre dinheiro, clientes, foco e gente, escritos por quem divide a mesa em São Paulo.',
	/** Signs a post whose author is left empty. */
	defaultAuthor: 'Redação',
	/** The page's background colour, for the browser's frame. */
	themeColor: '#120d09',

	// The doors: where a reader finds the company.
	company: {
		url: 'https://example.com',
		linkText: 'Conheça o espaço',
		/** Where 'Agendar uma visita' leads; empty: to `url`. */
		bookingUrl: 'https://example.com/visita',
		/** With `+` and the country's code; articles then offer WhatsApp. Empty: no button. The demo's is nobody's. */
		whatsapp: '+55 00 00000-0000',
		/** The space on a map, where 'Como chegar' leads. Empty: no such link. */
		mapUrl: 'https://example.com/mapa',
		/** Latitude and longitude of the same place, as maps copy them, `-23.5614, -46.6559`. Only machines read them. */
		coordinates: '',
		/** Where anybody may write to the company. Only machines read it. */
		email: '',
		/** Whom to tell of a vulnerability, `mailto:…` or `https://…`. Empty: no `/.well-known/security.txt`. */
		securityContact: '',
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
	/** Where readers follow the blog: two of these stand below an article, all in the footer. Empty: it is not shown. */
	follow: {
		/** A channel on WhatsApp, `https://whatsapp.com/channel/…`. */
		channel: 'https://example.com/canal',
		/** The page of a newsletter's service on which readers sign up. */
		newsletter: '',
		instagram: 'https://example.com/instagram',
		linkedin: 'https://example.com/linkedin',
		/** The blog's own feed. */
		feed: true,
	},
	/** The company's pages elsewhere, such as YouTube's; they stand in the footer, too. */
	socialProfiles: [] as string[],
	/** Stands below every article that has a way to book or to write. It is an offer, and an offer binds who makes it. */
	invitation: {
		title: 'Venha continuar essa conversa numa mesa daqui',
		text: 'Conheça o espaço: café coado, sala silenciosa e alguém do lado que já passou por isso antes de você.',
	},

	// Who answers.
	/** Whom readers ask about their data, on `/privacidade` (LGPD, art. 9). Without a name the page names nobody. */
	controller: {
		name: '',
		address: '',
		/** `mailto:…` or `https://…`. There readers also tell of a barrier, on `/acessibilidade`. */
		contact: '',
	},

	// Pictures.
	/** Whether 'Imagem criada com IA' stands below a picture that a model made. Its file says so either way. */
	showPictureOrigin: true,

	// The order.
	/** Sorts posts newest first by this field. */
	orderBy: 'created_at' as 'created_at' | 'published_at',
	/** Slugs of the categories that the footer names, in this order. Empty: the four oldest with a public post. */
	footerCategories: [] as readonly string[],

	// Measuring.
	/** Google Analytics id, such as `G-ABC123`; PUBLIC_GA_ID overrides it. Empty: nothing is measured. */
	measurementId: '',
};
export type Site = typeof written;

// All that a deploy's settings change of it. Bundles have no settings, only what they come to (`bakedSite`), and the
// domain does not know Node's types.
declare const process: { env: Record<string, string | undefined> };
const setting = (name: string) => process.env[name] || '';
const [name, tagline] = [setting('BLOG_NAME'), setting('BLOG_TAGLINE')];

export const site: Site = {
	...(name || tagline ? nameSite(written, name, tagline) : written),
	measurementId: setting('PUBLIC_GA_ID') || written.measurementId,
};

/** Hosts whose pictures are never shown, such as a storage that the blog has left. */
export const ignoredImageHosts: readonly string[] = setting('IGNORED_IMAGE_HOSTS')
	.split(',')
	.map((host) => host.trim().toLowerCase())
	.filter((host) => host !== '');

export const locale = 'pt-BR';
export const timeZone = 'America/Sao_Paulo';
