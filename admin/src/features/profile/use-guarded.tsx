import { type ReactNode, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { toastFailure } from '../../ui/toast-failure.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

interface Guarded {
	run: () => void;
	isRunning: boolean;
	/** The password dialog, while it is open. */
	dialog: ReactNode;
}

/** Runs an action that may need reauthentication: if so, asks for the password and retries. */
export function useGuarded<Result>(
	act: () => Promise<Result>,
	onDone: (result: Result) => void,
): Guarded {
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
