/** What `site.ts` has of a brand. */
export interface Brand {
	name: string;
	tagline: string;
	description: string;
	company: Record<
		| 'url'
		| 'bookingUrl'
		| 'whatsapp'
		| 'mapUrl'
		| 'street'
		| 'city'
		| 'region'
		| 'postalCode'
		| 'openingHours',
		string
	> & { opening: { days: string[]; opens: string; closes: string } };
	follow: Record<'channel' | 'instagram' | 'linkedin', string>;
	controller: Record<'name' | 'contact', string>;
}

const without =
	(empty: Partial<Brand['company']>) =>
	({ company }: Brand) => ({ company: { ...company, ...empty } });
const unfollow =
	(name: keyof Brand['follow']) =>
	({ follow }: Brand) => ({ follow: { ...follow, [name]: '' } });
const noPlace = {
	street: '',
	city: '',
	region: '',
	postalCode: '',
	openingHours: '',
	opening: { days: [], opens: '', closes: '' },
};

/** What the shipped `site.ts` says of a space that does not exist, and what it leaves to its owner. */
const shipped: readonly [
	name: string,
	label: string,
	read: (site: Brand) => unknown,
	value: unknown,
	/** What takes its place on a site that has a name of its own. */
	unset?: (site: Brand) => Partial<Brand>,
][] = [
	['name', 'nome', ({ name }) => name, 'Vão Livre'],
	[
		'tagline',
		'frase',
		({ tagline }) => tagline,
		'Um vão livre no meio do expediente',
		() => ({ tagline: '' }),
	],
	[
		'description',
		'descrição',
		({ description }) => description,
		'Textos curtos e úteis sobre dinheiro, clientes, foco e gente, escritos por quem divide a mesa em São Paulo.',
		() => ({ description: '' }),
	],
	[
		'company.url',
		'site da empresa',
		({ company }) => company.url,
		'https://example.com',
		without({ url: '' }),
	],
	[
		'company.bookingUrl',
		'agendamento',
		({ company }) => company.bookingUrl,
		'https://example.com/visita',
		without({ bookingUrl: '' }),
	],
	[
		'company.whatsapp',
		'WhatsApp',
		({ company }) => company.whatsapp,
		'+55 00 00000-0000',
		without({ whatsapp: '' }),
	],
	[
		'company.street',
		'endereço e horário',
		({ company }) => company.street,
		'Rua do Exemplo, 100',
		without(noPlace),
	],
	[
		'company.mapUrl',
		'mapa',
		({ company }) => company.mapUrl,
		'https://example.com/mapa',
		without({ mapUrl: '' }),
	],
	[
		'follow.channel',
		'canal no WhatsApp',
		({ follow }) => follow.channel,
		'https://example.com/canal',
		unfollow('channel'),
	],
	[
		'follow.instagram',
		'Instagram',
		({ follow }) => follow.instagram,
		'https://example.com/instagram',
		unfollow('instagram'),
	],
	[
		'follow.linkedin',
		'LinkedIn',
		({ follow }) => follow.linkedin,
		'https://example.com/linkedin',
		unfollow('linkedin'),
	],
	['controller', 'quem responde pelos dados', ({ controller }) => controller.name, ''],
	['controller.contact', 'contato dos leitores', ({ controller }) => controller.contact, ''],
];

/** The settings of `src/config/site.ts` that nobody has made their own yet, each with its name in the file. */
export const listDemoSettings = (site: Brand): { name: string; label: string }[] =>
	shipped
		.filter(([, , read, value]) => read(site) === value)
		.map(([name, label]) => ({ name, label }));

/** The site without what is still the demo's. */
export function withoutDemo<Site extends Brand>(written: Site): Site {
	const site = { ...written };
	for (const [, , read, value, unset] of shipped) {
		if (read(site) === value) Object.assign(site, unset?.(site));
	}
	return site;
}

/** One line of a build's log, or of the doctor. */
export const describeDemoSettings = (settings: { name: string; label: string }[]): string =>
	`Em src/config/site.ts ainda estão como no exemplo: ${settings.map(({ name, label }) => `${label} (${name})`).join(', ')}.`;
