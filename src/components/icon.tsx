import type { CategoryIcon } from '#domain/category-icon';
import sprite from './sprites/icons.svg?url&no-inline';

export type IconName =
	| CategoryIcon
	| 'close'
	| 'down'
	| 'left'
	| 'livros'
	| 'next'
	| 'out'
	| 'previous'
	| 'right'
	| 'search';

/** A line icon in the colour of its text; decoration only, so the text beside it says what it means. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
	return (
		<svg className={`icon ${className}`.trim()} aria-hidden="true">
			<use href={`${sprite}#${name}`} />
		</svg>
	);
}
