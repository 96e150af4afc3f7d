import { categoryColour, categoryIconName } from '#components/category-icon-name.ts';
import { Icon } from '#components/icon.tsx';
import { PostLines } from '#components/post-lines.tsx';
import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { resultsTexts } from '#config/results-texts';
import type { SearchHelp, SearchRequest } from '#search/search-index';

interface NothingFoundProps {
	request: SearchRequest;
	help: SearchHelp;
	onClear: () => void;
	/** Follows a link to results in place. */
	onFollow: (event: React.MouseEvent) => void;
}

const text = resultsTexts;

/** What to do instead: correct a word, clear the filters, go to a category or read what most read, or the newest. */
export function NothingFound({ request, help, onClear, onFollow }: NothingFoundProps) {
	const { corrected, categories, posts, areMostRead } = help;
	return (
		<>
			<div className="instead">
				{corrected.length > 0 && (
					<section>
						<h2>{text.didYouMean}</h2>
						<ul className="chips">
							{corrected.map((q) => (
								<li key={q}>
									<a
										className="chip"
										href={paths.search({ ...request, q, page: 1 })}
										onClick={onFollow}
									>
										{q}
									</a>
								</li>
							))}
						</ul>
					</section>
				)}
				<p>{text.emptyHint}</p>
				<button type="button" className="btn btn-line" onClick={onClear}>
					{text.clear}
				</button>
			</div>
			<div className="ideas">
				{categories.length > 0 && (
					<section>
						<h2>{messages.posts.categories}</h2>
						<ul className="chips">
							{categories.map((category) => (
								<li key={category.id}>
									<a
										className="chip"
										href={paths.category(category.slug)}
										{...categoryColour(category)}
									>
										<Icon name={categoryIconName(category)} />
										<span>{category.name}</span>
									</a>
								</li>
							))}
						</ul>
					</section>
				)}
				{posts.length > 0 && (
					<section>
						<h2>{areMostRead ? messages.home.mostRead : messages.home.recentPosts}</h2>
						<PostLines posts={posts} look="rows" />
					</section>
				)}
			</div>
		</>
	);
}
