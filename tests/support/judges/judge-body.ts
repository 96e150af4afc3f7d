import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint';
import { AppError } from '#domain/app-error';
import { readInput } from '#lib/read-input';
import type { CorpusCase } from './read-corpus.ts';
import type { Verdict } from './verdict.ts';

const anything = defineEndpoint({
	name: 'corpus',
	method: 'POST',
	access: 'public',
	maxBodyBytes: 1_200_000,
	request: z.unknown(),
	response: z.unknown(),
});

/** B10: a raw body is read or rejected with an expected error, as the case requires (`y`, `n` or `either`). */
export async function judgeBody(entry: CorpusCase): Promise<Verdict> {
	const body = Buffer.from(String(entry['bytes_base64']), 'base64');
	const outcome = await read(body);
	const expect = String(entry['expect'] ?? 'either');
	const violations =
		outcome === 'broken' ||
		(expect === 'y' && outcome === 'n') ||
		(expect === 'n' && outcome === 'y')
			? [`expected ${expect}, was ${outcome}`]
			: [];
	return { id: entry.id, violations };
}

async function read(body: Buffer): Promise<'y' | 'n' | 'broken'> {
	const request = new Request('http://localhost/api/corpus', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: new Uint8Array(body),
	});
	try {
		await readInput(request, anything);
		return 'y';
	} catch (error) {
		return error instanceof AppError && error.status < 500 ? 'n' : 'broken';
	}
}
