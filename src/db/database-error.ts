import { AppError } from '#domain/app-error';

const unreachable = 'O banco de dados não respondeu. Tente de novo em instantes.';

/**
 * What does not pass by itself, with what to do about it: by SQLSTATE, or by what the provider says. Neon has no code of its
 * own for a plan that is used up; over HTTP it answers with a status.
 */
const lastingFaults: readonly (readonly [sign: RegExp, message: string])[] = [
	[
		/^53100\b|project size limit|no space left/i,
		'O banco de dados está cheio, e nada novo cabe nele. Quem cuida do site precisa liberar espaço ou aumentar o plano.',
	],
	[
		/quota|HTTP status (?:402|429)|compute time|data transfer/i,
		'A cota do banco de dados deste mês acabou. Quem cuida do site precisa aumentá-la, ou esperar o mês que vem.',
	],
	[
		/endpoint (?:has been|is) disabled|branch (?:has been|is) archived/i,
		'O banco de dados está desativado no serviço que o hospeda. Quem cuida do site precisa reativá-lo.',
	],
	[
		/^25006\b/,
		'O banco de dados só aceita leitura agora, e nada pode ser salvo. Quem cuida do site precisa ver por quê.',
	],
	[
		/^42(?:P01|703)\b/,
		'Faltam no banco de dados tabelas desta versão. Quem cuida do site precisa publicá-lo de novo, ou rodar as migrações.',
	],
	[
		/^(?:28|3D000)/,
		'O banco de dados não aceitou a senha ou o nome que o site usa. Quem cuida do site precisa conferir DATABASE_URL.',
	],
];

/** Transient SQLSTATE classes: connection, resources, intervention, serialisation, limits. */
const passingClasses = ['08', '53', '57', '40', '55', '58'];
const passingCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN'];
const passingMessages =
	/timeout|terminated|closed|Connection ended|not queryable|fetch failed|other side/i;

interface DriverError {
	code: string;
	constraint: string | undefined;
	message: string;
	/** A server's error has a severity; a network error has none. */
	fromServer: boolean;
}

const lostSocket: DriverError = {
	code: '',
	constraint: undefined,
	message: 'the WebSocket was closed',
	fromServer: false,
};

/** When its WebSocket fails, Neon's driver throws the platform's event, which is not an Error and has no message. */
function isLostSocket(thrown: unknown): boolean {
	return (
		typeof thrown === 'object' && thrown !== null && 'type' in thrown && thrown.type === 'error'
	);
}

const isLasting = (said: string) => lastingFaults.some(([sign]) => sign.test(said));

/** Unwraps errors: Drizzle wraps the driver's error, and the driver may wrap the network's. */
function driverError(error: unknown): DriverError | undefined {
	const isOfQuery = error instanceof Error && 'query' in error;
	for (let at = error; at !== undefined; at = (at as Error).cause) {
		if (isLostSocket(at)) return lostSocket;
		if (!(at instanceof Error)) return undefined;
		const { code, constraint, severity } = at as Error & Record<string, unknown>;
		const isKnown = passingMessages.test(at.message) || (isOfQuery && isLasting(at.message));
		if (typeof code === 'string' || isKnown) {
			if (at.cause instanceof Error && typeof code !== 'string') continue;
			return {
				code: typeof code === 'string' ? code : '',
				constraint: typeof constraint === 'string' ? constraint : undefined,
				message: at.message,
				fromServer: typeof severity === 'string',
			};
		}
	}
	return undefined;
}

/**
 * What the driver reported, for a command or a log. Not for a rejected input, which the server's message quotes.
 * Undefined when the error is not a database's.
 */
export function describeDriverError(error: unknown): string | undefined {
	const found = error instanceof AppError ? undefined : driverError(error);
	return found && (found.code ? `${found.code}: ${found.message}` : found.message);
}

/**
 * A failed query in words, without its values: they are the blog's drafts, addresses and hashes, and a night's log may
 * be public. Undefined for any other error.
 */
export function describeFailedQuery(error: unknown): string | undefined {
	if (!(error instanceof Error && 'query' in error && 'params' in error)) return undefined;
	const found = driverError(error);
	// The server's message of a rejected input quotes it.
	const why = found?.code.startsWith('22') ? found.code : describeDriverError(error);
	return `O banco de dados recusou uma operação (${why ?? 'sem dizer por quê'}).`;
}

/** Whether the database broke a deadlock by rolling this back. */
export const isDeadlock = (error: unknown): boolean => driverError(error)?.code === '40P01';

/** Whether a lock was not had in time (SQLSTATE 55P03). */
export const isLockTimeout = (error: unknown): boolean => driverError(error)?.code === '55P03';

/** Whether this violated the unique `constraint` (SQLSTATE 23505). */
export function isTaken(error: unknown, constraint: string): boolean {
	const found = driverError(error);
	return found?.code === '23505' && found.constraint === constraint;
}

/**
 * Maps a driver's error to an `AppError`; undefined when it is a bug, whose words no caller gets. 22xxx is the caller's
 * input; a lost or overloaded database is `unavailable`.
 */
export function toDomainError(error: unknown): AppError | undefined {
	if (error instanceof AppError) return error;
	const found = driverError(error);
	if (!found) return undefined;
	const { code, fromServer, message } = found;
	const lasting = lastingFaults.find(([sign]) => sign.test(`${code} ${message}`.trim()));
	if (lasting) return new AppError('unavailable', lasting[1], { retry_after: 60 });
	if (!fromServer) {
		const passes = passingCodes.includes(code) || passingMessages.test(message);
		return passes ? new AppError('unavailable', unreachable, { retry_after: 5 }) : undefined;
	}
	if (passingClasses.some((start) => code.startsWith(start))) {
		return new AppError('unavailable', unreachable, { retry_after: 5 });
	}
	if (found.constraint === 'blog_posts_category_id_categories_id_fk') {
		const text = 'Esta categoria acabou de ser mesclada ou excluída. Salve de novo.';
		return new AppError('in_use', text, { field: 'category_id' });
	}
	if (code.startsWith('22'))
		return new AppError('invalid_input', 'Não é possível salvar este texto.');
	return undefined;
}
