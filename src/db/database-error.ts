import { AppError } from '#domain/app-error';

const unreachable = 'O banco de dados não respondeu. Tente de novo em instantes.';

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

/** Unwraps errors: Drizzle wraps the driver's error, and the driver may wrap the network's. */
function driverError(error: unknown): DriverError | undefined {
	for (let at = error; at !== undefined; at = (at as Error).cause) {
		if (isLostSocket(at)) return lostSocket;
		if (!(at instanceof Error)) return undefined;
		const { code, constraint, severity } = at as Error & Record<string, unknown>;
		if (typeof code === 'string' || passingMessages.test(at.message)) {
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
 * What the driver reported, for a command or a log. Not for a rejected input, which the server's message quotes (D12).
 * Undefined when the error is not a database's.
 */
export function describeDriverError(error: unknown): string | undefined {
	const found = error instanceof AppError ? undefined : driverError(error);
	return found && (found.code ? `${found.code}: ${found.message}` : found.message);
}

/**
 * A failed query in words, without its values: they are the blog's drafts, addresses and hashes, and a night's log may be
 * public (D12). Undefined for any other error.
 */
export function describeFailedQuery(error: unknown): string | undefined {
	if (!(error instanceof Error && 'query' in error && 'params' in error)) return undefined;
	const found = driverError(error);
	// The server's message of a rejected input quotes it.
	const why = found?.code.startsWith('22') ? found.code : describeDriverError(error);
	return `O banco de dados recusou uma operação (${why ?? 'sem dizer por quê'}).`;
}

/** Whether this violated the unique `constraint` (SQLSTATE 23505). */
export function isTaken(error: unknown, constraint: string): boolean {
	const found = driverError(error);
	return found?.code === '23505' && found.constraint === constraint;
}

/**
 * Maps a driver's error to an `AppError`; undefined when it is a bug. D1: 22xxx is the caller's input; a lost or
 * overloaded database is `unavailable`.
 */
export function toDomainError(error: unknown): AppError | undefined {
	if (error instanceof AppError) return error;
	const found = driverError(error);
	if (!found) return undefined;
	const { code, fromServer, message } = found;
	if (!fromServer) {
		const passes = passingCodes.includes(code) || passingMessages.test(message);
		return passes ? new AppError('unavailable', unreachable, { retry_after: 5 }) : undefined;
	}
	if (passingClasses.some((start) => code.startsWith(start))) {
		return new AppError('unavailable', unreachable, { retry_after: 5 });
	}
	if (code.startsWith('28') || code === '3D000') {
		return new AppError('unavailable', unreachable, { retry_after: 60 });
	}
	if (found.constraint === 'blog_posts_category_id_categories_id_fk') {
		const text = 'Esta categoria acabou de ser juntada ou excluída. Salve de novo.';
		return new AppError('in_use', text, { field: 'category_id' });
	}
	if (code.startsWith('22')) return new AppError('invalid_input', 'O texto não pode ser guardado.');
	return undefined;
}
