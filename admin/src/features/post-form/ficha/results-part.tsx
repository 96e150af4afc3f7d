import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { site } from '#config/site';
import { type PostLine, results } from '#contract/results';
import { postCode } from '#domain/post/post-code';
import { hasShare } from '#domain/readers/visit-totals';
import { elapsedMs } from '#domain/time/is-within';
import { call } from '../../../api/call.ts';
import { queryKeys } from '../../../api/queries.ts';
import { results as text } from '../../../messages/results.ts';
import { messages } from '../../../messages.ts';
import { Dim, Part } from './part.tsx';

const staleMs = 5 * 60_000;
const dayMs = 86_400_000;

function sentencesOf({ source, told, read, ...clicks }: PostLine): string {
	const { line } = text;
	return [
		source && line.source(text.from[source]),
		told > 0 && line.read(hasShare(told) ? text.percent(read / told) : text.number(read)),
		line.clicks(clicks.visit_clicks + clicks.whatsapp_clicks + clicks.map_clicks),
	]
		.filter(Boolean)
		.join(' ');
}

/** What the post brought in 28 days; nothing while that is not known, or on a first day without visits. */
export function ResultsPart({ postId, publishedAt }: { postId: string; publishedAt: string }) {
	const { data } = useQuery({
		queryKey: [...queryKeys.results, postId],
		queryFn: async ({ signal }) =>
			(await call(results, { action: 'post', post_id: postId }, { signal })).post ?? null,
		staleTime: staleMs,
	});
	const isFresh = elapsedMs(publishedAt, new Date().toISOString()) < dayMs;
	if (!data || (isFresh && data.visits === 0)) return null;
	return (
		<Part name={messages.places.results} value={<Dim>{text.line.visits(data.visits)}</Dim>}>
			<div className="row between">
				<span className="hint">
					{sentencesOf(data)} {site.company.whatsapp && text.line.code(postCode(postId))}
				</span>
				<Link className="btn quiet" to={paths.admin.results}>
					{text.line.whole}
				</Link>
			</div>
		</Part>
	);
}
