import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormerNames } from './former-names.ts';
import {
	cardsName,
	formerName,
	hashLength,
	partsFolder,
	shardName,
	versionLength,
	wordsName,
} from './manifest.ts';

/** Writes the parts of an index, each named by its content; returns what tells their names, concatenated. */
export class PartWriter {
	readonly #folder: string;

	constructor(folder: string) {
		this.#folder = folder;
		mkdirSync(join(folder, partsFolder), { recursive: true });
	}

	writeShards(shards: readonly Uint8Array[]): string {
		return shards.map((shard) => this.#write(shard, hashOf(shard), shardName)).join('');
	}

	writeCards(chunks: readonly string[]): string {
		return chunks
			.map((cards, chunk) => {
				const version = hashOf(cards).slice(0, versionLength);
				return this.#write(cards, version, (name) => cardsName(chunk, name));
			})
			.join('');
	}

	writeWords(words: readonly string[]): string {
		const content = JSON.stringify(words);
		return this.#write(content, hashOf(content).slice(0, versionLength), wordsName);
	}

	writeFormer(names: FormerNames): string {
		const content = JSON.stringify(names);
		return this.#write(content, hashOf(content).slice(0, versionLength), formerName);
	}

	#write(content: Uint8Array | string, hash: string, nameOf: (hash: string) => string): string {
		writeFileSync(join(this.#folder, nameOf(hash)), content);
		return hash;
	}
}

const hashOf = (content: Uint8Array | string) =>
	createHash('sha256').update(content).digest('hex').slice(0, hashLength);
