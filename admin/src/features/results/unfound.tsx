import { useNavigate } from 'react-router';
import { paths } from '#config/paths';
import type { BlogResult } from '#contract/results';
import { useAction } from '../../api/use-action.ts';
import { results as text } from '../../messages/results.ts';
import { useSession } from '../../session/use-session.ts';
import { beginPost } from '../../text/begin-post.ts';
import { Button } from '../../ui/button.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';

/** What readers searched for in vain: topics for posts. */
export function Unfound({ unfound }: Pick<BlogResult, 'unfound'>) {
	const { user } = useSession();
	const navigate = useNavigate();
	const begin = useAction({
		mutationFn: (title: string) => beginPost(title, user?.name ?? ''),
		onSuccess: (id) => navigate(`${paths.admin.create}?id=${id}`),
		onError: toastFailure,
	});
	return (
		<section className="sect" aria-labelledby="unfound">
			<h2 id="unfound">{text.unfound}</h2>
			<p className="lead">{unfound.length > 0 ? text.unfoundLead : text.unfoundNone}</p>
			<ul className="ideas">
				{unfound.map(({ query, times }) => (
					<li key={query}>
						<q>{query}</q>
						<span className="num">{text.times(times)}</span>
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
