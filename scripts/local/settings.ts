import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { cleanLine } from '#domain/text/clean-text';
import { findDatabase } from '#lib/deploy-context';
import { databaseUrl, hostList, parseEnv, siteOrigin } from '#lib/env';

/** What `npm start` and the other commands read; docs/deploy.md describes each variable. */
export const runnerEnv = z.object({
	PORT: z.coerce
		.number('não é um número')
		.int('não é um número inteiro')
		.min(1, 'vai de 1 a 65535')
		.max(65_535, 'vai de 1 a 65535')
		.default(8888),
	DATA_DIR: z.string().default('.data'),
	DATABASE_URL: databaseUrl('não é o endereço de um banco (postgres://…)').optional(),
	ADMIN_EMAIL: z.email('não é um e-mail').optional(),
	ADMIN_PASSWORD: z.string().min(8, 'precisa de 8 caracteres ou mais').max(256).optional(),
	ADMIN_NAME: z.string().transform(cleanLine).default(''),
	AUTH_SECRET: z.string().min(32, 'precisa de 32 bytes ou mais').optional(),
	SITE_URL: siteOrigin.optional(),
	/** Addresses, separated by commas, of a proxy that says for whom it asks, and by which scheme. */
	TRUSTED_PROXY: hostList
		.refine(
			(list) => list.every((address) => isIP(address)),
			'não é um endereço IP, como 127.0.0.1',
		)
		.default([]),
	/** Additional hosts, separated by commas, under which a browser may call the local site. */
	ALLOWED_HOSTS: hostList.default([]),
});

export interface LocalSettings {
	port: number;
	/** Absolute. */
	dataDir: string;
	/** When set, this database is used and no embedded one is started. */
	databaseUrl: string | undefined;
	authSecret: string;
	/** Without a trailing slash. */
	siteUrl: string;
	/** Hosts besides `localhost` that the local server accepts. */
	hosts: string[];
	/** Addresses of proxies that the local server believes. */
	proxies: string[];
	admin: { email: string; name: string; password: string | undefined };
}

/**
 * Creates folders one by one, because Node's recursive mkdir never ends in /proc, where creating a folder fails with
 * ENOENT.
 */
function makeFolders(path: string): void {
	if (existsSync(path)) return;
	makeFolders(dirname(path));
	try {
		mkdirSync(path);
	} catch (error) {
		if (!existsSync(path)) throw error; // Another command was faster.
	}
}

function openFolder(dataDir: string): void {
	try {
		makeFolders(dataDir);
		readdirSync(dataDir);
	} catch (error) {
		const reason = error instanceof Error && 'code' in error ? error.code : error;
		throw new Error(`DATA_DIR: não foi possível criar a pasta ${dataDir} (${reason}).`);
	}
}

/** Creates a secret once and keeps it in the data folder. */
function keepSecret(dataDir: string, name: string): string {
	const path = join(dataDir, name);
	if (!existsSync(path)) {
		writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600 });
	}
	return readFileSync(path, 'utf8').trim();
}

/** The environment of the local commands, parsed once. */
export function readLocalSettings(source = process.env): LocalSettings {
	const env = parseEnv(runnerEnv, { ...source, DATABASE_URL: findDatabase(source) });
	const dataDir = resolve(env.DATA_DIR);
	openFolder(dataDir);
	const siteUrl = env.SITE_URL ?? `http://localhost:${env.PORT}`;
	// The session's cookie depends on it: on this machine's own address it is no secure one.
	if (env.TRUSTED_PROXY.length > 0 && !siteUrl.startsWith('https:'))
		throw new Error('TRUSTED_PROXY pede em SITE_URL o endereço público do site, com https://.');
	return {
		port: env.PORT,
		dataDir,
		databaseUrl: env.DATABASE_URL,
		authSecret: env.AUTH_SECRET ?? keepSecret(dataDir, 'auth-secret'),
		siteUrl,
		hosts: [new URL(siteUrl).hostname, ...env.ALLOWED_HOSTS],
		proxies: env.TRUSTED_PROXY,
		admin: {
			email: (env.ADMIN_EMAIL ?? 'admin@localhost.test').toLowerCase(),
			name: env.ADMIN_NAME || 'Admin',
			password: env.ADMIN_PASSWORD,
		},
	};
}
