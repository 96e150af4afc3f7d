import { site } from './site.ts';

type Brand = typeof site;

/** What the shipped `site.ts` says of a space that does not exist, and what it leaves to its owner. */
const shipped: readonly [
	name: string,
	label: string,
	read: (brand: Brand) => unknown,
	value: unknown,
][] = [
	['name', 'nome', ({ name }) => name, 'Vão Livre'],
	['tagline', 'frase', ({ tagline }) => tagline, 'Um vão livre no meio do expediente'],
	[
		'description',
		'descrição',
		({ description }) => description,
		'Textos curtos e úteis sobre dinheiro, clientes, foco e gente, escritos por quem divide a mesa em São Paulo.',
	],
	['company.url', 'site da empresa', ({ company }) => company.url, 'https://example.com'],
	[
		'company.bookingUrl',
		'agendamento',
		({ company }) => company.bookingUrl,
		'https://example.com/visita',
	],
	['company.whatsapp', 'WhatsApp', ({ company }) => company.whatsapp, '+55 00 00000-0000'],
	['company.mapUrl', 'mapa', ({ company }) => company.mapUrl, 'https://example.com/mapa'],
	['company.street', 'endereço e horário', ({ company }) => company.street, 'Rua do Exemplo, 100'],
	[
		'follow.channel',
		'canal no WhatsApp',
		({ follow }) => follow.channel,
		'https://example.com/canal',
	],
	[
		'follow.instagram',
		'Instagram',
		({ follow }) => follow.instagram,
		'https://example.com/instagram',
	],
	['follow.linkedin', 'LinkedIn', ({ follow }) => follow.linkedin, 'https://example.com/linkedin'],
	['controller', 'quem responde pelos dados', ({ controller }) => controller.name, ''],
];

/** The settings of `src/config/site.ts` that nobody has made their own yet, each with its name in the file. */
export const listDemoSettings = (brand: Brand = site): { name: string; label: string }[] =>
	shipped
		.filter(([, , read, value]) => read(brand) === value)
		.map(([name, label]) => ({ name, label }));

/** One line of a build's log, or of the doctor. */
export const describeDemoSettings = (settings: { name: string; label: string }[]): string =>
	`Em src/config/site.ts ainda estão como no exemplo: ${settings.map(({ name, label }) => `${label} (${name})`).join(', ')}.`;
