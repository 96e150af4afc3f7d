import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '#config/paths';
import { localTime } from '#domain/time/dates';
import { rail } from '../messages/rail.ts';
import { formatSeconds } from '../ui/times.ts';
import { publicSiteQuery } from './public-site.ts';
import type { PublicationInHand } from './use-publication.ts';

interface Step {
	name: string;
	state: 'done' | 'now' | 'on' | 'bad' | 'todo';
	note?: string | undefined;
}

function clock(iso: string): string {
	const { hour, minute } = localTime(iso);
	return `${hour}:${minute}:${iso.slice(17, 19)}`;
}

function stepsOf({ change, stage, now, usualMs }: PublicationInHand): Step[] {
	const begun = stage.at === 'building' && stage.since;
	// A build that was under way before may contain the change.
	const from = begun && begun > change.savedAt ? begun : change.savedAt;
	const age = formatSeconds(from, change.addressAt ?? change.liveAt ?? now);
	const usual =
		usualMs === null
			? age
			: rail.usual(age, formatSeconds(new Date(0).toISOString(), new Date(usualMs).toISOString()));
	const live = change.revision === 0 ? rail.left : rail.steps.live;
	const saved: Step = { name: rail.steps.saved, state: 'done', note: clock(change.savedAt) };
	const step = (name: string, state: Step['state'], note?: string): Step => ({ name, state, note });
	switch (stage.at) {
		case 'queued':
			return [
				saved,
				step(rail.steps.queued, 'now', age),
				step(rail.steps.building, 'todo'),
				step(live, 'todo'),
			];
		case 'building':
			return [
				saved,
				step(rail.steps.queued, 'done'),
				step(rail.steps.building, 'now', usual),
				step(live, 'todo'),
			];
		case 'address':
		case 'live':
			return [
				saved,
				step(rail.steps.queued, 'done'),
				...(change.addressAt ? [] : [step(rail.built, 'done')]),
				step(live, 'on', rail.liveAt(age)),
			];
		default:
			return [
				saved,
				step(rail.steps.queued, 'done'),
				// Shows when it failed, not for how long: a finished step does not keep counting.
				step(rail.failed, 'bad', stage.since ? clock(stage.since) : undefined),
				step(live, 'todo'),
			];
	}
}

const Rail = ({ steps }: { steps: Step[] }) => (
	<ol className={steps.length === 3 ? 'rail three' : 'rail'}>
		{steps.map(({ name, state, note }) => (
			<li
				key={name}
				className={state === 'todo' ? undefined : state}
				aria-current={state === 'now' ? 'step' : undefined}
			>
				{name} {note && <small>{note}</small>}
			</li>
		))}
	</ol>
);

/** What the rest of the site shows of a post that was at its address before. */
function restOf({ change, stage }: PublicationInHand): string | undefined {
	if (change.revision === 0) return undefined;
	if (stage.at === 'address') return stage.waitsForMonth ? rail.aheadOfMonth : rail.ahead;
	if (stage.at !== 'live' || !change.addressAt || !change.liveAt) return undefined;
	return rail.whole(formatSeconds(change.savedAt, change.liveAt));
}

/** Salvo → Na fila → Atualizando → No ar: green only when the public address was seen to show the change. */
export function PublicationRail({ publication }: { publication: PublicationInHand }) {
	const { stage } = publication;
	const isPublic = useQuery(publicSiteQuery).data;
	const rest = stage.at === 'live' && isPublic === false ? rail.closed : restOf(publication);
	return (
		<>
			<Rail steps={stepsOf(publication)} />
			{rest && <p role="status">{rest}</p>}
			{stage.at === 'queued' && stage.isHeld && (
				<p role="status">
					{rail.missing}{' '}
					<Link className="link" to={paths.admin.activate}>
						{rail.activate}
					</Link>
				</p>
			)}
		</>
	);
}
