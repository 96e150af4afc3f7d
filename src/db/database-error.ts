import { AppError } from '#domain/app-error';

const unreachable = 'O banco de dados não respondeu. Tente de novo em instantes.';

/** SQLSTATE classes that pass by themselves: connection, resources, intervention, serialisation, limits. */
const passingClasses = ['08', '53', '57', '40', '55', '58'];
const passingCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN'];
const passingMessages =
	/timeout|terminated|closed|Connection ended|not queryable|fetch failed|other side/i;

interface DriverError {
	code: string;
	constraint: string | undefined;
	message: string;
	/** A server's answer has a severity; a broken network has none. */
	fromServer: boolean;
}

const lostSocket: DriverError = {
	code: '',
	constraint: undefined,
	message: 'closed',
	fromServer: false,
};

/** What Neon's driver throws when its WebSocket fails is the platform's event, which is no Error and says nothing. */
function isLostSocket(thrown: unknown): boolean {
	return (
		typeof thrown === 'object' && thrown !== null && 'type' in thrown && thrown.type === 'error'
	);
}

/** Drizzle wraps what the driver throws, and the driver may wrap the network's error: look through them. */
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

/** Did this fail because `constraint` holds already (SQLSTATE 23505)? */
export function isTaken(error: unknown, constraint: string): boolean {
	const found = driverError(error);
	return found?.code === '23505' && found.constraint === constraint;
}

/**
 * The domain's word for what a driver threw; undefined when it is a bug of ours.
 * D1: 22xxx is the caller's text, a lost or overloaded database is `unavailable`.
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
	if (code.startsWith('22')) return new AppError('invalid_input', 'O texto não pode ser guardado.');
	return undefined;
}
