import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { messages } from '../messages.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';

/** A bug on a screen: what was typed is in the browser's journal, so a fresh start loses nothing. */
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
