import { Link } from 'react-router';
import { paths } from '#config/paths';
import type { BlogResult } from '#contract/results';
import type { ResultSpan } from '#domain/time/period';
import { results as text } from '../../messages/results.ts';
import { visitChange } from './change.ts';
import { isSet, ways } from './click-targets.ts';

const { say } = text;

/** How the visits differ from those before; the span itself where there is nothing to compare with. */
function comparison({ totals, closed, before }: BlogResult, span: ResultSpan): string {
	if (!before) return totals.visits === 0 ? '' : say.within(span);
	const { tone, words } = visitChange(closed.visits, before.visits);
	return tone === 'flat' ? say.same(span) : say.more(words, span);
}

/** What the visits brought, and the post that brought most of it. */
function Brought({ blog: { totals, posts }, isAside }: { blog: BlogResult; isAside: boolean }) {
	const clicks = totals.visit_clicks + totals.whatsapp_clicks + totals.map_clicks;
	const [top] = posts;
	const comma = isAside && ',';
	if (clicks === 0 && !ways.some((way) => isSet[way])) return '.';
	if (clicks === 0)
		return (
			<>
				{comma}
				{say.noClicks}.
			</>
		);
	return (
		<>
			{comma}
			{say.brought}
			<b>{say.clicks(clicks)}</b>
			{say.house}.
			{top && top.clicks > 0 && (
				<>
					{say.top}
					<Link className="link" to={paths.admin.edit(top.id)}>
						{top.title}
					</Link>
					.
				</>
			)}
		</>
	);
}

/** The outcome in one sentence. */
export function Say({ blog, span }: { blog: BlogResult; span: ResultSpan }) {
	const { visits } = blog.totals;
	return (
		<p className="say">
			{visits === 0 ? (
				say.none(span)
			) : (
				<>
					{say.before}
					<b>{text.visits(visits)}</b>
				</>
			)}
			{comparison(blog, span)}
			{visits === 0 ? '.' : <Brought blog={blog} isAside={blog.before !== null} />}
		</p>
	);
}
