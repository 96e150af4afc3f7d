import '../../styles/setup.css';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { limits } from '#config/limits';
import { setup as endpoint } from '#contract/setup';
import { ApiError, textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { setup } from '../../messages/setup.ts';
import { messages } from '../../messages.ts';
import { EmailField } from '../../session/email-field.tsx';
import { PasswordField } from '../../session/password-field.tsx';
import { logIn } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { useRefusedField } from '../../ui/use-refused-field.ts';
import { GateHead } from './gate.tsx';
import { setupKey } from './use-setup.ts';

function WhereItIs({ log, open }: { log: string | null; open: boolean }) {
	return (
		<details className="where" open={open}>
			<summary>
				<Icon name="chevron-right" />
				{setup.where}
			</summary>
			<div className="in">
				<div>
					<h2>{setup.own}</h2>
					<p className="muted">{setup.ownText}</p>
				</div>
				<div>
					<h2>{setup.day}</h2>
					<ol className="steps">
						<li>
							<span>
								{setup.open}
								{log ? (
									<a className="link" href={log} rel="noopener" target="_blank">
										{setup.log}
									</a>
								) : (
									setup.log
								)}
								{setup.openEnd}
							</span>
						</li>
						<li>
							<span>
								{setup.find}
								<span className="log-line">
									<b>{setup.line}</b> 4KQ9-TZ2M-…
								</span>
							</span>
						</li>
						<li>
							<span>{setup.copy}</span>
						</li>
					</ol>
				</div>
				<p className="hint">{setup.noLine}</p>
			</div>
		</details>
	);
}

/** The server calls a chosen password `new_password`. */
const fieldNames = ['code', 'name', 'email', 'new_password'];

interface Refusal {
	/** Undefined when it is no field's fault. */
	field: string | undefined;
	text: string;
}

function readRefusal(error: unknown): Refusal {
	const field = error instanceof ApiError ? String(error.details['field']) : '';
	const text = textOf(error, messages.common.actionFailed);
	return { field: fieldNames.find((name) => name === field), text };
}

/** The account is there, whatever becomes of them. */
async function addExamples(queries: QueryClient): Promise<void> {
	try {
		const { createExamples } = await import('./create-examples.ts');
		await createExamples(queries);
	} catch {
		toast.error(setup.examplesFailed);
	}
}

function useFirstAccount() {
	const queries = useQueryClient();
	const [fields, setFields] = useState({ code: '', name: '', email: '', password: '' });
	const [wantsExamples, setWantsExamples] = useState(false);
	const [running, setRunning] = useState(false);
	const [refusal, setRefusal] = useState<Refusal>();
	const change = (changed: Partial<typeof fields>) => setFields({ ...fields, ...changed });
	/** The sign-in takes the form's place. */
	const close = (text: string) => {
		toast.error(text);
		queries.setQueryData(setupKey, { success: true, open: false, log: null });
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setRunning(true);
		setRefusal(undefined);
		try {
			await call(endpoint, { action: 'create', ...fields });
		} catch (error) {
			setRunning(false);
			if (error instanceof ApiError && error.status === 404) return close(setup.exists);
			return setRefusal(readRefusal(error));
		}
		try {
			await logIn(fields.email, fields.password);
		} catch (error) {
			return close(textOf(error, messages.session.loginFailed));
		}
		if (wantsExamples) await addExamples(queries);
	};
	return { fields, change, wantsExamples, setWantsExamples, running, refusal, submit };
}

/** Asks once, while no account has ever existed. After a wrong code everything else stays filled in. */
export function SetupForm({ log }: { log: string | null }) {
	const { fields, change, wantsExamples, setWantsExamples, running, refusal, submit } =
		useFirstAccount();
	const form = useRefusedField(refusal);
	const hintId = useId();
	const errorOf = (field: string) => (refusal?.field === field ? refusal.text : undefined);
	const isBlocked = Object.values(fields).includes('');
	return (
		<form ref={form} className="box wide" onSubmit={(event) => void submit(event)}>
			<GateHead title={setup.title} />
			<p className="lead">{setup.lead}</p>
			<FormError>{refusal && !refusal.field ? refusal.text : undefined}</FormError>
			<TextField
				label={setup.code}
				className="input code-in"
				name="setup-code"
				autoComplete="off"
				autoCapitalize="characters"
				spellCheck={false}
				placeholder="XXXX-XXXX-XXXX-XXXX"
				maxLength={200}
				required
				error={errorOf('code')}
				value={fields.code}
				onText={(code) => change({ code })}
			/>
			<WhereItIs log={log} open={refusal?.field === 'code'} />
			<TextField
				label={setup.name}
				name="name"
				autoComplete="name"
				maxLength={limits.author}
				required
				error={errorOf('name')}
				hint={setup.nameHint}
				value={fields.name}
				onText={(name) => change({ name })}
			/>
			<EmailField
				value={fields.email}
				error={errorOf('email')}
				onChange={(email) => change({ email })}
			/>
			<PasswordField
				isNew
				error={errorOf('new_password')}
				hint={setup.passwordHint(limits.newPassword)}
				value={fields.password}
				onText={(password) => change({ password })}
			/>
			<label className="opt">
				<input
					className="check"
					type="checkbox"
					aria-describedby={hintId}
					checked={wantsExamples}
					onChange={({ target }) => setWantsExamples(target.checked)}
				/>
				<span>
					<strong>{setup.examples}</strong>
					<span id={hintId}>{setup.examplesHint}</span>
				</span>
			</label>
			<Button type="submit" tone="primary" disabled={isBlocked} busyText={running && setup.running}>
				{setup.submit}
			</Button>
		</form>
	);
}
