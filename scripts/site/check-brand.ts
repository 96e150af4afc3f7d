import type { site } from '#config/site';
import { parseUrl } from '#domain/parse-url';
import { phoneDigits } from '#domain/phone-number';
import { BuildError } from './build-error.ts';

type Door = Pick<(typeof site)['company'], 'bookingUrl' | 'whatsapp'>;

/** Stops a build whose invitation would lead nowhere. Both settings may be empty. */
export function checkBrand({ bookingUrl, whatsapp }: Door): void {
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
}
