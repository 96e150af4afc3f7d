import type { Endpoint, ParsedInputOf } from '#contract/endpoint';
import { AppError } from '#domain/app-error';

const tooLarge = () => new AppError('too_large', 'O envio é grande demais.');
const malformed = () => new AppError('malformed_body', 'Não foi possível ler o que foi enviado.');

/** Stops reading at the first byte over the limit. */
async function readBytes(request: Request, most: number): Promise<Uint8Array> {
	if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
	const chunks: Uint8Array[] = [];
	let size = 0;
	try {
		for await (const chunk of request.body ?? []) {
			size += chunk.length;
			if (size > most) break;
			chunks.push(chunk);
		}
	} catch {
		throw malformed(); // The sender hung up or sent an invalid body; not a server fault.
	}
	if (size > most) throw tooLarge();
	return Buffer.concat(chunks);
}

/** Rejects bytes that are not UTF-8 and text that is not JSON. */
function parseJson(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
	} catch {
		throw malformed();
	}
}

function checkContentType(request: Request): void {
	const type = request.headers.get('content-type') ?? '';
	if (!/^application\/json\s*(?:;\s*charset=utf-8\s*)?$/i.test(type)) {
		throw new AppError('unsupported_media_type', 'Envie JSON (application/json).');
	}
}

/** Reads the input from the address: `:id` in the path, and the endpoint's query fields. */
function readAddress(request: Request, { name, query = [] }: Endpoint): Record<string, string> {
	const { pathname, searchParams } = new URL(request.url);
	const given = matchPath(name, pathname) ?? {};
	for (const field of query) {
		const value = searchParams.get(field);
		if (value !== null) given[field] = value;
	}
	return given;
}

async function readBody(request: Request, endpoint: Endpoint): Promise<unknown> {
	const bytes = await readBytes(request, endpoint.maxBodyBytes);
	if (endpoint.bodyIsOptional && bytes.length === 0) return {};
	checkContentType(request);
	return parseJson(bytes);
}

async function readRaw(request: Request, endpoint: Endpoint): Promise<unknown> {
	const { method } = endpoint;
	if (method === 'GET') return Object.fromEntries(new URL(request.url).searchParams);
	const address = readAddress(request, endpoint);
	if (method === 'DELETE' || method === 'ANY') return address;
	const body = await readBody(request, endpoint);
	const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
	return isObject ? { ...body, ...address } : body;
}

/** An attacker would have a long reply to a long list of faults. */
const mostFields = 50;

/** Parses the body with the endpoint's schema. Throws `invalid_input`, naming the first invalid field. */
export async function readInput<E extends Endpoint>(
	request: Request,
	endpoint: E,
): Promise<ParsedInputOf<E>> {
	const parsed = endpoint.request.safeParse(await readRaw(request, endpoint));
	if (parsed.success) return parsed.data as ParsedInputOf<E>;
	const fields: Record<string, string> = {};
	for (const { path, message } of parsed.error.issues.slice(0, mostFields)) {
		fields[path.join('.')] ??= message;
	}
	const [field = '', message = 'Há um campo inválido.'] = Object.entries(fields)[0] ?? [];
	throw new AppError('invalid_input', message, { field, fields });
}

/**
 * Extracts the `:names` of an endpoint from a path; undefined when it does not match.
 * @example matchPath('auth/factors/:id', '/api/auth/factors/7') → { id: '7' }
 */
export function matchPath(name: string, pathname: string): Record<string, string> | undefined {
	const wanted = `/api/${name}`.split('/');
	const given = pathname.split('/');
	if (wanted.length !== given.length) return undefined;
	const found: Record<string, string> = {};
	for (const [index, part] of wanted.entries()) {
		const value = given[index] ?? '';
		if (part.startsWith(':') && value !== '') found[part.slice(1)] = value;
		else if (part !== value) return undefined;
	}
	return found;
}
