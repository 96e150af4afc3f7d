import { toneOf } from '#components/card-grid.tsx';
import { PostCard } from '#components/post-card.tsx';
import { messages } from '#config/messages';
import type { PostCard as Card } from '#domain/post';
import { apart } from '#drawings/apart';
import { findRanges } from '#search/mark-words';
import type { SearchAnswer } from '#search/open-index';
import { Marked } from './marked.tsx';
import { TextHit } from './text-hit.tsx';

/** One page of results: posts, then books, with the search terms marked. */
export function ResultsList({ answer }: { answer: SearchAnswer }) {
	const { posts, books, terms } = answer;
	return (
		<>
			<Group id="resultados-posts" title={messages.results.posts} posts={posts} terms={terms} />
			<Group id="resultados-livros" title={messages.results.books} posts={books} terms={terms} />
		</>
	);
}

interface GroupProps {
	id: string;
	title: string;
	posts: Card[];
	terms: string[];
}

function Group({ id, title, posts, terms }: GroupProps) {
	if (posts.length === 0) return null;
	return (
		<section aria-labelledby={id}>
			<h2 className="group" id={id}>
				{title}
			</h2>
			<div className="grid">
				{apart(posts).map((post) => (
					<PostCard
						key={post.id}
						post={post}
						tone={toneOf(post)}
						headingLevel={3}
						mark={(text) => <Marked text={text} terms={terms} />}
						note={<TextHit post={post} terms={listHiddenTerms(post, terms)} />}
					/>
				))}
			</div>
		</section>
	);
}

/** The terms that the card does not show, so they must occur in the article's text. */
function listHiddenTerms({ title, excerpt, author }: Card, terms: string[]): string[] {
	return terms.filter((term) =>
		[title, excerpt, author].every((text) => findRanges(text, [term]).length === 0),
	);
}
