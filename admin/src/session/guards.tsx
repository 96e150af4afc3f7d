import { type ReactNode, useEffect } from 'react';
import { Navigate, Outlet } from 'react-router';
import { paths } from '#config/paths';
import { messages } from '../messages.ts';
import { toast } from '../ui/toast.ts';
import { Waiting } from '../ui/waiting.tsx';
import { leaveEndedSession } from './session.ts';
import { useSession } from './use-session.ts';

function SessionExpired() {
	useEffect(() => {
		toast.error(<span lang="en">{messages.session.expired}</span>, { id: 'session-expired' });
		leaveEndedSession();
	}, []);
	return <Navigate to={paths.admin.login} replace />;
}

/** Without a session every admin page shows the sign-in, except that a text being written stays on the screen. */
export function RequireSession({
	whenEnded,
	children,
}: {
	/** Overlays the screen of a session that ended; without it the sign-in replaces the screen. */
	whenEnded?: ReactNode;
	children?: ReactNode;
}) {
	const { status } = useSession();
	if (status === 'checking') return <Waiting text={messages.session.checking} />;
	if (status === 'signed-out') return <Navigate to={paths.admin.login} replace />;
	if (status === 'ended' && !whenEnded) return <SessionExpired />;
	return (
		<>
			{children ?? <Outlet />}
			{status === 'ended' && whenEnded}
		</>
	);
}

/** A signed-in user is redirected away from the sign-in. */
export function RedirectSignedIn() {
	const { status } = useSession();
	if (status === 'checking') return <Waiting text={messages.session.checking} />;
	return status === 'signed-in' ? <Navigate to={paths.admin.home} replace /> : <Outlet />;
}
