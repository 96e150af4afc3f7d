import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { CategorySection } from '#domain/post/home-sections';
import { categoryColour, categoryIconName } from './category-icon-name.ts';
import { Icon } from './icon.tsx';
import { PostCard } from './post-card.tsx';
import { PostLines } from './post-lines.tsx';

/** One category told at length: a large card and two or three posts in words, or two equal cards. */
export function CategoryFeature({ category, lead, others }: CategorySection) {
	const id = `secao-${category.slug}`;
	const isWords = others.length > 1;
	const cards = isWords ? [lead] : [lead, ...others];
	return (
		<section className="section" aria-labelledby={id}>
			<div className="beat-head" {...categoryColour(category)}>
				<h2 id={id}>
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
			<div className={cards.length > 1 ? 'beat pair' : 'beat'}>
				{cards.map((post) => (
					<PostCard key={post.id} post={post} under={category.name} />
				))}
				{isWords && <PostLines posts={others} excerpts />}
			</div>
		</section>
	);
}

/** Further categories side by side: a card each, and up to two titles; a single one is told at length. */
export function CategoryColumns({ desks }: { desks: readonly CategorySection[] }) {
	const [only, ...more] = desks;
	if (!only) return null;
	if (more.length === 0) return <CategoryFeature {...only} />;
	return (
		<div className="section desks">
			{desks.map(({ category, lead, others }) => (
				<section key={category.id} className="desk" aria-labelledby={`secao-${category.slug}`}>
					<h2 className="desk-head" id={`secao-${category.slug}`} {...categoryColour(category)}>
						<Icon name={categoryIconName(category)} />
						<a href={paths.category(category.slug)}>{category.name}</a>
					</h2>
					<PostCard post={lead} under={category.name} />
					<PostLines posts={others} />
				</section>
			))}
		</div>
	);
}
