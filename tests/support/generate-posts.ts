import type { Category } from '#domain/names/category';
import { slugify } from '#domain/names/slug';
import type { PostSummary, RenderedArticle } from '#domain/post/post';
import { emptyFields, summaryFields } from '#domain/post/post-fields';
import * as source from './portuguese-words.ts';
import { SeededRandom } from './seeded-random.ts';

export interface GeneratedPost {
	post: PostSummary;
	article: RenderedArticle;
}

const newest = Date.UTC(2025, 10, 20, 12);
const postsPerDay = 3;

export const generatedCategories: Category[] = source.categoryNames.map((name, index) => ({
	id: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
	name,
	slug: slugify(name),
}));

const cross = (stems: string[], endings: string[]) =>
	endings.flatMap((ending) => stems.map((stem) => stem + ending));
const nouns = cross(source.nounStems, source.nounEndings);
const verbs = cross(source.verbStems, source.verbEndings);
const adjectives = cross(source.adjectiveStems, source.adjectiveEndings);

/**
 * Seeded posts of 400 to 1,200 words, oldest first. As in real texts, common words are common, every subject has its
 * own words, and each post adds a few that hardly any other has.
 */
export function* generatePosts(options: {
	count: number;
	seed?: number;
}): Generator<GeneratedPost> {
	const { count, seed = 1 } = options;
	const random = new SeededRandom(seed);
	for (let number = 0; number < count; number++) yield generatePost(random, number, count);
}

function generatePost(random: SeededRandom, number: number, count: number): GeneratedPost {
	const subject = random.below(generatedCategories.length);
	const category = generatedCategories[subject] ?? null;
	const rareWords = Array.from({ length: 6 }, () => rareWord(random));
	const writer = new SentenceWriter(random, subject, rareWords);
	const title = writer.title();
	const paragraphs = Array.from({ length: 8 + random.below(12) }, () => writer.paragraph());
	const created = new Date(
		newest - ((count - 1 - number) * 86_400_000) / postsPerDay,
	).toISOString();
	const image = number % 3 === 0 ? `/covers/mesa.svg` : null;
	const post: PostSummary = {
		...emptyFields(summaryFields),
		id: `10000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
		slug: `${slugify(title)}-${number}`,
		title,
		excerpt: `${(paragraphs[0] ?? '').slice(0, 177).trimEnd()}...`,
		author: `${random.pick(source.firstNames)} ${random.pick(source.lastNames)}`,
		category,
		category_id: category?.id ?? null,
		tags: [...new Set([random.zipf(source.tagWords), random.zipf(source.tagWords)])],
		read_time: `${3 + random.below(9)} min`,
		image_url: image,
		image_alt: image && title,
		image_width: image ? 1280 : null,
		image_height: image ? 720 : null,
		published: true,
		published_at: created,
		created_at: created,
		updated_at: created,
		views: random.below(500),
		revision: number + 1,
	};
	return { post, article: articleOf(paragraphs) };
}

function articleOf(paragraphs: string[]): RenderedArticle {
	const plain_text = paragraphs.join('\n');
	return {
		html: paragraphs.map((text) => `<p>${text}</p>`).join('\n'),
		outline: [],
		plain_text,
		reading_minutes: Math.max(1, Math.round(plain_text.length / 1200)),
		renderer: 'generated',
	};
}

function rareWord(random: SeededRandom): string {
	return Array.from({ length: 3 + random.below(3) }, () => random.pick(source.syllables)).join('');
}

class SentenceWriter {
	readonly #random: SeededRandom;
	readonly #words: string[][];
	readonly #rareWords: string[];

	constructor(random: SeededRandom, subject: number, rareWords: string[]) {
		this.#random = random;
		this.#rareWords = rareWords;
		this.#words = [nouns, verbs, adjectives].map((words) => {
			const start = Math.floor((subject * words.length) / generatedCategories.length);
			return [...words.slice(start), ...words.slice(0, start)];
		});
	}

	title(): string {
		const words = Array.from({ length: 4 + this.#random.below(5) }, () => this.#word());
		const text = words.join(' ');
		return text[0]?.toUpperCase() + text.slice(1);
	}

	paragraph(): string {
		return Array.from({ length: 3 + this.#random.below(4) }, () => this.#sentence()).join(' ');
	}

	#sentence(): string {
		const words = Array.from({ length: 6 + this.#random.below(12) }, () => this.#word());
		const text = words.join(' ');
		return `${text[0]?.toUpperCase()}${text.slice(1)}.`;
	}

	#word(): string {
		const dice = this.#random.below(100);
		if (dice < 45) return this.#random.zipf(source.smallWords);
		if (dice < 47) return this.#random.pick(this.#rareWords);
		const words = this.#words[dice < 75 ? 0 : dice < 92 ? 1 : 2] as string[];
		return this.#random.zipf(words);
	}
}
