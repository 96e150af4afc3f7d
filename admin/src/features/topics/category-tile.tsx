import { categoryColour, categoryIconName } from '#components/category-icon-name.ts';
import { Icon } from '#components/icon.tsx';
import type { Category } from '#domain/names/category';

/** A category's sign in its colour. */
export const CategoryTile = ({ category }: { category: Category }) => (
	<span className="tile" {...categoryColour(category)} aria-hidden="true">
		<Icon name={categoryIconName(category)} />
	</span>
);
