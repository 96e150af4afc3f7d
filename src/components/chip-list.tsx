import type { Category } from '#domain/names/category';
import { categoryColour, categoryIconName } from './category-icon-name.ts';
import { Icon } from './icon.tsx';

interface ChipListProps {
	id: string;
	title: string;
	chips: { text: string; address: string; category?: Category }[];
}

/** A titled row of links; renders nothing without any. */
export function ChipList({ id, title, chips }: ChipListProps) {
	if (chips.length === 0) return null;
	return (
		<section aria-labelledby={id}>
			<h2 className="kind" id={id}>
				{title}
			</h2>
			<ul className="chips">
				{chips.map(({ text, address, category }) => (
					<li key={address}>
						<a className="chip" href={address} {...categoryColour(category)}>
							{category && <Icon name={categoryIconName(category)} />}
							{text}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
