import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { timeZone } from '#config/site';
import {
	disableAccount,
	enableAccount,
	listAccounts,
	removeAccount,
} from '#db/accounts/admin-accounts';
import { findUserByEmail, replacePassword } from '#db/accounts/admin-users';
import { recordAudit } from '#db/accounts/audit-log';
import { createAdmin } from '#db/accounts/create-admin';
import { forgetAttempts } from '#db/accounts/login-attempts';
import { forgetSealedRows, hasKeptKey, keyClasses } from '#db/accounts/sealed-rows';
import { resetFactors } from '#db/accounts/second-factors';
import type { Database } from '#db/client';
import { cleanLine } from '#domain/text/clean-text';
import { hashEmail } from '#lib/attempt-limit';
import type { BlobStore } from '#lib/blob-store';
import { keyStore } from '#lib/kept-key';
import { hashPassword } from '#lib/passwords';
import { openDatabase } from './local/open-database.ts';
import { findSiteBlobs } from './local/open-pictures.ts';
import { runCommand } from './local/run-command.ts';
import { say } from './local/say.ts';
import { readLocalSettings } from './local/settings.ts';

const usage = `Uso:
  npm run admin -- list                                  mostra as contas
  npm run admin -- create --email EMAIL --name NOME      cria uma conta e mostra a senha uma vez
  npm run admin -- reset-password --email EMAIL          faz outra senha, mostra uma vez, e desconecta os aparelhos
  npm run admin -- remove-second-factor --email EMAIL    desativa a verificação em duas etapas de quem perdeu o celular e os códigos
  npm run admin -- disable --email EMAIL                 a conta não entra mais, e seus aparelhos são desconectados na hora
  npm run admin -- enable --email EMAIL                  a conta volta a entrar, com a mesma senha
  npm run admin -- remove --email EMAIL                  apaga a conta; os posts ficam
  npm run admin -- unlock [--email EMAIL]                zera as tentativas de entrar, de um e-mail ou de todos
  npm run admin -- new-key                               sem AUTH_SECRET: gera outra chave; a verificação em duas etapas e o endereço de publicação precisam ser configurados de novo`;

export interface AdminCommand {
	db: Database;
	authSecret: Uint8Array;
	now: string;
	email: string | undefined;
	name: string | undefined;
	/** Where a deployed site's key is; undefined where none is reached from here. */
	keys?: Pick<BlobStore, 'remove'> | undefined;
}

/** Generated here and shown once; it is stored nowhere. */
const makePassword = () => randomBytes(15).toString('base64url');

function readEmail(email: string | undefined): string {
	const parsed = z.email().max(254).safeParse(email?.trim().toLowerCase());
	if (!parsed.success) throw new Error(`Informe um e-mail: --email nome@exemplo.com\n\n${usage}`);
	return parsed.data;
}

async function create(command: AdminCommand): Promise<string[]> {
	const email = readEmail(command.email);
	const name = cleanLine(command.name ?? '');
	if (name === '') throw new Error(`Informe o nome: --name "Marina Duarte"\n\n${usage}`);
	if (await findUserByEmail(command.db, email)) {
		throw new Error(`Já existe uma conta de ${email}. Para outra senha: reset-password.`);
	}
	const password = makePassword();
	await createAdmin(command.db, { email, name, passwordHash: await hashPassword(password) });
	const { db, now } = command;
	await recordAudit(db, { event: 'admin_created', userName: name, subject: email, now });
	return [`Conta criada: ${email}`, `Senha: ${password}   (mostrada só desta vez)`];
}

/** Undefined, which is every address, where the key that hashed them made itself and is not here. */
const addressKey = async ({ db, authSecret }: AdminCommand, email: string) =>
	(await hasKeptKey(db)) ? undefined : hashEmail(authSecret, email);

async function resetPassword(command: AdminCommand): Promise<string[]> {
	const { db, now, email } = command;
	const user = await findUserByEmail(db, readEmail(email));
	if (!user) throw new Error('Não há conta deste e-mail.');
	const password = makePassword();
	const passwordHash = await hashPassword(password);
	await replacePassword(db, user, {
		passwordHash,
		now,
		event: 'password_reset',
		userName: user.name,
	});
	await forgetAttempts(db, await addressKey(command, user.email));
	return [
		`Senha nova de ${user.email}: ${password}   (mostrada só desta vez)`,
		'Os aparelhos da conta foram desconectados.',
	];
}

