import { Link } from 'react-router';
import { paths } from '#config/paths';
import { signIn } from '../../messages/sign-in.ts';
import { messages } from '../../messages.ts';
import { SignInForm } from '../../session/sign-in-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Gate, GateHead } from './gate.tsx';
import { useSendsMail } from './use-sends-mail.ts';

function LinksBelow() {
	const sendsMail = useSendsMail();
	return (
		<p className="row between">
			<Link className="link" to={paths.admin.forgottenPassword}>
				{sendsMail ? signIn.forgot : signIn.cannotEnter}
			</Link>
			<a href="/" className="muted">
				{messages.login.seeBlog}
			</a>
		</p>
	);
}

export function LoginPage() {
	const { login } = messages;
	return (
		<Gate title={login.submit}>
			<SignInForm
				className="box"
				head={(step) => <GateHead title={step === 'code' ? signIn.codeTitle : login.title} />}
				buttons={({ blocked, running, step, back }) => (
					<>
						<Button
							type="submit"
							tone="primary"
							disabled={blocked}
							busyText={running && login.running}
						>
							{login.submit}
						</Button>
						{step === 'password' ? (
							<LinksBelow />
						) : (
							<p>
								<button type="button" className="link" onClick={back}>
									{signIn.back}
								</button>
							</p>
						)}
					</>
				)}
			/>
		</Gate>
	);
}
