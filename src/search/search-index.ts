import { limits } from '#config/limits';
import type { Category } from '#domain/names/category';
import { largestCategories } from '#domain/names/category-counts';
import { paginate } from '#domain/post/pagination';
import type { PostCard } from '#domain/post/post';
import type { SearchTerm } from '#domain/search/search-match';
import { otherNumbers } from '#search/other-meanings';
import { type CardColumns, readCard } from './cards.ts';
import { correctWords } from './correct-words.ts';
import { type FormerNames, findHeir, hashTag } from './former-names.ts';
import { categoryKey, tagKey } from './keys.ts';
import {
	cardsName,
	cardsPerChunk,
	formerName,
	hashLength,
	type SearchManifest,
	shardName,
	versionLength,
	wordsName,
} from './manifest.ts';
import { listOtherMeanings, shortestSplit, splitTerms } from './other-meanings.ts';
import { ByteReader, listSetBits, type PostBits, type PostNumber, setBits } from './postings.ts';
import { listNeededTerms, readQuery } from './read-query.ts';
import { lookUp, type MatchedPosts } from './shard.ts';
import { type Suggestion, suggestNames } from './suggest-names.ts';

export interface SearchRequest {
	q: string;
	/** A category's id, slug, or what was one; '' matches any. */
	category: string;
	tag: string;
	page: number;
}

export interface SearchAnswer {
	/** With the present names of its topics. */
	request: SearchRequest;
	terms: SearchTerm[];
	shortened: boolean;
	category: Category | undefined;
	total: number;
	page: number;
	pages: number;
	/** How many of all results are posts; the others are books. */
	postCount: number;
	posts: FoundCards;
	books: FoundCards;
	/** Pages with a name that begins like a word of the query. */
	suggestions: Suggestion[];
	/** A query that finds more, where few are found. */
	also: string | undefined;
	/** Only when nothing is found. */
	help: SearchHelp | undefined;
}

export interface SearchHelp {
	/** Similar queries that find something. */
	corrected: string[];
	/** The largest ones. */
	categories: Category[];
	posts: PostCard[];
	/** Otherwise the posts are the newest. */
	areMostRead: boolean;
}

/** Cards of one page. Without words in the query all of them count as found in the title. */
export interface FoundCards {
	inTitle: PostCard[];
	inText: PostCard[];
}

/** Loads a file of the index by name. */
export type LoadFile = (name: string) => Promise<Uint8Array>;

const mostCategories = 4;
const mostHelping = 3;

/** The index of one build. Its files never change, so loaded files stay cached. */
export class SearchIndex {
	readonly #manifest: SearchManifest;
	readonly #load: LoadFile;
	readonly #files = new Map<string, Promise<Uint8Array>>();
	readonly #books: PostBits;

