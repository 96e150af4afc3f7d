import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../messages/all.ts';
import { useSession } from '../../session/use-session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { HelpSheet, SingleKeysSwitch } from '../../ui/help-sheet.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { DevicesCard } from './devices-card.tsx';
import { NameCard } from './name-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { profileQuery } from './profile-queries.ts';
import { SecondFactorCard } from './second-factor-card.tsx';
import { MailsCard } from './trouble-mails-card.tsx';
import '../../styles/system.css';
import '../../styles/profile.css';

function Account() {
	const { profile, common } = messages;
	const query = useQuery(profileQuery);
	const { data } = query;
	if (data) {
		return (
			<>
				<NameCard key={data.user.name} user={data.user} />
				{data.trouble_mails !== undefined && <MailsCard isOn={data.trouble_mails} />}
				<PasswordCard user={data.user} changedAt={data.password_changed_at} />
			</>
		);
	}
	if (query.isError) return <LoadFailed query={query} title={profile.loadFailed} />;
	return <p role="status">{common.loading}</p>;
}

/** The editor's account, her sessions, and the desk's settings in this browser. */
export function ProfilePage() {
	const { profile, places, bar } = messages;
	const [help, setHelp] = useState(false);
	const { user } = useSession();
	return (
		<div className="profile">
			<PageHead title={places.profile} lead={user && `${user.name}, ${user.email}`} />
			<div className="stack">
				<Account />
				<SecondFactorCard />
				<DevicesCard />
				<Card
					id="navegador"
					title={profile.browser}
					aside={<Button onClick={() => setHelp(true)}>{bar.shortcuts}</Button>}
				>
					<SingleKeysSwitch />
				</Card>
				{help && <HelpSheet onClose={() => setHelp(false)} />}
			</div>
		</div>
	);
}
