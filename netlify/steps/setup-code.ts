import { createHmac } from 'node:crypto';
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

let told = { code: '', at: 0 };

/** Writes the day's code into the log, which only the project's people read: a line a minute at most. */
export async function tellSetupCode(deps: Deps): Promise<void> {
	if (deps.setupCode !== undefined) return;
	const now = deps.now();
	const code = codeOf(await keyOf(deps), now);
	if (told.code === code && now.getTime() - told.at < minuteMs) return;
	told = { code, at: now.getTime() };
	deps.say(`CÓDIGO DE INSTALAÇÃO: ${code}`);
}

/** A phone writes the first letter large, and nobody sees a second space. */
const asTyped = (code: string) => code.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

/** Whether this is the owner's own code or, without one, today's or yesterday's. */
export async function isSetupCode(typed: string, deps: Deps): Promise<boolean> {
	const key = await keyOf(deps);
	const isSame = (one: string, other: string) => {
		const [a, b] = [one, other].map((text) => createHmac('sha256', key).update(text).digest('hex'));
		return isSameHash(a ?? '', b ?? '');
	};
	if (deps.setupCode !== undefined) return isSame(asTyped(typed), asTyped(deps.setupCode));
	const now = deps.now();
	const days = [now, new Date(now.getTime() - dayMs)];
	return days
		.map((day) => isSame(readAsMeant(typed), readAsMeant(codeOf(key, day))))
		.includes(true);
}
