import { Link } from 'react-router';
import { paths } from '#config/paths';
import { ApiError } from '../../api/api-error.ts';
import { setup } from '../../messages/setup.ts';
import { signIn } from '../../messages/sign-in.ts';
import { messages } from '../../messages.ts';
import { SignInForm } from '../../session/sign-in-form.tsx';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/field.tsx';
import { later } from '../../ui/later.tsx';
import { Gate, GateHead } from './gate.tsx';
import { useSendsMail } from './use-sends-mail.ts';
import { useSetup } from './use-setup.ts';

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

const SetupForm = later(async () => (await import('./setup-form.tsx')).SetupForm);

/** Why nobody can sign in yet, such as a database that was never made. */
const faultOf = (error: Error | null) =>
	error instanceof ApiError && error.status === 503 ? error.message : undefined;

export function LoginPage() {
	const { login } = messages;
	const { data, error } = useSetup();
	if (data?.open) {
		return (
			<Gate title={setup.title}>
				<SetupForm log={data.log} />
			</Gate>
		);
	}
	return (
		<Gate title={login.submit}>
			<SignInForm
				className="box"
				takesFocus
				head={(step) => (
					<>
						<GateHead title={step === 'code' ? signIn.codeTitle : login.title} />
						<FormError>{faultOf(error)}</FormError>
					</>
				)}
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
