import { useState } from 'react';
import { Link, Outlet, useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { site } from '#config/site';
import { messages } from '../messages.ts';
import { RequireSession } from '../session/guards.tsx';
import { checkSession, logOut, sessionState } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useSiteLight } from '../site/use-site-light.ts';
import { Button } from '../ui/button.tsx';
import { later } from '../ui/later.tsx';
import { Logo } from '../ui/logo.tsx';
import { Notice } from '../ui/notice.tsx';
import { toast } from '../ui/toast.ts';
import { useShortcuts } from '../ui/use-shortcuts.ts';
import { Places } from './desk-navigation.tsx';

const AskUnsaved = later(async () => (await import('./ask-unsaved.tsx')).AskUnsaved);

/** Whether any tab of this browser has a text that never reached the server. */
async function holdsUnsavedText(): Promise<boolean> {
	const { user } = sessionState();
	if (!user) return false;
	try {
		const { findUnsaved } = await import('../text/find-lost.ts');
		return (await findUnsaved(user.email)) !== undefined;
	} catch (error) {
		console.warn('journal', error); // Storage is not allowed, so it contains nothing.
		return false;
	}
}

function signOut(): void {
	toast.success(<span lang="en">{messages.session.loggedOut}</span>);
	void logOut();
}

/** Asks first if unsaved text would be left behind. */
function SignOut() {
	const { bar } = messages;
	const [isAsking, setIsAsking] = useState(false);
	const ask = async () => {
		if (await holdsUnsavedText()) setIsAsking(true);
		else signOut();
	};
	return (
		<>
			<Button tone="quiet" lang="en" onClick={() => void ask()}>
				{bar.signOut}
			</Button>
			{isAsking && <AskUnsaved onAnswer={(leaves) => (leaves ? signOut() : setIsAsking(false))} />}
		</>
	);
}

/** Shows whether readers see everything that was published. */
function Lamp() {
	const { kind, text } = useSiteLight();
	return (
		<Link className="lamp" to={paths.admin.system} data-status={kind} data-tip={text}>
			<i className="dot" />
			<span className="txt">{text}</span>
		</Link>
	);
}

const HelpSheet = later(async () => (await import('../ui/help-sheet.tsx')).HelpSheet);

function Unverified() {
	return (
		<div className="desk unverified">
			<Notice
				tone="caution"
				icon="wifi-off"
				title={messages.common.offlineTitle}
				actions={<Button onClick={() => void checkSession()}>{messages.common.retry}</Button>}
			>
				{messages.session.unverified}
			</Notice>
		</div>
	);
}

/** The desk, for signed-in users. */
export const DeskLayout = () => (
	<RequireSession>
		<Desk />
	</RequireSession>
);

/** One top bar and no sidebar, which leaves the width to the text. On a phone the navigation is at the bottom. */
function Desk() {
	const { bar } = messages;
	const { unverified } = useSession();
	const [help, setHelp] = useState(false);
	const navigate = useNavigate();
	useShortcuts({ '?': () => setHelp(true), n: () => void navigate(paths.admin.create) });
	return (
		<>
			<a className="skip" href="#conteudo">
				{bar.skip}
			</a>
			<header className="desk-bar">
				<Link className="brand" to={paths.admin.home}>
					<Logo /> {site.name}
				</Link>
				<Places />
				<Lamp />
				<SignOut />
			</header>
			{unverified && <Unverified />}
			<main className="desk" id="conteudo" tabIndex={-1}>
				<Outlet />
			</main>
			{help && <HelpSheet onClose={() => setHelp(false)} />}
		</>
	);
}
