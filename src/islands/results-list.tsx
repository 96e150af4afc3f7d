import { toneOf } from '#components/card-grid.tsx';
import { Marked } from '#components/marked.tsx';
import { PostCard } from '#components/post-card.tsx';
import { resultsTexts } from '#config/results-texts';
import type { SearchTerm } from '#domain/search/search-match';
import { varyDrawings } from '#drawings/vary-drawings';
import type { FoundCards, SearchAnswer } from '#search/search-index';
import { SearchSuggestions } from './search-suggestions.tsx';
import type { TextRowProps } from './text-row.tsx';

const text = resultsTexts;

export interface ResultsListProps {
	answer: SearchAnswer;
	/** A post that is found in its text. */
	Row: (props: TextRowProps) => React.ReactNode;
}

/** One page of results: posts, then books, with the search terms marked; what may be meant instead follows the first. */
export function ResultsList({ answer, Row }: ResultsListProps) {
	const { posts, books, terms } = answer;
	const [first] = [posts.inTitle, posts.inText, books.inTitle].flat();
	const shared = { first: first?.id, terms, Row };
	const hasPosts = posts.inTitle.length + posts.inText.length > 0;
	const booksGroup = <Group id="resultados-livros" title={text.books} found={books} {...shared} />;
	return (
		<>
			<Group id="resultados-posts" title={text.posts} found={posts} {...shared} />
			{!hasPosts && booksGroup}
			<SearchSuggestions suggestions={answer.suggestions} />
			{hasPosts && booksGroup}
		</>
	);
}

/** So few cards would leave the row empty, and push what follows below the screen. */
const fewest = 3;

interface GroupProps {
	id: string;
	title: string;
	found: FoundCards;
	/** The post on top, which is in the first viewport. */
	first: string | undefined;
	terms: SearchTerm[];
	Row: ResultsListProps['Row'];
}

function Group({ id, title, found: { inTitle, inText }, first, terms, Row }: GroupProps) {
	if (inTitle.length + inText.length === 0) return null;
	return (
		<section aria-labelledby={id}>
			<h2 className="group" id={id}>
				{title}
			</h2>
			{inTitle.length > 0 && terms.length > 0 && <h3 className="kind">{text.inTitle}</h3>}
			{inTitle.length > 0 && (
				<div className={inTitle.length <= fewest ? 'grid flat' : 'grid'}>
					{varyDrawings(inTitle).map((post) => (
						<PostCard
							key={post.id}
							post={post}
							tone={toneOf(post)}
							headingLevel={3}
							eager={post.id === first}
							mark={(words) => <Marked text={words} terms={terms.flat()} />}
						/>
					))}
				</div>
			)}
			{inText.length > 0 && <h3 className="kind">{text.inText}</h3>}
			{inText.length > 0 && (
				<ul className="rows">
					{inText.map((post) => (
						<Row key={post.id} post={post} terms={terms} />
					))}
				</ul>
			)}
		</section>
	);
}
