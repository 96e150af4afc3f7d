import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { messages } from '../messages.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';

/** Shown for a bug on a screen. Typed text is in the browser's journal, so reloading loses nothing. */
export function RouteError() {
	const error = useRouteError();
	const { broken } = messages;
	useEffect(() => console.error(error), [error]);
	return (
		<main className="desk">
			<Empty
				failed
				whole
				title={broken.title}
				action={<Button onClick={() => location.reload()}>{broken.again}</Button>}
			>
				{broken.text}
			</Empty>
		</main>
	);
}
