import { isBook } from '#domain/post/book';
import type { PostCard as Card } from '#domain/post/post';
import { varyDrawings } from '#drawings/vary-drawings';
import { type CardTone, PostCard } from './post-card.tsx';

/** Book cards have the paper background; all others have the page background. */
export const toneOf = (post: Card): CardTone => (isBook(post) ? 'paper' : 'default');

interface CardGridProps {
	posts: Card[];
	headingLevel?: 2 | 3;
	showTags?: boolean;
	/** The category or kind that the heading above names. */
	under?: string;
	/** Number of cards whose pictures are in the first viewport. */
	eagerCount?: number;
	/** Shows three columns from tablet width up. */
	trio?: boolean;
}

/** A list of post cards in one, two or three columns. */
export function CardGrid(props: CardGridProps) {
	const { posts, headingLevel = 2, showTags = false, eagerCount = 0, trio = false } = props;
	return (
		<div className={trio ? 'grid trio' : 'grid'}>
			{varyDrawings(posts).map((post, index) => (
				<PostCard
					key={post.id}
					post={post}
					tone={toneOf(post)}
					headingLevel={headingLevel}
					showTags={showTags}
					under={props.under}
					eager={index < eagerCount}
				/>
			))}
		</div>
	);
}
