import { messages } from '#config/messages';
import type { PostCard as Card } from '#domain/post/post';
import { type CardTone, PostCard } from './post-card.tsx';

interface CardTrackProps {
	id: string;
	posts: Card[];
	tone: CardTone;
	/** The category or kind that the heading above names. */
	under?: string | undefined;
}

/** The slides of a carousel, in a row that scrolls without script. */
export function CardTrack({ id, posts, tone, under }: CardTrackProps) {
	return (
		<div className="track" id={id}>
			{posts.map((post, index) => (
				// biome-ignore lint/a11y/useSemanticElements: a slide is a group by the ARIA carousel pattern, not a fieldset
				<div
					key={post.id}
					role="group"
					aria-roledescription={messages.carousel.slide}
					aria-label={messages.carousel.position(index + 1, posts.length)}
				>
					<PostCard post={post} tone={tone} under={under} />
				</div>
			))}
		</div>
	);
}
