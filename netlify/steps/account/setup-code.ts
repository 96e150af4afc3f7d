import { createHmac } from 'node:crypto';
import { site } from '#config/site';
import { passwordFault } from '#domain/account/password-rule';
import { AppError } from '#domain/app-error';
import { countSetup } from '#lib/attempt-limit';
import type { Caller } from '#lib/caller';
import type { Deps } from '#lib/deps';
import { deriveKey } from '#lib/derive-key';
import { makeCode, readAsMeant } from '#lib/spoken-codes';
import { isSameHash } from '#lib/tokens';

const dayMs = 86_400_000;
const minuteMs = 60_000;

const keyOf = async ({ authSecret }: Deps) => deriveKey(await authSecret(), 'make set-up codes');

/** The code of a UTC day: every instance derives the same, nothing stores it, and no stranger can change it. */
function codeOf(key: Buffer, day: Date): string {
	const bytes = createHmac('sha256', key).update(day.toISOString().slice(0, 10)).digest();
	return makeCode({ randomBytes: (size) => bytes.subarray(0, size) });
}

/** As netlify.toml asks for the code, as a refusal advises, and what else the occasion suggests. */
const suggested = [
	'Invente uma frase de 15 letras ou mais; você a digita uma vez em /admin',
	'Uma frase que só você diria serve',
	'código para instalar, instalação, criar a primeira conta do site, página, editor, redação',
	'setup code, install, first account, deploy, Netlify, Neon, database, Postgres, GitHub',
];

/** Why the owner's own code counts for nothing, if it does not. */
const faultOf = ({ setupCode }: Deps) =>
	setupCode === undefined
		? undefined
		: passwordFault(setupCode, [site.name, ...suggested], 'O código em SETUP_CODE');

let told = { code: '', at: 0 };

/** Writes the day's code into the log, which only the project's people read: a line a minute at most. */
export async function tellSetupCode(deps: Deps): Promise<void> {
	const fault = faultOf(deps);
	if (deps.setupCode !== undefined && !fault) return;
	const now = deps.now();
	const code = codeOf(await keyOf(deps), now);
	if (told.code === code && now.getTime() - told.at < minuteMs) return;
	told = { code, at: now.getTime() };
	if (fault) deps.say(`${fault} Enquanto isso vale este:`);
	deps.say(`CÓDIGO DE INSTALAÇÃO: ${code}`);
}

/** A phone writes the first letter large, and nobody sees a second space. */
const asTyped = (code: string) => code.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

const refuse = (text: string) => new AppError('otp_expired', text, { field: 'code' });

/**
 * Throws unless this is the owner's own code or, without one, today's or yesterday's. Those have 80 bits: only guesses at
 * a code that somebody chose are counted, so nobody else's hold off the first account.
 */
export async function checkSetupCode(typed: string, deps: Deps, caller: Caller): Promise<void> {
	const key = await keyOf(deps);
	const isSame = (one: string, other: string) => {
		const [a, b] = [one, other].map((text) => createHmac('sha256', key).update(text).digest('hex'));
		return isSameHash(a ?? '', b ?? '');
	};
	const fault = faultOf(deps);
	const isOwn = isSame(asTyped(typed), asTyped(deps.setupCode ?? ''));
	if (fault && isOwn) throw refuse(`${fault} O código do dia está no registro da função sign-in.`);
	if (deps.setupCode !== undefined && !fault) {
		await countSetup(caller.ip, deps);
		if (isOwn) return;
	} else {
		const days = [deps.now(), new Date(deps.now().getTime() - dayMs)];
		const known = days.map((day) => isSame(readAsMeant(typed), readAsMeant(codeOf(key, day))));
		if (known.includes(true)) return;
	}
	throw refuse('O código não confere. Veja as letras com calma, ou pegue o de hoje.');
}
