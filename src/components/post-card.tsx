import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { PostCard as Card } from '#domain/post/post';
import { CategoryBadge } from './category-badge.tsx';
import { Icon } from './icon.tsx';
import { Logo } from './logo.tsx';
import { PostMeta } from './post-meta.tsx';
import { PostPicture } from './post-picture.tsx';
import { TagLinks } from './tag-links.tsx';

export type CardTone = 'default' | 'paper';

export interface PostCardProps {
	post: Card;
	tone?: CardTone;
	/** Spans the whole grid, with larger text and the 'Destaque' label. */
	featured?: boolean;
	headingLevel?: 2 | 3;
	showTags?: boolean;
	/** Is a row on a phone. */
	isBrief?: boolean;
	/** The category or kind that the heading above names. */
	under?: string | undefined;
	/** Is in the first viewport, so its picture loads eagerly. */
	eager?: boolean;
	/** Renders a text with the search terms marked. */
	mark?: (text: string) => React.ReactNode;
}

const asIs = (text: string): React.ReactNode => text;

/** The post card that every list of the site uses. */
export function PostCard(props: PostCardProps) {
	const {
		post,
		tone = 'default',
		featured = false,
		isBrief = false,
		headingLevel = 3,
		mark = asIs,
	} = props;
	const Heading = `h${headingLevel}` as const;
	const address = paths.post(post.slug);
	const place = featured ? 'featured' : isBrief ? 'brief' : undefined;
	const badge = <CategoryBadge category={post.category} under={props.under} onCard />;
	const classes = ['card', tone === 'paper' && 'paper', featured && 'featured', isBrief && 'brief'];
	return (
		<article className={classes.filter(Boolean).join(' ')}>
			<PostPicture post={post} box="media" place={place} eager={props.eager ?? featured} />
			{!featured && badge}
			<div className="card-body">
				{featured && (
					<div className="flag">
						<p>
							<Logo />
							{messages.home.featured}
						</p>
						{badge}
					</div>
				)}
				<Heading>
					<a href={address}>{mark(post.title)}</a>
				</Heading>
				{post.excerpt !== '' && <p className="excerpt">{mark(post.excerpt)}</p>}
				{props.showTags && <TagLinks tags={post.tags} />}
				<PostMeta post={post} author={mark(post.author)} />
				{featured && <ReadMore address={address} title={post.title} />}
			</div>
		</article>
	);
}

function ReadMore({ address, title }: { address: string; title: string }) {
	return (
		<p>
			<a className="link go" href={address} aria-label={`${messages.card.readMore}: ${title}`}>
				{messages.card.readMore} <Icon name="right" />
			</a>
		</p>
	);
}
