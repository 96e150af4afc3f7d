import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { CategorySection } from '#domain/home-sections';
import { categoryColour, categoryIconName } from './category-icon-name.ts';
import { Icon } from './icon.tsx';
import { PostCard } from './post-card.tsx';
import { PostLines } from './post-lines.tsx';

/** One category told at length: a large card and up to three posts in words. */
export function CategoryBeat({ category, lead, others }: CategorySection) {
	return (
		<section className="section" aria-labelledby="secao">
			<div className="beat-head" {...categoryColour(category)}>
				<h2 id="secao">
					<Icon name={categoryIconName(category)} />
					{category.name}
				</h2>
				<a
					className="link"
					href={paths.category(category.slug)}
					aria-label={messages.home.seeAllOf(category.name)}
				>
					{messages.home.seeAll} <Icon name="right" />
				</a>
			</div>
			<div className="beat">
				<PostCard post={lead} />
				<PostLines posts={others} excerpts />
			</div>
		</section>
	);
}

/** Further categories side by side: a card each, and up to two titles. */
export function CategoryDesks({ desks }: { desks: readonly CategorySection[] }) {
	if (desks.length === 0) return null;
	return (
		<div className="section desks">
			{desks.map(({ category, lead, others }) => (
				<section key={category.id} className="desk" aria-labelledby={`secao-${category.slug}`}>
					<h2 className="desk-head" id={`secao-${category.slug}`} {...categoryColour(category)}>
						<Icon name={categoryIconName(category)} />
						<a href={paths.category(category.slug)}>{category.name}</a>
					</h2>
					<PostCard post={lead} />
					<PostLines posts={others} />
				</section>
			))}
		</div>
	);
}
