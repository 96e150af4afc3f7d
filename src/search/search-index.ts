import { limits } from '#config/limits';
import { paginate } from '#domain/pagination';
import type { Category, PostCard } from '#domain/post';
import { ByteReader } from './bytes.ts';
import { type CardColumns, readCard } from './cards.ts';
import { findShard, splitHashes } from './find-shard.ts';
import { categoryKey, tagKey } from './keys.ts';
import { cardStride, cardsName, chunkOf, type SearchManifest, shardName } from './manifest.ts';
import { addPosting, PostSet } from './postings.ts';
import { listNeededTerms, readQuery } from './read-query.ts';
import { lookUp } from './shard.ts';

export interface SearchRequest {
	q: string;
	/** A category's id; '' matches any. */
	category: string;
	tag: string;
	page: number;
}

export interface SearchAnswer {
	request: SearchRequest;
	terms: string[];
	shortened: boolean;
	category: Category | undefined;
	total: number;
	page: number;
	pages: number;
	/** How many of all results are posts; books come after them. */
	postCount: number;
	posts: PostCard[];
	books: PostCard[];
}

/** Loads a file of the index by name. */
export type LoadFile = (name: string) => Promise<Uint8Array>;

/** The index of one build. Its files never change, so loaded files stay cached. */
export class SearchIndex {
	readonly #manifest: SearchManifest;
	readonly #load: LoadFile;
	readonly #files = new Map<string, Promise<Uint8Array>>();
	readonly #books: PostSet;

	constructor(manifest: SearchManifest, load: LoadFile) {
		this.#manifest = manifest;
		this.#load = load;
		this.#books = new PostSet(manifest.count);
		const bytes = Uint8Array.from(atob(manifest.books), (letter) => letter.charCodeAt(0));
		addPosting(new ByteReader(bytes), this.#books, 0);
	}

	/** Posts before books, each newest first; a page out of range becomes the nearest one. */
	async answer(request: SearchRequest): Promise<SearchAnswer> {
		const { terms, shortened } = readQuery(request.q);
		const hopeless = request.q.trim() !== '' && terms.length === 0;
		const found = hopeless ? [] : await this.#find(request, terms);
		const posts = found.filter((post) => !this.#books.has(post));
		const books = found.filter((post) => this.#books.has(post));
		const { items, page, pages } = paginate(
			[...posts, ...books],
			request.page,
			limits.homePageSize,
		);
		const cards = await this.#readCards(items);
		const cut = items.filter((post) => !this.#books.has(post)).length;
		return {
			request,
			terms,
			shortened,
			category: this.#manifest.categories.find(({ id }) => id === request.category),
			total: found.length,
			page,
			pages,
			postCount: posts.length,
			posts: cards.slice(0, cut),
			books: cards.slice(cut),
		};
	}

	async #find(request: SearchRequest, terms: string[]): Promise<number[]> {
		const keys = listNeededTerms(terms);
		if (request.category !== '') keys.push(categoryKey(request.category));
		if (request.tag !== '') keys.push(tagKey(request.tag));
		const sets = await Promise.all(keys.map((key) => this.#listPosts(key)));
		const [found, ...others] = sets;
		for (const other of others) found?.keepOnly(other);
		return found?.listNewestFirst() ?? [];
	}

	async #listPosts(key: string): Promise<PostSet> {
		const set = new PostSet(this.#manifest.count);
		await Promise.all(
			this.#manifest.segments.map(async (segment) => {
				const hash = findShard(segment, key);
				if (hash) lookUp(await this.#file(shardName(hash)), key, set, segment.first);
			}),
		);
		return set;
	}

	async #readCards(posts: readonly number[]): Promise<PostCard[]> {
		const hashes = splitHashes(this.#manifest.cards);
		const chunks = new Map<number, Promise<CardColumns>>();
		const columnsOf = (chunk: number) => {
			const known = chunks.get(chunk);
			if (known) return known;
			const columns = this.#file(cardsName(hashes[chunk] as string)).then(
				(bytes) => JSON.parse(new TextDecoder().decode(bytes)) as CardColumns,
			);
			chunks.set(chunk, columns);
			return columns;
		};
		const places = placeCards(posts);
		return Promise.all(
			posts.map(async (post) => {
				const chunk = places.get(post) as number;
				return readCard(
					await columnsOf(chunk),
					post - chunk * cardStride,
					this.#manifest.categories,
				);
			}),
		);
	}

	#file(name: string): Promise<Uint8Array> {
		const known = this.#files.get(name);
		if (known) return known;
		const file = this.#load(name);
		this.#files.set(name, file);
		file.catch(() => this.#files.delete(name));
		return file;
	}
}

/** Chooses a chunk for each post, using as few chunks as possible. */
function placeCards(posts: readonly number[]): Map<number, number> {
	const places = new Map<number, number>();
	let chunk = Number.POSITIVE_INFINITY;
	for (const post of posts.toSorted((a, b) => b - a)) {
		if (post < chunk * cardStride) chunk = chunkOf(post);
		places.set(post, chunk);
	}
	return places;
}
