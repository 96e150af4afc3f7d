import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigate, useNavigationType, useRouteError } from 'react-router';
import { paths } from '#config/paths';
import { isUnreachable, textOf } from '../api/api-error.ts';
import { messages } from '../messages.ts';
import { journalLost } from '../text/journal-lost.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';

/** Opens a page at its top, and returns to one where it was left. */
export function TopOfPage() {
	const { pathname, search } = useLocation();
	const type = useNavigationType();
	const shown = useRef({ pathname, page: pageOf(search) });
	useEffect(() => {
		const page = pageOf(search);
		const isOther = shown.current.pathname !== pathname || shown.current.page !== page;
		shown.current = { pathname, page };
		if (isOther && type === 'PUSH') scrollTo(0, 0);
	}, [pathname, search, type]);
	return <Outlet />;
}

const pageOf = (search: string) => new URLSearchParams(search).get('page');

/** The screen could not be loaded: it is tried again when the network is back, or when somebody asks. */
function NotLoaded({ error }: { error: unknown }) {
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	useEffect(() => {
		const again = () => void navigate(pathname + search, { replace: true });
		addEventListener('online', again);
		return () => removeEventListener('online', again);
	}, [navigate, pathname, search]);
	return (
		<Empty
			failed
			whole
			title={textOf(error, messages.errors.unreachable)}
			// A whole load, which also finds the files of a newer version; without a network it would leave the desk.
			action={
				navigator.onLine && (
					<Button onClick={() => location.reload()}>{messages.common.retry}</Button>
				)
			}
		>
			{messages.broken.notLoaded}
		</Empty>
	);
}

function Broken({ error }: { error: unknown }) {
	const { broken, notFound } = messages;
	useEffect(() => console.error(error), [error]);
	return (
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
			{!journalLost.current() && broken.text}
			{import.meta.env.DEV && error instanceof Error && <pre>{error.stack}</pre>}
		</Empty>
	);
}

/** Shown for a bug on a screen, or for a screen that did not load. Typed text is in the browser's journal, unless that is full. */
export function RouteError() {
	const error = useRouteError();
	return isUnreachable(error) ? <NotLoaded error={error} /> : <Broken error={error} />;
}

/** The same without the desk around it. */
export const WholeRouteError = () => (
	<main className="desk">
		<RouteError />
	</main>
);
