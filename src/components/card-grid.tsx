import { isBook } from '#domain/post/book';
import type { PostCard as Card } from '#domain/post/post';
import { varyDrawings } from '#drawings/vary-drawings';
import { type CardTone, PostCard } from './post-card.tsx';

/** Book cards have the paper background; all others have the page background. */
export const toneOf = (post: Card): CardTone => (isBook(post) ? 'paper' : 'default');

/** How many cards of an archive a phone shows with a large picture. */
const wholeCards = 3;

interface CardGridProps {
	posts: Card[];
	headingLevel?: 2 | 3;
	/** Of all posts: with tags, and on a phone in rows below the first cards. */
	isArchive?: boolean;
	/** The category or kind that the heading above names. */
	under?: string;
	/** Number of cards whose pictures are in the first viewport. */
	eagerCount?: number;
	/** Shows three columns from tablet width up. */
	trio?: boolean;
}

/** A list of post cards in one, two or three columns. */
export function CardGrid(props: CardGridProps) {
	const { posts, headingLevel = 2, isArchive = false, eagerCount = 0, trio = false } = props;
	return (
		<div className={trio ? 'grid trio' : 'grid'}>
			{varyDrawings(posts).map((post, index) => (
				<PostCard
					key={post.id}
					post={post}
					tone={toneOf(post)}
					headingLevel={headingLevel}
					showTags={isArchive}
					isBrief={isArchive && index >= wholeCards}
					under={props.under}
					eager={index < eagerCount}
				/>
			))}
		</div>
	);
}