async function removeSecondFactor({ db, now, email }: AdminCommand): Promise<string[]> {
	const user = await findUserByEmail(db, readEmail(email));
	if (!user) throw new Error('Não há conta deste e-mail.');
	const gone = await resetFactors(db, { ...user, now });
	if (gone === 0) return [`${user.email} não tem verificação em duas etapas.`];
	return [
		'Verificação em duas etapas desativada. A senha continua a mesma.',
		'Os aparelhos da conta foram desconectados.',
	];
}

const day = (iso: string) => new Date(iso).toLocaleDateString('pt-BR', { timeZone });

async function list({ db, now }: AdminCommand): Promise<string[]> {
	const accounts = await listAccounts(db, now);
	if (accounts.length === 0) return ['Não há nenhuma conta. Para criar: create.'];
	return accounts.map(({ email, name, created_at, disabled_at, sessions }) => {
		const open = sessions === 1 ? '1 aparelho conectado' : `${sessions} aparelhos conectados`;
		const state = disabled_at ? `desativada em ${day(disabled_at)}` : open;
		return `${email}   ${name}   criada em ${day(created_at)}   ${state}`;
	});
}

async function disable({ db, now, email }: AdminCommand): Promise<string[]> {
	const address = readEmail(email);
	const user = await findUserByEmail(db, address);
	if (user?.disabled_at) return [`A conta ${address} já está desativada.`];
	await disableAccount(db, { email: address, now });
	return [`Conta desativada: ${address}`, 'Os aparelhos da conta foram desconectados.'];
}

async function enable({ db, now, email }: AdminCommand): Promise<string[]> {
	const address = readEmail(email);
	const user = await findUserByEmail(db, address);
	if (user && !user.disabled_at) return [`${address} já pode entrar.`];
	await enableAccount(db, { email: address, now });
	return [`Conta reativada: ${address}`, 'A senha continua a mesma.'];
}

async function remove({ db, now, email }: AdminCommand): Promise<string[]> {
	const address = readEmail(email);
	await removeAccount(db, { email: address, now });
	return [`Conta removida: ${address}`, 'Os posts e o histórico ficam.'];
}

async function unlock(command: AdminCommand): Promise<string[]> {
	const { db, now, email } = command;
	const address = email === undefined ? undefined : readEmail(email);
	const gone = await forgetAttempts(db, address && (await addressKey(command, address)));
	await recordAudit(db, {
		event: 'attempts_cleared',
		userName: null,
		subject: address ?? '',
		now,
	});
	return [gone === 1 ? '1 contador zerado.' : `${gone} contadores zerados.`];
}

/** The key goes first: a call in between finds it gone, and makes none. */
async function newKey({ db, now, keys }: AdminCommand): Promise<string[]> {
	if (!keys) {
		throw new Error(
			'Diga de que site é a chave, com DATABASE_URL, NETLIFY_SITE_ID e NETLIFY_AUTH_TOKEN. Onde há AUTH_SECRET, a chave é ele.',
		);
	}
	for (const kind of keyClasses) await keys.remove(kind);
	const { emails, hadHook } = await forgetSealedRows(db, now);
	return [
		'O site faz outra chave quando alguém entrar. Os aparelhos foram desconectados; as senhas continuam as mesmas.',
		...emails.map((email) => `Sem verificação em duas etapas, até configurar de novo: ${email}`),
		...(hadHook
			? ['Cole de novo o endereço de publicação em “Ativar a publicação”, no painel.']
			: []),
		'Publique o blog de novo: as funções que estão no ar ainda guardam a chave de antes.',
	];
}

const commands: Record<string, (command: AdminCommand) => Promise<string[]>> = {
	list,
	create,
	'reset-password': resetPassword,
	'remove-second-factor': removeSecondFactor,
	disable,
	enable,
	remove,
	unlock,
	'new-key': newKey,
};

/** Runs one account command and returns its output. Throws with the usage text for an unknown command. */
export async function runAdminCommand(name: string, command: AdminCommand): Promise<string[]> {
	const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
	if (!run) throw new Error(usage);
	return run(command);
}

async function main(): Promise<void> {
	const { positionals, values } = parseArgs({
		allowPositionals: true,
		options: { email: { type: 'string' }, name: { type: 'string' } },
	});
	const [name = ''] = positionals;
	if (!Object.hasOwn(commands, name)) throw new Error(usage);
	const settings = readLocalSettings();
	const { db, close } = await openDatabase(settings);
	try {
		const lines = await runAdminCommand(name, {
			db,
			authSecret: new TextEncoder().encode(settings.authSecret),
			now: new Date().toISOString(),
			email: values.email,
			name: values.name,
			keys: settings.databaseUrl && findSiteBlobs() ? keyStore() : undefined,
		});
		say(lines.join('\n'));
	} finally {
		await close();
	}
}

if (import.meta.main) await runCommand(main);
