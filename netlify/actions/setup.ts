import type { setup as endpoint } from '#contract/setup';
import { recordAudit } from '#db/accounts/audit-log';
import { createFirstAdmin, hasHadAccount, markFirstAccount } from '#db/accounts/create-admin';
import { AppError } from '#domain/app-error';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { hashPassword } from '#lib/passwords';
import type { Action } from '#lib/serve';
import { checkNewPassword } from '#steps/account/set-password';
import { checkSetupCode, tellSetupCode } from '#steps/account/setup-code';

const closed = () => new AppError('not_found', 'Não encontrado.');

interface FirstAccount {
	code: string;
	name: string;
	email: string;
	password: string;
}

/** Where the function writes the code of the day. */
function findLog(): string | null {
	const project = process.env['SITE_NAME'];
	return project ? `https://app.netlify.com/projects/${project}/logs/functions/sign-in` : null;
}

/** One of many at once creates the account: the others wait for its mark, and find the door closed. */
async function createAccount(account: FirstAccount, deps: Deps, caller: Caller): Promise<boolean> {
	const { name } = account;
	const email = account.email.toLowerCase();
	const passwordHash = await hashPassword(account.password);
	return deps.db.transaction(async (db) => {
		const isFirst = await markFirstAccount(db);
		if (!isFirst || !(await createFirstAdmin(db, { name, email, passwordHash }))) return false;
		const now = deps.now().toISOString();
		const entry = { userName: name, subject: email, ip: caller.ip, now };
		await recordAudit(db, { ...entry, event: 'admin_created' });
		return true;
	});
}

/**
 * The first account, by a code that only whoever has the project can know. Every wrong code gets the same answer; once
 * there has been an account, nothing is found here.
 */
export const setup: Action<typeof endpoint> = async (input, deps, caller) => {
	const isOpen = !(await hasHadAccount(deps.db));
	if (input.action === 'look') {
		if (isOpen) await tellSetupCode(deps);
		return { success: true, open: isOpen, log: isOpen ? findLog() : null };
	}
	if (!isOpen) throw closed();
	checkNewPassword(input.password, input);
	await checkSetupCode(input.code, deps, caller);
	if (!(await createAccount(input, deps, caller))) throw closed();
	return { success: true, open: false, log: null };
};
