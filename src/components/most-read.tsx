import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { PostCard } from '#domain/post/post';

/** Numbered titles, the most read first. */
export function MostRead({ posts }: { posts: readonly PostCard[] }) {
	if (posts.length === 0) return null;
	return (
		<section aria-labelledby="lidos">
			<h2 className="ranks-head" id="lidos">
				{messages.home.mostRead}
			</h2>
			<ol className="ranks">
				{posts.map(({ id, slug, title, category, read_time }) => (
					<li key={id}>
						<h3>
							<a href={paths.post(slug)}>{title}</a>
						</h3>
						<p className="meta">
							{category && <span>{category.name}</span>}
							<span>{read_time}</span>
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}
