import { useQueryClient } from '@tanstack/react-query';
import type { OutputOf } from '#contract/endpoint';
import { fastLane } from '#contract/fast-lane';
import type { LaneDecider } from '#domain/site/site-setup';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { StatusMark } from '../../ui/status-mark.tsx';

type Findings = OutputOf<typeof fastLane>['findings'];
type Turn = 'turn-on' | 'turn-off';

function FindingList({ findings }: { findings: Findings }) {
	const text = messages.system.setup;
	return (
		<ul className="lane-findings">
			{findings.map(({ state, text: found, mend }) => (
				<li key={found} data-state={state}>
					<p>{`${text.laneFindings[state]} ${found}`}</p>
					{mend && <p className="muted">→ {mend}</p>}
				</li>
			))}
		</ul>
	);
}

/** The switch, and what the last press found. */
function Switch({ isOn }: { isOn: boolean }) {
	const text = messages.system.setup;
	const { laneActions } = text;
	const queryClient = useQueryClient();
	const action = useAction({
		mutationFn: (turn: Turn) => call(fastLane, { action: turn }),
		onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.siteStatus }),
	});
	const { variables: turn, data, isPending, isError, error } = action;
	const isOffAgain = isError && turn === 'turn-off';
	const isTurningOff = isPending && turn === 'turn-off';
	return (
		<div className="stack lane-switch">
			<p className="muted">{isOn ? text.laneNotes.on : text.laneNotes.off}</p>
			<p className="row">
				{isOn || isOffAgain || isTurningOff ? (
					<Button
						busyText={isPending && laneActions.turningOff}
						onClick={() => action.mutate('turn-off')}
					>
						{isOffAgain ? laneActions.again : laneActions.off}
					</Button>
				) : (
					<Button
						busyText={isPending && laneActions.checking}
						onClick={() => action.mutate('turn-on')}
					>
						{laneActions.on}
					</Button>
				)}
			</p>
			<div className="stack" role="status">
				{isError && <p className="error">{textOf(error, messages.common.actionFailed)}</p>}
				{data && data.findings.length > 0 && (
					<>
						<p>{data.on ? text.laneOn : text.laneKeptOff}</p>
						<FindingList findings={data.findings} />
					</>
				)}
			</div>
		</div>
	);
}

/** Whether new posts are at their address before the site is built, and who says so. */
export function LaneFact({ isOn, by }: { isOn: boolean; by: LaneDecider | undefined }) {
	const { lanes, lanesBy } = messages.system.setup;
	const reason = by && lanesBy[by];
	return (
		<>
			<StatusMark kind={isOn ? 'live' : 'draft'} label={isOn ? lanes.on : lanes.off} />
			{reason && <span className="muted">{reason}</span>}
			{by === 'desk' && <Switch isOn={isOn} />}
		</>
	);
}
