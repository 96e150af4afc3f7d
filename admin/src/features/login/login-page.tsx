import { site } from '#config/site';
import { messages } from '../../messages.ts';
import { SignInForm } from '../../session/sign-in-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Mark } from '../../ui/mark.tsx';
import { NightScene } from './night-scene.tsx';

export function LoginPage() {
	const { login } = messages;
	return (
		<main className="gate">
			<title>{`${login.submit} — ${messages.appTitle} — ${site.name}`}</title>
			<div className="night" aria-hidden="true">
				<NightScene />
			</div>
			<div className="form">
				<SignInForm
					className="box"
					buttons={({ blocked, running }) => (
						<>
							<Button
								type="submit"
								tone="primary"
								disabled={blocked}
								busyText={running && login.running}
							>
								{login.submit}
							</Button>
							<p className="row between">
								<a href="/" className="muted">
									{login.seeBlog}
								</a>
							</p>
						</>
					)}
				>
					<p className="brand">
						<Mark /> {site.name}
					</p>
					<h1>{login.title}</h1>
				</SignInForm>
			</div>
		</main>
	);
}
