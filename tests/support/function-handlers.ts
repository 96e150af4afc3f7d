import { readdirSync } from 'node:fs';
import type { Handler } from '#lib/serve';
import type { FamilyHandler } from '#lib/serve-family';

const folder = new URL('../../netlify/functions/', import.meta.url);

export interface FunctionModule {
	default: unknown;
	config: { path?: string; schedule?: string };
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

const isHandler = (value: unknown): value is Handler =>
	typeof value === 'function' && 'endpoint' in value;

/** The endpoints of a function that serves several, each called through it. */
export function membersOf(value: unknown): Handler[] {
	if (isHandler(value)) return [value];
	if (typeof value !== 'function' || !('members' in value)) return [];
	const family = value as FamilyHandler;
	return family.members.map(({ endpoint }) =>
		Object.assign((...call: Parameters<FamilyHandler>) => family(...call), { endpoint }),
	);
}

/** The endpoints of the contract by name; of two with one address the second is `PUT auth/user`. */
export async function loadHandlers(): Promise<Map<string, Handler>> {
	const handlers = new Map<string, Handler>();
	for (const module of (await loadFunctionModules()).values()) {
		for (const handler of membersOf(module.default)) {
			const { name, method } = handler.endpoint;
			handlers.set(handlers.has(name) ? `${method} ${name}` : name, handler);
		}
	}
	return handlers;
}
