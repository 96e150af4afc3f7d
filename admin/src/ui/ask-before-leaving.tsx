import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router';
import { AskDialog } from './ask-dialog.tsx';

interface AskBeforeLeavingProps {
	title: string;
	stay: string;
	go: string;
	children: ReactNode;
}

/** While rendered, another place opens only after this question; closing the tab uses the browser's own. */
export function AskBeforeLeaving({ children, ...question }: AskBeforeLeavingProps) {
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
	);
	useEffect(() => {
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
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
