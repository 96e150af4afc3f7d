import { Link } from 'react-router';
import { paths } from '#config/paths';
import type { BlogResult } from '#contract/results';
import type { ResultSpan } from '#domain/result-span';
import { results as text } from '../../messages/results.ts';
import { visitChange } from './change.ts';

function comparison({ closed, before }: BlogResult, span: ResultSpan): string {
	if (!before) return '';
	const { tone, words } = visitChange(closed.visits, before.visits);
	return tone === 'flat' ? text.say.same(span) : text.say.more(words, span);
}

/** The outcome in one sentence. */
export function Say({ blog, span }: { blog: BlogResult; span: ResultSpan }) {
	const { say } = text;
	const { totals, top } = blog;
	return (
		<p className="say">
			{totals.visits === 0 ? (
				say.none(span)
			) : (
				<>
					{say.before}
					<b>{text.visits(totals.visits)}</b>
					{say.within(span)}
				</>
			)}
			{comparison(blog, span)}.
			{top && (
				<>
					{say.top}
					<Link className="link" to={paths.admin.edit(top.id)}>
						{top.title}
					</Link>
					: <b>{say.clicks(top.clicks)}</b>
					{say.on[top.on]}
				</>
			)}
		</p>
	);
}
