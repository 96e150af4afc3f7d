import '../../styles/results-missed-addresses.css';
import { useNavigate } from 'react-router';
import { paths } from '#config/paths';
import type { BlogResult } from '#contract/results';
import { useAction } from '../../api/use-action.ts';
import { missed as text } from '../../messages/missed-addresses.ts';
import { useSession } from '../../session/use-session.ts';
import { beginPost } from '../../text/begin-post.ts';
import { Button } from '../../ui/button.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { Missed } from './missed-address-list.tsx';

/** What readers searched for in vain: topics for posts. */
function Searches({ unfound }: Pick<BlogResult, 'unfound'>) {
	const { user } = useSession();
	const navigate = useNavigate();
	const begin = useAction({
		mutationFn: (title: string) => beginPost(title, user?.name ?? ''),
		onSuccess: (id) => navigate(`${paths.admin.create}?id=${id}`),
		onError: toastFailure,
	});
	return (
		<section aria-labelledby="searched">
			<h3 id="searched">
				{text.searches} <span className="num">{text.searchesNote}</span>
			</h3>
			<ul className="miss">
				{unfound.map(({ query, times, days }) => (
					<li key={query}>
						<div>
							<q>{query}</q>
							<span className="sub">{text.often(times, days)}</span>
						</div>
						<Button
							tone="quiet"
							busy={begin.isPending}
							aria-label={`${text.begin}: ${query}`}
							onClick={() => begin.mutate(query)}
						>
							{text.begin}
						</Button>
					</li>
				))}
			</ul>
		</section>
	);
}

/** What readers looked for and did not find, in the search and at addresses. */
export function Unfound({ unfound, missed, led }: Pick<BlogResult, 'unfound' | 'missed' | 'led'>) {
	const hasAddresses = missed.length + led.length > 0;
	const isEmpty = unfound.length === 0 && !hasAddresses;
	return (
		<section className="sect" aria-labelledby="unfound">
			<h2 id="unfound">{text.title}</h2>
			<p className="lead">{isEmpty ? text.none : text.lead}</p>
			<div className="lost-two">
				{unfound.length > 0 && <Searches unfound={unfound} />}
				{hasAddresses && <Missed {...{ missed, led }} />}
			</div>
		</section>
	);
}
