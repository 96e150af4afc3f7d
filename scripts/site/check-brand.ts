import type { Site } from '#config/site';
import { parseUrl } from '#domain/names/parse-url';
import { phoneDigits } from '#domain/site/door';
import { readCoordinates } from '#seo/brand-nodes';
import { BuildError } from './build-error.ts';

type Company = Pick<
	Site['company'],
	'url' | 'bookingUrl' | 'whatsapp' | 'mapUrl' | 'coordinates' | 'email' | 'securityContact'
>;

interface Brand {
	company: Company;
	follow: Site['follow'];
	socialProfiles: readonly string[];
	controller: Record<'name' | 'contact', string>;
}

const isAddress = (address: string) => /^https?:$/.test(parseUrl(address)?.protocol ?? '');

/** Letters that a title, a sender of mails and a phone's screen have room for. */
const longest = { name: 60, tagline: 160 };

/** An address that a browser or a mail program opens. */
const isContact = (address: string) => /^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(address);

/** Ends a build whose blog has a name or tagline too long for titles, mails and phones. */
export function checkName(site: Pick<Site, 'name' | 'tagline'>): void {
	const texts = [
		['name', 'O nome', 'BLOG_NAME'],
		['tagline', 'A frase', 'BLOG_TAGLINE'],
	] as const;
	for (const [field, what, variable] of texts) {
		const { length } = site[field];
		if (length <= longest[field]) continue;
		throw new BuildError(
			'code',
			`${what} do blog tem ${length} caracteres, e cabem ${longest[field]}: encurte ${variable}, ou ${field} em src/config/site.ts.`,
		);
	}
}

/**
 * Ends a build where an address, number or contact of `src/config/site.ts` cannot work, such as a WhatsApp without
 * digits. Empty ones are allowed.
 */
export function checkBrand({
	company: { url, bookingUrl, whatsapp, mapUrl, coordinates, email, securityContact },
	follow,
	socialProfiles,
	controller,
}: Brand): void {
	if (whatsapp !== '' && !phoneDigits(whatsapp)) {
		throw new BuildError(
			'code',
			`company.whatsapp em src/config/site.ts não é um número: ${JSON.stringify(whatsapp)}. Escreva com + e o código do país, como '+55 11 91234-5678', ou deixe '' para não ter o botão.`,
		);
	}
	if (bookingUrl !== '' && !isAddress(bookingUrl)) {
		throw new BuildError(
			'code',
			`company.bookingUrl em src/config/site.ts não é um endereço: ${JSON.stringify(bookingUrl)}. Escreva um que comece com https://, ou deixe '' para levar a company.url.`,
		);
	}
	const { feed: _, ...followed } = follow;
	const addresses = [
		['company.url', url],
		['company.mapUrl', mapUrl],
		...Object.entries(followed).map(([name, address]) => [`follow.${name}`, address] as const),
		...socialProfiles.map((address) => ['socialProfiles', address] as const),
	] as const;
	for (const [name, address] of addresses) {
		if (address === '' || isAddress(address)) continue;
		throw new BuildError(
			'code',
			`${name} em src/config/site.ts não é um endereço: ${JSON.stringify(address)}. Escreva um que comece com https://, ou deixe '' para não mostrar nada.`,
		);
	}
	if (coordinates !== '' && !readCoordinates(coordinates)) {
		throw new BuildError(
			'code',
			`company.coordinates em src/config/site.ts não é um lugar: ${JSON.stringify(coordinates)}. Escreva latitude e longitude como o mapa as copia, '-23.5614, -46.6559', ou deixe ''.`,
		);
	}
	if (email !== '' && !/^[^\s@:]+@[^\s@]+\.[^\s@]+$/.test(email)) {
		throw new BuildError(
			'code',
			`company.email em src/config/site.ts não é um e-mail: ${JSON.stringify(email)}. Escreva um como 'oi@empresa.com.br', ou deixe ''.`,
		);
	}
	if (securityContact !== '' && !isContact(securityContact)) {
		throw new BuildError(
			'code',
			`company.securityContact em src/config/site.ts não é um contato: ${JSON.stringify(securityContact)}. Escreva mailto: e um e-mail, ou um endereço que comece com https://, ou deixe '' para não publicar nenhum.`,
		);
	}
	if ((controller.name !== '' || controller.contact !== '') && !isContact(controller.contact)) {
		throw new BuildError(
			'code',
			`controller.contact em src/config/site.ts não é um contato: ${JSON.stringify(controller.contact)}. Quem responde pelos dados precisa de um: escreva mailto: e um e-mail, ou um endereço que comece com https://.`,
		);
	}
}
