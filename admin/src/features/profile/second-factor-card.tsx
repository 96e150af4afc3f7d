import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AuthUser, Factor } from '#contract/auth/account';
import { enrollFactor, makeRecoveryCodes, unenrollFactor } from '#contract/auth/factors';
import { readUser } from '#contract/auth/user';
import type { OutputOf } from '#contract/endpoint';
import { formatDate } from '#domain/time/dates';
import { ApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CardWaits } from '../../ui/load-failed.tsx';
import { toastFailure } from '../../ui/toast-failure.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Enrollment, RecoveryCodeList } from './enrollment.tsx';

interface Guarded {
	run: () => void;
	isRunning: boolean;
	/** The password dialog, while it is open. */
	dialog: ReactNode;
}

/** Runs an action that may need reauthentication: if so, asks for the password and retries. */
function useGuarded<Result>(act: () => Promise<Result>, onDone: (result: Result) => void): Guarded {
	const [asking, setAsking] = useState(false);
	const action = useAction({
		mutationFn: act,
		onSuccess: onDone,
		onError: (error) => {
			const isStale = error instanceof ApiError && error.code === 'reauthentication_needed';
			if (isStale) setAsking(true);
			else toastFailure(error);
		},
	});
	const close = () => setAsking(false);
	const goOn = () => {
		close();
		action.mutate();
	};
	return {
		run: () => action.mutate(),
		isRunning: action.isPending,
		dialog: asking && <ConfirmDialog onConfirmed={goOn} onClose={close} />,
	};
}

/** Fetches the account with its second factor. */
const accountQuery = queryOptions({
	queryKey: ['account'],
	queryFn: ({ signal }) => call(readUser, {}, { signal }),
});

function Off({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
	const { secondFactor } = messages;
	const [factor, setFactor] = useState<OutputOf<typeof enrollFactor>>();
	const enroll = useGuarded(() => call(enrollFactor, { factor_type: 'totp' }), setFactor);
	if (factor) {
		const cancel = () => setFactor(undefined);
		return <Enrollment factor={factor} onDone={onCodes} onCancel={cancel} />;
	}
	return (
		<div className="row between">
			<p>{secondFactor.lead}</p>
			<Button onClick={enroll.run} busyText={enroll.isRunning && secondFactor.beginning}>
				{secondFactor.begin}
			</Button>
			{enroll.dialog}
		</div>
	);
}

interface OnProps {
	factors: readonly Factor[];
	codesLeft: number;
	onCodes: (codes: readonly string[]) => void;
	onOff: () => void;
}

function On({ factors, codesLeft, onCodes, onOff }: OnProps) {
	const { secondFactor } = messages;
	const [asking, setAsking] = useState(false);
	const renew = useGuarded(
		() => call(makeRecoveryCodes, {}),
		({ recovery_codes }) => onCodes(recovery_codes),
	);
	const switchOff = useGuarded(async () => {
		for (const { id } of factors) await call(unenrollFactor, { id });
	}, onOff);
	return (
		<div className="row between">
			<p>{secondFactor.codesLeft(codesLeft)}</p>
			<div className="row">
				<Button onClick={renew.run} busy={renew.isRunning}>
					{secondFactor.renew}
				</Button>
				<Button tone="quiet warn" onClick={() => setAsking(true)} busy={switchOff.isRunning}>
					{secondFactor.switchOff}
				</Button>
			</div>
			{asking && (
				<AskDialog
					title={secondFactor.switchOffTitle}
					go={secondFactor.switchOff}
					onAnswer={(agrees) => {
						setAsking(false);
						if (agrees) switchOff.run();
					}}
				>
					{secondFactor.switchOffText}
				</AskDialog>
			)}
			{renew.dialog}
			{switchOff.dialog}
		</div>
	);
}

function Body({ account }: { account: AuthUser }) {
	const queryClient = useQueryClient();
	const [codes, setCodes] = useState<readonly string[]>([]);
	const refresh = () => {
		void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey });
		void queryClient.invalidateQueries({ queryKey: queryKeys.devices });
	};
	const showCodes = (made: readonly string[]) => {
		setCodes(made);
		refresh();
	};
	const factors = account.factors.filter(({ status }) => status === 'verified');
	if (codes.length > 0) return <RecoveryCodeList codes={codes} onKept={() => setCodes([])} />;
	if (factors.length === 0) return <Off onCodes={showCodes} />;
	const { recovery_codes_left: codesLeft } = account.app_metadata;
	return <On factors={factors} codesLeft={codesLeft} onCodes={showCodes} onOff={refresh} />;
}

/** The second factor that the sign-in asks for besides the password. */
export function SecondFactorCard() {
	const { secondFactor } = messages;
	const query = useQuery(accountQuery);
	const { data } = query;
	const since = data?.factors.find(({ status }) => status === 'verified')?.created_at;
	return (
		<Card
			id="segundo-fator"
			title={secondFactor.title}
			aside={
				data && (
					<span className="status" data-status={since ? 'live' : 'draft'}>
						<i className="dot" />
						{since ? secondFactor.onSince(formatDate(since)) : secondFactor.off}
					</span>
				)
			}
		>
			<CardWaits query={query} title={secondFactor.loadFailed} />
			{data && <Body account={data} />}
		</Card>
	);
}
