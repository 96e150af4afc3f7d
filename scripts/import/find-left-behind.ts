import { findAddressSpots } from '#domain/text/address-spots';
import { maskCode } from '#domain/text/mask-code';
import { counted } from './counted.ts';
import { isSameHost, type OldPlace } from './old-place.ts';

const ownPath =
	/^\/(?:(?:post|posts|livros|categories|tags|autores|sitemap|privacidade|images|covers|panels)(?=[/?#]|$)|rss\.xml|[?#]|$)/;
const isPath = (address: string) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address);
const web = /(?:https?:)?\/\/[^\s<>"'()[\]]+/gi;

const attribute = /\s(src|href|poster|srcset)=["']([^"'<>]+)/gi;

/** What a text shows or links to that is neither here nor on another site: files and pages of the old blog. */
export function findLeftBehind(text: string, { hosts }: OldPlace): string[] {
	const isOld = (address: string) => {
		const [, host] = /^(?:https?:)?\/\/([^\s/?#:]+)/i.exec(address) ?? [];
		return host !== undefined && hosts.some((each) => isSameHost(each, host));
	};
	const masked = maskCode(text);
	const attributes = [...masked.matchAll(attribute)].flatMap(([, name, value = '']) =>
		/^srcset$/i.test(name ?? '')
			? value.split(/,\s+/).map((each) => each.trim().split(/\s/, 1)[0] ?? '')
			: value.trim(),
	);
	const spots = [...findAddressSpots(text).map(({ address }) => address), ...attributes].filter(
		(address) => (isPath(address) ? address !== '' && !ownPath.test(address) : isOld(address)),
	);
	const others = (masked.match(web) ?? [])
		.map((address) => address.replace(/(?<![.,;:!?*_])[.,;:!?*_]+$/, ''))
		.filter((address) => isOld(address) && !spots.some((spot) => spot.startsWith(address)));
	return [...new Set([...spots, ...others])];
}

const list = (addresses: readonly string[], one: string, many: string) =>
	addresses.length === 0
		? []
		: [`${counted(addresses.length, one, many)}: ${addresses.join(', ')}`];

/** The same in words. */
export const describeLeftBehind = (addresses: readonly string[]): string[] => [
	...list(
		addresses.filter((address) => !isPath(address)),
		'endereço continua no blog antigo',
		'endereços continuam no blog antigo',
	),
	...list(
		addresses.filter(isPath),
		'endereço que este site não tem',
		'endereços que este site não tem',
	),
];
