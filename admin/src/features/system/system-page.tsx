import { useQuery } from '@tanstack/react-query';
import { siteStatusQuery } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { useLiveMoment } from '../../site/use-live-moment.ts';
import { useSiteLight } from '../../site/use-site-light.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { formatMoment } from '../../ui/times.ts';
import { useNow } from '../../ui/use-now.ts';
import { Answers } from './answers.tsx';
import { Engineering } from './engineering.tsx';
import { systemQuery } from './system-query.ts';
import '../../styles/system.css';
import '../../styles/answers.css';

/** How the site is, in sentences, what failed first; below, folded, what its engineer needs. */
export function SystemPage() {
	const { system, places, common } = messages;
	const now = useNow(5_000);
	const query = useQuery(siteStatusQuery);
	const light = useSiteLight();
	const version = useLiveMoment(now);
	const { data: status, dataUpdatedAt } = query;
	const more = useQuery(systemQuery);
	const checkedAt = status && formatMoment(new Date(dataUpdatedAt).toISOString(), now);
	return (
		<div className="system">
			<PageHead title={places.system} lead={checkedAt && system.lead(checkedAt)} />
			{!status && query.isError && <LoadFailed query={query} title={system.loadFailed} />}
			{!status && query.isPending && <p role="status">{common.loading}</p>}
			{more.isError && !more.data && status && (
				<LoadFailed query={more} title={system.loadFailed} />
			)}
			{status && (
				<>
					<Answers {...{ status, light, version, now }} more={more.data} />
					<Engineering status={status} more={more.data} now={now} />
				</>
			)}
		</div>
	);
}
