import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { PostCard } from '#domain/post/post';
import { formatDate, formatMonth } from '#domain/time/dates';
import { nonBreaking } from './non-breaking.ts';

/** An index of titles by month, newest first. */
export function OlderPosts({ posts }: { posts: readonly PostCard[] }) {
	if (posts.length === 0) return null;
	const months = Map.groupBy(posts, ({ created_at }) => formatMonth(created_at));
	return (
		<section className="section" aria-labelledby="mais-antigos">
			<div className="section-head">
				<h2 id="mais-antigos">{messages.posts.older}</h2>
			</div>
			<div className="months">
				{[...months].map(([month, members]) => (
					<section key={month} aria-label={month}>
						<p className="meta">{month}</p>
						<ul className="rows">
							{members.map(({ id, slug, title, created_at }) => (
								<li key={id}>
									<h3>
										<a href={paths.post(slug)}>{title}</a>
									</h3>
									<time className="meta" dateTime={created_at}>
										{nonBreaking(formatDate(created_at))}
									</time>
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</section>
	);
}
