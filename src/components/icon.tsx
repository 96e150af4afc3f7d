import type { CategoryIcon } from '#domain/names/category';
import sprite from './sprites/icons.svg?url&no-inline';

export type IconName =
	| CategoryIcon
	| 'camera'
	| 'clock'
	| 'close'
	| 'down'
	| 'left'
	| 'link'
	| 'linkedin'
	| 'livros'
	| 'mail'
	| 'next'
	| 'out'
	| 'place'
	| 'previous'
	| 'right'
	| 'rss'
	| 'search'
	| 'share'
	| 'whatsapp';

/** A decorative line icon in the colour of its text; the adjacent text carries the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
	return (
		<svg className={`icon ${className}`.trim()} aria-hidden="true">
			<use href={`${sprite}#${name}`} />
		</svg>
	);
}
