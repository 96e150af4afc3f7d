import { coverStyle } from '#components/picture-source.ts';
import { readOwnImage } from '#domain/pictures/own-picture';
import { type PostSummary, searchLook } from '#domain/post/post';
import { cutLetters } from '#domain/text/cut-text';
import { formatDate } from '#domain/time/dates';
import { messages } from '../../../messages/all.ts';
import { Logo } from '../../../ui/logo.tsx';

/** Approximate length at which a search result is cut off. */
const titleRoom = 60;

export function SocialCard({ post, host }: { post: PostSummary; host: string }) {
	const { previewPane: text } = messages.form;
	const { title, description } = searchLook(post);
	return (
		<div>
			<div className="whatsapp">
				{post.image_url && readOwnImage(post.image_url) ? (
					<img src={post.image_url} alt="" style={coverStyle(post)} />
				) : (
					<div className="no-cover">
						<Logo />
					</div>
				)}
				<div className="txt">
					<strong>{title}</strong>
					<p>{description}</p>
					<span className="sub">{host}</span>
				</div>
			</div>
			<p className="caption">{text.socialCaption}</p>
		</div>
	);
}

export function SearchResult({ post, siteName }: { post: PostSummary; siteName: string }) {
	const { previewPane: text } = messages.form;
	const look = searchLook(post);
	const title = `${look.title} | ${siteName}`;
	const fits = title.length <= titleRoom;
	return (
		<div>
			<div className="serp">
				<span className="sub clip">{`${siteName} › post › ${post.slug}`}</span>
				<span className="title">{fits ? title : `${cutLetters(title, titleRoom - 1)}…`}</span>
				<span>{`${formatDate(post.published_at ?? post.created_at)} — ${look.description}`}</span>
			</div>
			<p className="caption">
				{fits ? text.searchFits(title.length) : text.searchCut(title.length)}
			</p>
		</div>
	);
}
