import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { makeDataDir, startSite } from './running-site.ts';

/** A data folder with the demo blog, built for the address with `port`; nothing runs on it. */
export interface PreparedData {
	port: number;
	dataDir: string;
}

/** Values that a build must not leak, each in a variable that it can see. */
export const buildCanaries = {
	AUTH_SECRET: 'canary-of-the-signing-secret-32-bytes-long',
	OPENAI_API_KEY: 'sk-canary-of-the-picture-service',
	SMTP_URL: 'smtp://canary:of-the-mail@127.0.0.1:2',
	NETLIFY_AUTH_TOKEN: 'canary-of-the-platform',
};

/** PostgreSQL's files belong to another user, and Node's `cp` would change their owner. */
export async function copyData({ dataDir }: PreparedData): Promise<string> {
	const copy = await makeDataDir();
	await promisify(execFile)('cp', ['-a', `${dataDir}/.`, copy]);
	return copy;
}

/** Builds a new one, or copies an existing one and rebuilds only what contains the address. */
export async function prepareData(other?: PreparedData): Promise<PreparedData> {
	const dataDir = other ? await copyData(other) : await makeDataDir();
	const site = await startSite({ dataDir, env: buildCanaries });
	await site.stop();
	return { port: site.port, dataDir };
}

export const removeData = ({ dataDir }: PreparedData) =>
	rm(dataDir, { recursive: true, force: true });