	constructor(manifest: SearchManifest, load: LoadFile) {
		this.#manifest = manifest;
		this.#load = load;
		const bytes = Uint8Array.from(atob(manifest.books), (letter) => letter.charCodeAt(0));
		this.#books = new Uint8Array(manifest.count);
		setBits(new ByteReader(bytes), this.#books, 0);
	}

	/**
	 * Over all pages what is found in titles comes before what is found in texts, in each posts before books, in each the
	 * newest first. A page out of range becomes the nearest one.
	 */
	async answer(asked: SearchRequest): Promise<SearchAnswer> {
		const request = await this.#followTopics(asked);
		const { shortened, ...query } = readQuery(request.q);
		const { terms, found } = await this.#findAny(request, query.terms);
		const tierOf = (post: PostNumber) => (found.titled[post] ? 0 : 2) + (this.#books[post] ? 1 : 0);
		const tiers: PostNumber[][] = [[], [], [], []];
		for (const post of listSetBits(found.all).reverse()) tiers[tierOf(post)]?.push(post);
		const all = tiers.flat();
		const { items, page, pages } = paginate(all, request.page, limits.homePageSize);
		const cards = await this.#readCards(items);
		const cardsOf = (tier: number) =>
			cards.filter((_, index) => tierOf(items[index] as PostNumber) === tier);
		return {
			request,
			terms,
			shortened,
			category: this.#manifest.categories.find(({ id }) => id === request.category),
			total: all.length,
			page,
			pages,
			postCount: all.filter((post) => !this.#books[post]).length,
			posts: { inTitle: cardsOf(0), inText: cardsOf(2) },
			books: { inTitle: cardsOf(1), inText: cardsOf(3) },
			also: await this.#findAlso(request, all.length),
			suggestions: suggestNames(this.#manifest, terms.flat()),
			help: all.length === 0 ? await this.#help(request, terms) : undefined,
		};
	}

	/** Topics that the index does not know may have another name by now. */
	async #followTopics(request: SearchRequest): Promise<SearchRequest> {
		const { categories, former } = this.#manifest;
		const { category, tag } = request;
		const present = categories.find(({ id, slug }) => id === category || slug === category);
		const isTagUsed = tag === '' || (await this.#match(tagKey(tag))).all.includes(1);
		const known = { ...request, category: present?.id ?? category };
		if (!former || ((present || category === '') && isTagUsed)) return known;
		const names = await this.#readJson<FormerNames>(formerName(former));
		return {
			...known,
			category: present?.id ?? findHeir(names.categories, category) ?? category,
			tag: isTagUsed ? tag : (findHeir(names.tags, hashTag(tag)) ?? tag),
		};
	}

	async #help(request: SearchRequest, terms: SearchTerm[]): Promise<SearchHelp> {
		const { categories, count, most } = this.#manifest;
		const newest = Array.from({ length: count }, (_, index) => count - 1 - index);
		const posts = (most ?? newest.filter((post) => !this.#books[post])).slice(0, mostHelping);
		// An empty answer is valid without its help.
		const [corrected, cards] = await Promise.all([
			this.#correct(request, terms).catch(() => []),
			this.#readCards(posts).catch(() => []),
		]);
		const used = categories.filter((category) => category.count > 0);
		return {
			corrected,
			categories: largestCategories(used, mostCategories),
			posts: cards,
			areMostRead: most !== undefined,
		};
	}

	async #correct(request: SearchRequest, terms: SearchTerm[]): Promise<string[]> {
		if (terms.length === 0) return [];
		return correctWords({
			terms: terms.map(([word = '']) => word),
			known: await this.#readKnown(),
			count: async (q) => listSetBits((await this.#find(request, readQuery(q).terms)).all).length,
			isFound: async (term) => (await this.#match(term)).all.includes(1),
		});
	}

	#readKnown(): Promise<string[]> {
		return this.#readJson<string[]>(wordsName(this.#manifest.words));
	}

	/** What a query finds; where that is nothing, what it may also mean. */
	async #findAny(request: SearchRequest, terms: SearchTerm[]) {
		if (request.q.trim() !== '' && terms.length === 0) return { terms, found: nothing };
		for (const spelled of [terms, ...listOtherMeanings(terms)]) {
			const found = await this.#find(request, spelled);
			if (found.all.includes(1)) return { terms: spelled, found };
		}
		const maySplit = terms.some(([word = '']) => word.length >= shortestSplit);
		const apart = splitTerms(terms, maySplit ? await this.#readKnown().catch(() => []) : []);
		const found = apart.length > terms.length ? await this.#find(request, apart) : nothing;
		return { terms: found.all.includes(1) ? apart : terms, found };
	}

	/** The query in the other number, where few posts are found and so would be more. */
	async #findAlso(request: SearchRequest, total: number): Promise<string | undefined> {
		if (total === 0 || total > limits.homePageSize) return undefined;
		const asked = request.q.toLowerCase();
		for (const likeliest of [0, 1]) {
			const q = asked.replace(/\p{L}+/gu, (word) => otherNumbers(word).at(likeliest) ?? word);
			const { all } = q === asked ? nothing : await this.#find(request, readQuery(q).terms);
			if (listSetBits(all).length > total) return q;
		}
		return undefined;
	}

	async #find(request: SearchRequest, terms: SearchTerm[]): Promise<MatchedPosts> {
		const keys = listNeededTerms(terms);
		const wordCount = keys.length;
		if (request.category !== '') keys.push([categoryKey(request.category)]);
		if (request.tag !== '') keys.push([tagKey(request.tag)]);
		const matches = await Promise.all(keys.map((key) => this.#matchAny(key)));
		const all = keepCommon(matches.map((match) => match.all));
		const words = matches.slice(0, wordCount);
		return { all, titled: wordCount > 0 ? keepCommon(words.map(({ titled }) => titled)) : all };
	}

	async #matchAny(keys: readonly string[]): Promise<MatchedPosts> {
		const matches = await Promise.all(keys.map((key) => this.#match(key)));
		const [found = nothing, ...others] = matches;
		for (const { all, titled } of others)
			for (let post = 0; post < all.length; post += 1) {
				found.all[post] = (found.all[post] ?? 0) | (all[post] ?? 0);
				found.titled[post] = (found.titled[post] ?? 0) | (titled[post] ?? 0);
			}
		return found;
	}

	async #match(key: string): Promise<MatchedPosts> {
		const { count, segments } = this.#manifest;
		const found = { all: new Uint8Array(count), titled: new Uint8Array(count) };
		await Promise.all(
			segments.map(async ({ first, bounds, shards }) => {
				const shard = bounds.findLastIndex((bound) => bound <= key);
				if (shard < 0) return;
				const hash = shards.slice(shard * hashLength, (shard + 1) * hashLength);
				lookUp(await this.#readFile(shardName(hash)), key, found, first);
			}),
		);
		return found;
	}

	#readCards(posts: readonly PostNumber[]): Promise<PostCard[]> {
		const { cards, categories } = this.#manifest;
		return Promise.all(
			posts.map(async (post) => {
				const chunk = Math.floor(post / cardsPerChunk);
				const version = cards.slice(chunk * versionLength, (chunk + 1) * versionLength);
				const columns = await this.#readJson<CardColumns>(cardsName(chunk, version));
				return readCard(columns, post % cardsPerChunk, categories);
			}),
		);
	}

	async #readJson<Content>(name: string): Promise<Content> {
		return JSON.parse(new TextDecoder().decode(await this.#readFile(name)));
	}

	#readFile(name: string): Promise<Uint8Array> {
		const known = this.#files.get(name);
		if (known) return known;
		const file = this.#load(name);
		this.#files.set(name, file);
		file.catch(() => this.#files.delete(name));
		return file;
	}
}

const nothing: MatchedPosts = { all: new Uint8Array(), titled: new Uint8Array() };

/** The posts of all sets. */
const keepCommon = ([first = new Uint8Array(), ...others]: PostBits[]): PostBits =>
	others.reduce((common, other) => common.map((mark, post) => mark & (other[post] ?? 0)), first);
