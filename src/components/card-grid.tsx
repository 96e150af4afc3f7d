import { isBook } from '#domain/book';
import type { PostSummary } from '#domain/post';
import { type CardTone, PostCard } from './post-card.tsx';

/** Books lie on paper, everything else on the page. */
export const toneOf = (post: PostSummary): CardTone => (isBook(post) ? 'paper' : 'default');

interface CardGridProps {
	posts: PostSummary[];
	headingLevel?: 2 | 3;
	showTags?: boolean;
	/** Cards whose pictures are in the first screen. */
	eagerCount?: number;
	/** Three across already on a tablet. */
	trio?: boolean;
}

/** A list of posts as cards in one, two or three columns. */
export function CardGrid(props: CardGridProps) {
	const { posts, headingLevel = 2, showTags = false, eagerCount = 0, trio = false } = props;
	return (
		<div className={trio ? 'grid trio' : 'grid'}>
			{posts.map((post, index) => (
				<PostCard
					key={post.id}
					post={post}
					tone={toneOf(post)}
					headingLevel={headingLevel}
					showTags={showTags}
					eager={index < eagerCount}
				/>
			))}
		</div>
	);
}
