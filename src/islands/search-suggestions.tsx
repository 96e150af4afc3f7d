import { categoryColour } from '#components/category-icon-name.ts';
import { Icon, type IconName } from '#components/icon.tsx';
import { resultsTexts } from '#config/results-texts';
import { categoryIcon } from '#domain/names/category';
import type { Suggestion } from '#search/suggest-names';

const text = resultsTexts;
const iconOf = ({ kind, name }: Suggestion): IconName =>
	kind === 'category' ? categoryIcon(name) : kind === 'tag' ? 'geral' : 'pessoas';

/** Pages that the reader may mean rather than a search for their names. */
export function SearchSuggestions({ suggestions }: { suggestions: Suggestion[] }) {
	if (suggestions.length === 0) return null;
	return (
		<nav className="hints" aria-labelledby="talvez">
			<p id="talvez">{text.maybe}</p>
			<ul className="chips">
				{suggestions.map((suggestion) => (
					<li key={suggestion.address}>
						<a
							className="chip"
							href={suggestion.address}
							{...categoryColour(suggestion.kind === 'category' ? suggestion : null)}
						>
							<Icon name={iconOf(suggestion)} />
							<span>
								<span>{`${text.kinds[suggestion.kind]}: `}</span>
								<b>{suggestion.name}</b>
							</span>
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
