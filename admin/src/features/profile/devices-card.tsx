import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { InputOf } from '#contract/endpoint';
import { type Device, sessions } from '#contract/sessions';
import { describeDevice } from '#domain/account/device-name';
import { formatDateTime } from '#domain/time/dates';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { readStoredSession } from '../../session/session-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { describeIp } from '../../ui/describe-ip.ts';
import { CardWaits } from '../../ui/load-failed.tsx';
import { Cell, PlainRow, PlainTable } from '../../ui/plain-table.tsx';
import { formatMoment } from '../../ui/times.ts';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { useNow } from '../../ui/use-now.ts';
import { devicesQuery } from './profile-queries.ts';

function useEndSession() {
	const { profile } = messages;
	const queryClient = useQueryClient();
	return useAction({
		mutationFn: (input: InputOf<typeof sessions>) => call(sessions, input),
		onSuccess: (reply, { action }) => {
			queryClient.setQueryData(queryKeys.devices, reply.sessions);
			toast.success(action === 'revoke' ? profile.ended : profile.endedOthers);
		},
		onError: (error) => {
			toastFailure(error);
			void queryClient.invalidateQueries({ queryKey: queryKeys.devices });
		},
	});
}

interface DeviceRowProps {
	device: Device;
	isEnding: boolean;
	onEnd: () => void;
}

function DeviceRow({ device, isEnding, onEnd }: DeviceRowProps) {
	const { profile } = messages;
	const now = useNow(60_000);
	const name = describeDevice(device.user_agent);
	return (
		<PlainRow>
			<Cell>
				<strong>{name}</strong>
				{device.current && <span className="sub">{profile.thisDevice}</span>}
			</Cell>
			<Cell className="muted">{describeIp(device.ip)}</Cell>
			<Cell className="num">
				{device.current ? profile.now : formatMoment(device.last_seen_at, now)}
			</Cell>
			<Cell className="right">
				{!device.current && (
					<button
						type="button"
						className="link"
						aria-label={profile.endDevice(name)}
						aria-disabled={isEnding}
						onClick={isEnding ? undefined : onEnd}
					>
						{profile.end}
					</button>
				)}
			</Cell>
		</PlainRow>
	);
}

function DeviceTable({ devices }: { devices: Device[] }) {
	const { profile } = messages;
	const end = useEndSession();
	return (
		<PlainTable
			className="devices"
			labelledBy="aparelhos"
			columns={[
				{ label: profile.device },
				{ label: profile.where },
				{ label: profile.lastSeen },
				{ label: profile.action, right: true, unseen: true },
			]}
		>
			{devices.map((device) => (
				<DeviceRow
					key={device.id}
					device={device}
					isEnding={end.isPending}
					onEnd={() => end.mutate({ action: 'revoke', id: device.id })}
				/>
			))}
		</PlainTable>
	);
}

/** Where the editor is signed in; every session except this one can be ended here. */
export function DevicesCard() {
	const { profile } = messages;
	const query = useQuery(devicesQuery);
	const { data } = query;
	const end = useEndSession();
	const { sessionExpiry } = readStoredSession();
	return (
		<Card
			id="aparelhos"
			title={profile.devices}
			aside={
				data &&
				data.length > 1 && (
					<Button
						tone="quiet warn"
						busy={end.isPending}
						onClick={() => end.mutate({ action: 'revoke-others' })}
					>
						{profile.endOthers}
					</Button>
				)
			}
		>
			<CardWaits query={query} title={profile.devicesFailed} />
			{data && <DeviceTable devices={data} />}
			{sessionExpiry && <p className="hint">{profile.until(formatDateTime(sessionExpiry))}</p>}
		</Card>
	);
}
