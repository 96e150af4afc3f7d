import { paths } from '#config/paths';
import { site } from '#config/site';
import type { otp, reauthenticate, recover } from '#contract/auth/mailed-codes';
import { findUserByEmail } from '#db/accounts/admin-users';
import { type CodePurpose, codeMs, keepCode } from '#db/accounts/one-time-codes';
import { AppError } from '#domain/app-error';
import { countMail } from '#lib/attempt-limit';
import { type Caller, editorOf } from '#lib/caller';
import type { Deps } from '#lib/deps';
import type { Action } from '#lib/serve';
import { hashCode, makeCode } from '#lib/spoken-codes';
import { writeAudit } from '#lib/write-audit';
import { type Mail, sendMail } from '#steps/account/send-mail';

const minutes = codeMs / 60_000;
const notYou = 'Se não foi você quem pediu, não faça nada: sem o código, nada muda.';

/** The code follows the `#`, which browsers do not send to servers. */
const linkOf = (code: string, deps: Deps) => `${deps.siteOrigin}${paths.admin.newPassword}#${code}`;

const letters: Record<CodePurpose, (code: string, deps: Deps) => Omit<Mail, 'to'>> = {
	recovery: (code, deps) => ({
		subject: `Senha nova do painel do ${site.name}`,
		text: `Para escolher uma senha nova, abra:\n\n${linkOf(code, deps)}\n\nOu digite o código: ${code}`,
	}),
	otp: (code) => ({
		subject: `Código para entrar no painel do ${site.name}`,
		text: `O código para entrar: ${code}`,
	}),
	reauthentication: (code) => ({
		subject: `Código para trocar a senha em ${site.name}`,
		text: `O código que confirma a troca de senha: ${code}`,
	}),
};

/**
 * Mails a code. Attempts count, and the reply and its timing are the same, whether or not the address has an account.
 * Throws `provider_disabled` where the site sends no mail.
 */
async function mailCode(
	{ email, purpose }: { email: string; purpose: CodePurpose },
	deps: Deps,
	caller: Caller,
) {
	if (!deps.mailServer) {
		throw new AppError(
			'provider_disabled',
			'Este site não envia e-mails: falta configurar SMTP_URL.',
		);
	}
	await countMail({ email, user: await findUserByEmail(deps.db, email) }, deps, caller);
	const code = makeCode(deps);
	const codeHash = hashCode(await deps.authSecret(), purpose, code);
	const receiver = await deps.db.transaction(async (db) => {
		const found = await keepCode(db, { email, purpose, codeHash, now: deps.now() });
		const subject = found?.email ?? '';
		await writeAudit({ ...deps, db }, caller, { event: 'recovery_asked', subject });
		return found;
	});
	if (receiver) {
		const { subject, text } = letters[purpose](code, deps);
		const ending = `O código vale por ${minutes} minutos e só pode ser usado uma vez.\n\n${notYou}`;
		const mail = { to: receiver.email, subject, text: `${text}\n\n${ending}\n` };
		caller.afterReply(async () => {
			await sendMail(deps, mail);
		});
	}
	return {};
}

export const recoverPassword: Action<typeof recover> = ({ email }, deps, caller) =>
	mailCode({ email, purpose: 'recovery' }, deps, caller);

export const mailSignIn: Action<typeof otp> = ({ email }, deps, caller) =>
	mailCode({ email, purpose: 'otp' }, deps, caller);

export const mailConfirmation: Action<typeof reauthenticate> = (_, deps, caller) =>
	mailCode({ email: editorOf(caller).email, purpose: 'reauthentication' }, deps, caller);
