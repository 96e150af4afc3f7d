import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { paths } from '#config/paths';
import { messages } from '../messages.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';

/** Shown for a bug on a screen. Typed text is in the browser's journal, so reloading loses nothing. */
export function RouteError() {
	const error = useRouteError();
	const { broken, notFound } = messages;
	useEffect(() => console.error(error), [error]);
	return (
		<main className="desk">
			<Empty
				failed
				whole
				title={broken.title}
				action={
					<>
						<Button onClick={() => location.reload()}>{broken.again}</Button>
						{/* A whole load: the bug may be in what is loaded. */}
						<a className="btn quiet" href={paths.admin.home}>
							{notFound.back}
						</a>
					</>
				}
			>
				{broken.text}
			</Empty>
		</main>
	);
}
