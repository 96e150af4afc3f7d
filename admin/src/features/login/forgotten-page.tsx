import { type FormEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { paths } from '#config/paths';
import { recover } from '#contract/auth/mailed-codes';
import { lettersOf } from '#domain/account/typed-code';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { signIn } from '../../messages/sign-in.ts';
import { messages } from '../../messages.ts';
import { EmailField } from '../../session/email-field.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { Gate, GateHead } from './gate.tsx';
import { useSendsMail } from './use-sends-mail.ts';

type State = { is: 'asking' | 'sending' | 'sent' } | { is: 'refused'; text: string };

const back = (
	<p>
		<Link className="link" to={paths.admin.login}>
			{signIn.back}
		</Link>
	</p>
);

/** Without a mail server the page asks for nothing. */
const WithoutMail = () => (
	<Gate title={signIn.cannotEnter}>
		<div className="box">
			<GateHead title={signIn.cannotEnter} />
			<p>{signIn.noMail}</p>
			<Link className="btn" to={paths.admin.login}>
				{signIn.back}
			</Link>
		</div>
	</Gate>
);

/** The mail may be read on another device, so its code can be typed here. */
function Sent() {
	const navigate = useNavigate();
	const [code, setCode] = useState('');
	const open = (event: FormEvent) => {
		event.preventDefault();
		void navigate({ pathname: paths.admin.newPassword, hash: lettersOf(code) });
	};
	return (
		<form className="box" onSubmit={open}>
			<GateHead title={signIn.sentTitle} />
			<p role="status">{signIn.sentText}</p>
			<TextField
				label={signIn.mailedCode}
				autoComplete="one-time-code"
				spellCheck={false}
				value={code}
				onText={setCode}
			/>
			<Button type="submit" tone="primary" disabled={lettersOf(code) === ''}>
				{signIn.useCode}
			</Button>
			{back}
		</form>
	);
}

export function ForgottenPage() {
	const sendsMail = useSendsMail();
	const [email, setEmail] = useState('');
	const [state, setState] = useState<State>({ is: 'asking' });
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setState({ is: 'sending' });
		try {
			await call(recover, { email });
			setState({ is: 'sent' });
		} catch (error) {
			setState({ is: 'refused', text: textOf(error, messages.common.actionFailed) });
		}
	};
	if (!sendsMail) return <WithoutMail />;
	if (state.is === 'sent') {
		return (
			<Gate title={signIn.sentTitle}>
				<Sent />
			</Gate>
		);
	}
	return (
		<Gate title={signIn.forgotTitle}>
			<form className="box" onSubmit={(event) => void submit(event)}>
				<GateHead title={signIn.forgotTitle} />
				<p>{signIn.forgotLead}</p>
				<EmailField
					value={email}
					error={state.is === 'refused' ? state.text : undefined}
					onChange={setEmail}
				/>
				<Button
					type="submit"
					tone="primary"
					disabled={email === ''}
					busyText={state.is === 'sending' && signIn.sending}
				>
					{signIn.sendLink}
				</Button>
				{back}
			</form>
		</Gate>
	);
}
