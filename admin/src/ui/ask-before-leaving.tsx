import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { AskDialog } from './ask-dialog.tsx';

interface AskBeforeLeavingProps {
	/** There is something to lose. */
	when: boolean;
	title: string;
	stay: string;
	go: string;
	children: ReactNode;
}

/**
 * While `when`, another place opens only after this question; closing the tab uses the browser's own.
 * It is rendered before anything is typed: the router learns of a new guard some tasks late, and
 * 'Voltar' right after the first letter would get past it.
 */
export function AskBeforeLeaving({ when, children, ...question }: AskBeforeLeavingProps) {
	const asks = useRef(when);
	useLayoutEffect(() => {
		asks.current = when;
	}, [when]);
	const blocks: BlockerFunction = useCallback(
		({ currentLocation, nextLocation }) =>
			asks.current && currentLocation.pathname !== nextLocation.pathname,
		[],
	);
	const blocker = useBlocker(blocks);
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => {
			if (asks.current) event.preventDefault();
		};
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, []);
	if (blocker.state !== 'blocked') return null;
	return (
		<AskDialog {...question} onAnswer={(leaves) => (leaves ? blocker.proceed() : blocker.reset())}>
			{children}
		</AskDialog>
	);
}
