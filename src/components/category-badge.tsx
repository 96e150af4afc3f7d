import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { Category } from '#domain/names/category';
import { categoryColour, categoryIconName } from './category-icon-name.ts';
import { Icon } from './icon.tsx';

interface CategoryBadgeProps {
	category: Category | null;
	/** The name in the heading above; a badge that says no more is quiet. */
	under?: string | undefined;
	isLink?: boolean;
}

/** A link to the category's page; a post without a category shows 'Sem categoria' (Spec §3). */
export function CategoryBadge({ category, under, isLink = true }: CategoryBadgeProps) {
	const text = (
		<>
			<Icon name={categoryIconName(category)} />
			<span>{category?.name ?? messages.card.noCategory}</span>
		</>
	);
	if (!category) return <p className="badge quiet">{text}</p>;
	return (
		<p className={category.name === under ? 'badge quiet' : 'badge'} {...categoryColour(category)}>
			{isLink ? <a href={paths.category(category.slug)}>{text}</a> : text}
		</p>
	);
}
