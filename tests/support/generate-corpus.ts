import { renderArticle } from '#article/render-article';
import type { PostSummary, RenderedArticle } from '#domain/post/post';
import { generatePosts } from './generate-posts.ts';

export interface CorpusPost {
	post: PostSummary;
	/** Markdown, as an editor writes it. */
	content: string;
	article: RenderedArticle;
}

export interface CorpusOptions {
	count: number;
	/** Multiple of an ordinary body's length. */
	bodyFactor?: number;
}

/** Seeded posts of 400 to 1,200 words with headings, lists, quotes, emphasis and links, oldest first. */
export function* generateTexts({
	count,
	bodyFactor = 1,
}: CorpusOptions): Generator<Omit<CorpusPost, 'article'>> {
	for (const { post, article } of generatePosts({ count })) {
		const paragraphs = article.plain_text.split('\n');
		const long = Array.from({ length: bodyFactor }, () => paragraphs).flat();
		yield { post, content: long.map(setParagraph).join('\n\n') };
	}
}

/** The same, rendered as when they are saved. */
export function* generateCorpus(options: CorpusOptions): Generator<CorpusPost> {
	for (const { post, content } of generateTexts(options)) {
		yield { post, content, article: renderArticle(content, { title: post.title }) };
	}
}

const sentencesOf = (paragraph: string) => paragraph.split(/(?<=\.) /);

/** Everything in an article besides paragraphs, as often as in an ordinary one. */
function setParagraph(text: string, index: number): string {
	const sentences = sentencesOf(text);
	const [first = '', ...rest] = sentences;
	const heading = `## ${first.split(' ').slice(0, 6).join(' ').replace(/\.$/, '')}`;
	switch (index % 8) {
		case 2:
			return `${heading}\n\n${text}`;
		case 4:
			return `${first}\n\n${rest.map((sentence) => `- ${sentence}`).join('\n')}`;
		case 5:
			return `### ${heading.slice(3)}\n\n${emphasise(text)}`;
		case 6:
			return `${rest.join(' ')}\n\n> ${first}`;
		case 7:
			return text.replace(/ (\S+ \S+)\.$/, ' [$1](https://example.com/leitura).');
		default:
			return index % 2 === 0 ? text : emphasise(text);
	}
}

const emphasise = (text: string) => text.replace(/^(\S+ \S+) (\S+ \S+)/, '$1 **$2**');
