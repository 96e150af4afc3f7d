import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { postListQuery } from '../../api/queries.ts';
import { results as text } from '../../messages/results.ts';
import { whatsappAddress } from '../../site/pass-on.tsx';
import { isSet, ways } from './click-targets.ts';

const newestQuery = postListQuery({ page: 1, status: 'published', sort: 'recent', q: '' });

/** What brings the first visits: the newest post, sent to somebody, or the first one, written. */
function FirstAct() {
	const { data } = useQuery(newestQuery);
	const [newest] = data?.posts ?? [];
	const { lead, send, write } = text.noVisits;
	if (!data) return null;
	return (
		<p>
			{lead}{' '}
			{newest ? (
				<a className="link" href={whatsappAddress(newest)} target="_blank" rel="noopener">
					{send}
				</a>
			) : (
				<Link className="link" to={paths.admin.create}>
					{write}
				</Link>
			)}
		</p>
	);
}

const days = 28;
/** Of 100, and never twice the same beside each other. */
const heightOf = (day: number) => 18 + ((day * 27) % 71);

/** The page's shape without a number in it, so that it is known what will be counted. */
export function NoVisits() {
	const { visits, read } = text.figures;
	const clicks = ways.filter((way) => isSet[way]).map((way) => text.clicks.targets[way]);
	return (
		<section className="no-visits" aria-labelledby="no-visits">
			<h2 id="no-visits">{text.empty}</h2>
			<dl className="figures">
				{[visits, ...clicks, read].map((name) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd className="value">—</dd>
					</div>
				))}
			</dl>
			<div className="bars" aria-hidden="true">
				{Array.from({ length: days }, (_, day) => (
					<i key={heightOf(day)} style={{ blockSize: `${heightOf(day)}%` }} />
				))}
			</div>
			<FirstAct />
		</section>
	);
}
