import { readdirSync } from 'node:fs';
import type { Handler, PlatformFunction } from '#lib/serve';
import type { CallsHandler, GroupHandler } from '#lib/serve-calls';

const folder = new URL('../../netlify/functions/', import.meta.url);

export interface FunctionModule {
	default: unknown;
	config: { path?: string | string[]; schedule?: string };
}

/** Every deployed function, by its file's name. */
export async function loadFunctionModules(): Promise<Map<string, FunctionModule>> {
	const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
	const modules = await Promise.all(
		files.map(async (file): Promise<[string, FunctionModule]> => {
			const module: FunctionModule = await import(new URL(file, folder).href);
			return [file.replace(/\.ts$/, ''), module];
		}),
	);
	return new Map(modules);
}

type Served = PlatformFunction & Partial<Handler & GroupHandler & CallsHandler>;

/** The endpoints that a function serves, each called through it. */
export async function membersOf(value: unknown): Promise<Handler[]> {
	if (typeof value !== 'function') return [];
	const served = value as Served;
	const through = (...call: Parameters<PlatformFunction>) => served(...call);
	const inside = await Promise.all(Object.values(served.calls ?? {}).map((load) => load()));
	const members = (await Promise.all(inside.map(membersOf))).flat();
	return [served, ...(served.members ?? []), ...members].flatMap(({ endpoint }) =>
		endpoint ? [Object.assign(through.bind(undefined), { endpoint })] : [],
	);
}

/** The endpoints of the contract by name; of two with one address the second is `PUT auth/user`. */
export async function loadHandlers(): Promise<Map<string, Handler>> {
	const handlers = new Map<string, Handler>();
	for (const module of (await loadFunctionModules()).values()) {
		for (const handler of await membersOf(module.default)) {
			const { name, method } = handler.endpoint;
			handlers.set(handlers.has(name) ? `${method} ${name}` : name, handler);
		}
	}
	return handlers;
}
