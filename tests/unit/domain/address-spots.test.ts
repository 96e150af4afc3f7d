import { expect, test } from 'vitest';
import { findAddressSpots } from '#domain/text/address-spots';

test('the first word of a footnote is no address, and what a footnote links to is one', () => {
	const addressesIn = (text: string) => findAddressSpots(text).map(({ address }) => address);
	expect(addressesIn('T[^2].\n\n[^2]: tres dias depois.\n[^3]: /tres/ é o que era.')).toEqual([]);
	expect(addressesIn('T[^2] e [a][a].\n\n[^2]: [dois](/dois/).\n[a]: /tres/')).toEqual([
		'/dois/',
		'/tres/',
	]);
});
