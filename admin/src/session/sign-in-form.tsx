import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { AdminUser } from '#contract/admin-auth';
import { ApiError, textOf } from '../api/api-error.ts';
import { messages } from '../messages.ts';
import { FormError } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { logIn } from './session.ts';

/** The second step only if the account has a second factor. */
type SignInStep = 'password' | 'code';

interface SignInFormProps {
	className: string;
	/** Rendered above the fields. */
	head?: (step: SignInStep) => ReactNode;
	email?: string;
	/** On a page of its own; a dialog decides itself what has the focus. */
	takesFocus?: boolean;
	onSignedIn?: (user: AdminUser) => void;
	/** Renders the buttons; `blocked` while a field is empty or the call is running. */
	buttons: (state: {
		blocked: boolean;
		running: boolean;
		step: SignInStep;
		back: () => void;
	}) => ReactNode;
}

function useSignIn(known: string, onSignedIn: SignInFormProps['onSignedIn']) {
	const [fields, setFields] = useState({ email: known, password: '', code: '' });
	const [step, setStep] = useState<SignInStep>('password');
	const [running, setRunning] = useState(false);
	const [failure, setFailure] = useState<string>();
	const { email, password, code } = fields;
	const change = (changed: Partial<typeof fields>) => setFields({ ...fields, ...changed });
	const back = () => {
		setStep('password');
		setFailure(undefined);
		change({ code: '' });
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setRunning(true);
		setFailure(undefined);
		try {
			const user = await logIn(email, password, step === 'code' ? code : undefined);
			toast.success(<span lang="en">{messages.session.welcome(user.name)}</span>);
			onSignedIn?.(user);
		} catch (error) {
			setRunning(false);
			if (step === 'password' && error instanceof ApiError && error.code === 'insufficient_aal') {
				return setStep('code');
			}
			const text = textOf(error, messages.session.loginFailed);
			setFailure(text);
			toast.error(text);
		}
	};
	const needed = step === 'code' ? [code] : [email, password];
	return {
		fields,
		change,
		step,
		back,
		running,
		failure,
		submit,
		blocked: running || needed.includes(''),
	};
}

/** Where it would not bring up a keyboard that covers the page. */
function useFirstEmptyField(takesFocus: boolean) {
	const form = useRef<HTMLFormElement>(null);
	useEffect(() => {
		if (!takesFocus || matchMedia('(pointer: coarse)').matches) return;
		const inputs = form.current?.querySelectorAll('input') ?? [];
		[...inputs].find(({ value }) => value === '')?.focus();
	}, [takesFocus]);
	return form;
}

export function SignInForm({
	className,
	head,
	email = '',
	takesFocus = false,
	onSignedIn,
	buttons,
}: SignInFormProps) {
	const form = useFirstEmptyField(takesFocus);
	const { fields, change, failure, submit, ...state } = useSignIn(email, onSignedIn);
	return (
		<form ref={form} className={className} onSubmit={(event) => void submit(event)}>
			{head?.(state.step)}
			<FormError>{failure}</FormError>
			{state.step === 'code' ? (
				<CodeField value={fields.code} onChange={(code) => change({ code })} focused />
			) : (
				<>
					<EmailField value={fields.email} onChange={(email) => change({ email })} />
					<PasswordField
						value={fields.password}
						focused={email !== ''}
						onText={(password) => change({ password })}
					/>
				</>
			)}
			{buttons(state)}
		</form>
	);
}
