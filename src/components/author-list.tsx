import { messages } from '#config/messages';
import { paths } from '#config/paths';
import type { Author } from '#domain/names/author';
import { AuthorFace } from './author-face.tsx';

export interface AuthorListProps {
	authors: readonly { author: Author; count: number }[];
}

/** Everybody who signed a post. */
export function AuthorList({ authors }: AuthorListProps) {
	return (
		<ul className="people">
			{authors.map(({ author, count }) => (
				<li key={author.slug}>
					<AuthorFace author={author} size="mid" />
					<div>
						<h2>
							<a href={paths.author(author.slug)}>{author.name}</a>
						</h2>
						{author.line && <p className="line">{author.line}</p>}
						<p className="meta">{messages.authors.count(count)}</p>
					</div>
				</li>
			))}
		</ul>
	);
}
