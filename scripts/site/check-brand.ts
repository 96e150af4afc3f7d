import type { site } from '#config/site';
import { parseUrl } from '#domain/parse-url';
import { phoneDigits } from '#domain/phone-number';
import { BuildError } from './build-error.ts';

type Door = Pick<(typeof site)['company'], 'bookingUrl' | 'whatsapp' | 'securityContact'>;

/** An address that a browser or a mail program opens. */
const isContact = (address: string) => /^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(address);

/** Stops a build whose invitation or contact would lead nowhere. Each may be empty. */
export function checkBrand(
	{ bookingUrl, whatsapp, securityContact }: Door,
	controller: Record<'name' | 'contact', string>,
): void {
	if (whatsapp !== '' && !phoneDigits(whatsapp)) {
		throw new BuildError(
			'code',
			`company.whatsapp em src/config/site.ts não é um número: ${JSON.stringify(whatsapp)}. Escreva com + e o código do país, como '+55 11 91234-5678', ou deixe '' para não ter o botão.`,
		);
	}
	if (bookingUrl !== '' && !/^https?:$/.test(parseUrl(bookingUrl)?.protocol ?? '')) {
		throw new BuildError(
			'code',
			`company.bookingUrl em src/config/site.ts não é um endereço: ${JSON.stringify(bookingUrl)}. Escreva um que comece com https://, ou deixe '' para levar a company.url.`,
		);
	}
	if (securityContact !== '' && !isContact(securityContact)) {
		throw new BuildError(
			'code',
			`company.securityContact em src/config/site.ts não é um contato: ${JSON.stringify(securityContact)}. Escreva mailto: e um e-mail, ou um endereço que comece com https://, ou deixe '' para não publicar nenhum.`,
		);
	}
	if (controller.name !== '' && !isContact(controller.contact)) {
		throw new BuildError(
			'code',
			`controller.contact em src/config/site.ts não é um contato: ${JSON.stringify(controller.contact)}. Quem responde pelos dados precisa de um: escreva mailto: e um e-mail, ou um endereço que comece com https://.`,
		);
	}
}
