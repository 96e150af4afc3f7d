import { site } from '#config/site';
import { formatDateTime } from '#domain/dates';
import { messages } from '../../messages.ts';
import { readStoredSession } from '../../session/session-storage.ts';
import { useSession } from '../../session/use-session.ts';
import { SingleKeysSwitch } from '../../ui/help-sheet.tsx';
import '../../styles/system.css';

/** Who is signed in here, until when, and how the desk behaves in this browser. */
export function ProfilePage() {
	const { profile, places, common } = messages;
	const { user } = useSession();
	const { sessionExpiry } = readStoredSession();
	return (
		<>
			<title>{`${places.profile} — ${messages.appTitle} — ${site.name}`}</title>
			<div className="page-head">
				<h1>{places.profile}</h1>
			</div>
			<div className="stack">
				<section className="card" aria-labelledby="quem">
					<header>
						<h2 id="quem">{profile.who}</h2>
					</header>
					<dl className="facts">
						<dt>{profile.name}</dt>
						<dd>{user?.name ?? common.none}</dd>
						<dt>{messages.login.email}</dt>
						<dd>{user?.email ?? common.none}</dd>
						<dt>{profile.until}</dt>
						<dd className="num">{sessionExpiry ? formatDateTime(sessionExpiry) : common.none}</dd>
					</dl>
				</section>
				<section className="card" aria-labelledby="navegador">
					<header>
						<h2 id="navegador">{profile.browser}</h2>
					</header>
					<SingleKeysSwitch />
				</section>
			</div>
		</>
	);
}
