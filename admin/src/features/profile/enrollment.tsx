import { useState } from 'react';
import { challengeFactor, type enrollFactor, verifyFactor } from '#contract/auth/factors';
import type { OutputOf } from '#contract/endpoint';
import { textOf } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { CodeField } from '../../session/code-field.tsx';
import { announce } from '../../session/session.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.ts';

interface RecoveryCodeListProps {
	codes: readonly string[];
	onKept: () => void;
}

/** The codes that replace a lost phone. The server only has their hashes, so they are shown only now. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
	const { secondFactor, list } = messages;
	const text = `${codes.join('\n')}\n`;
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			toast.success(secondFactor.copied);
		} catch {
			toast.error(list.copyFailed); // The browser may deny access; the codes are on the screen.
		}
	};
	return (
		<div className="stack">
			<h3>{secondFactor.codesTitle}</h3>
			<p>{secondFactor.codesLead}</p>
			<ol className="codes" aria-label={secondFactor.codesTitle}>
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ol>
			<div className="row">
				<Button onClick={() => void copy()}>{secondFactor.copy}</Button>
				<a
					className="btn"
					href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
					download={secondFactor.file}
				>
					{secondFactor.download}
				</a>
				<Button tone="primary" onClick={onKept}>
					{secondFactor.kept}
				</Button>
			</div>
		</div>
	);
}

interface EnrollmentProps {
	factor: OutputOf<typeof enrollFactor>;
	onDone: (codes: readonly string[]) => void;
	onCancel: () => void;
}

const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

async function verify(id: string, code: string) {
	const challenge = await call(challengeFactor, { id });
	return call(verifyFactor, { id, challenge_id: challenge.id, code });
}

/** The step between scanning and the first correct code. */
export function Enrollment({ factor, onDone, onCancel }: EnrollmentProps) {
	const { secondFactor, common } = messages;
	const [code, setCode] = useState('');
	const switchOn = useAction({
		mutationFn: () => verify(factor.id, code),
		onSuccess: ({ recovery_codes = [] }) => {
			announce('mfa-verified');
			toast.success(secondFactor.switchedOn, { description: secondFactor.switchedOnText });
			onDone(recovery_codes);
		},
	});
	return (
		<form
			className="factor"
			onSubmit={(event) => {
				event.preventDefault();
				switchOn.mutate();
			}}
		>
			<img
				className="qr"
				alt={secondFactor.qr}
				width="144"
				height="144"
				src={`data:image/svg+xml;utf-8,${encodeURIComponent(factor.totp.qr_code)}`}
			/>
			<div className="stack">
				<p>
					{secondFactor.scan} <span className="mono">{inFours(factor.totp.secret)}</span>.
				</p>
				{switchOn.isError && (
					<div role="alert">
						<FieldError>{textOf(switchOn.error, common.actionFailed)}</FieldError>
					</div>
				)}
				<CodeField
					value={code}
					onChange={setCode}
					label={secondFactor.enter}
					allowRecovery={false}
					focused
				/>
				<div className="row">
					<Button
						type="submit"
						tone="primary"
						disabled={code === ''}
						busyText={switchOn.isPending && secondFactor.switchingOn}
					>
						{secondFactor.switchOn}
					</Button>
					<Button onClick={onCancel}>{common.cancel}</Button>
				</div>
			</div>
		</form>
	);
}
