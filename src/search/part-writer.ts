import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cardsName, hashLength, partsFolder, shardName } from './manifest.ts';

/** Writes the parts of an index, each named by its content; returns the hashes. */
export class PartWriter {
	readonly #folder: string;

	constructor(folder: string) {
		this.#folder = folder;
		mkdirSync(join(folder, partsFolder), { recursive: true });
	}

	writeShards(shards: readonly Uint8Array[]): string {
		return this.#write(shards, shardName);
	}

	writeCards(chunks: readonly string[]): string {
		return this.#write(chunks, cardsName);
	}

	#write(contents: readonly (Uint8Array | string)[], nameOf: (hash: string) => string): string {
		return contents
			.map((content) => {
				const hash = hashOf(content);
				writeFileSync(join(this.#folder, nameOf(hash)), content);
				return hash;
			})
			.join('');
	}
}

export const hashOf = (content: Uint8Array | string) =>
	createHash('sha256').update(content).digest('hex').slice(0, hashLength);
