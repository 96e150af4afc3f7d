import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
	/** N = 2^ln. */
	ln: number;
	r: number;
	p: number;
}

/** From OWASP's list: 32 MiB and about 160 ms; four at once stay under 200 MB. A stolen hash is that slow to guess. */
const currentCost: Cost = { ln: 15, r: 8, p: 3 };
const hashBytes = 32;
const saltBytes = 16;
/** A stored cost above these limits is corrupt, and must not stop the server. */
const most: Cost = { ln: 17, r: 16, p: 4 };

interface Parsed {
	cost: Cost;
	salt: Buffer;
	hash: Buffer;
}

const format = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/-]+)\$([\w+/-]+)$/;

/** Runs in Node's thread pool, so other requests continue meanwhile. */
function derive(password: string, salt: Buffer, { ln, r, p }: Cost, size: number): Promise<Buffer> {
	const cost = { N: 2 ** ln, r, p, maxmem: 160 * 2 ** ln * r };
	return new Promise((resolve, reject) => {
		scrypt(password.normalize('NFKC'), salt, size, cost, (error, hash) =>
			error ? reject(error) : resolve(hash),
		);
	});
}

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const write = ({ ln, r, p }: Cost, salt: Buffer, hash: Buffer) =>
	`$scrypt$ln=${ln},r=${r},p=${p}$${encode(salt)}$${encode(hash)}`;

function parse(stored: string): Parsed | undefined {
	const [, ln, r, p, salt, hash] = format.exec(stored) ?? [];
	if (!salt || !hash) return undefined;
	const cost = { ln: Number(ln), r: Number(r), p: Number(p) };
	const isSane =
		cost.ln >= 1 && cost.ln <= most.ln && cost.r >= 1 && cost.r <= most.r && cost.p >= 1;
	if (!isSane || cost.p > most.p) return undefined;
	return { cost, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

/** A dummy hash; checking unknown addresses against it costs the same time. */
const nobody: Parsed = {
	cost: currentCost,
	salt: randomBytes(saltBytes),
	hash: randomBytes(hashBytes),
};

/** Hashes a password for storage: `$scrypt$ln=15,r=8,p=3$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
	const salt = randomBytes(saltBytes);
	return write(currentCost, salt, await derive(password, salt, currentCost, hashBytes));
}

/** Verifies a password. Takes as long for an unknown address or a damaged hash as for a wrong password. */
export async function isPasswordRight(
	password: string,
	stored: string | undefined,
): Promise<boolean> {
	const parsed = stored === undefined ? undefined : parse(stored);
	const { cost, salt, hash } = parsed ?? nobody;
	const derived = await derive(password, salt, cost, hash.length);
	return timingSafeEqual(derived, hash) && parsed !== undefined;
}

/** Whether a hash has an outdated cost, so that the next sign-in should replace it. */
export function isOutdatedHash(stored: string): boolean {
	const cost = parse(stored)?.cost;
	return cost?.ln !== currentCost.ln || cost.r !== currentCost.r || cost.p !== currentCost.p;
}
