import { paths } from '#config/paths';
import { ignoredImageHosts, locale, site } from '#config/site';
import { listPeople } from '#domain/names/list-people';
import { makeNameSlug } from '#domain/names/slug';
import { usableImageUrl } from '#domain/pictures/picture-address';
import { generatedType } from '#domain/pictures/picture-origin';
import { isBook } from '#domain/post/book';
import { lastNews, type PostSummary, searchLook } from '#domain/post/post';
import { countReadWords } from '#domain/text/read-time';
import { absoluteUrl } from './absolute-url.ts';
import { entityId, type Node, pageId } from './brand-nodes.ts';
import { ownText, reviewedBook } from './reviewed-book.ts';
import { postPicture, socialPictureSize } from './social-picture.ts';

interface PostSubject {
	kind: 'post';
	post: PostSummary;
	plainText: string;
	html?: string | undefined;
	/** Addresses of pictures in the text that a model made. */
	generated?: readonly string[];
}

/** A post as BlogPosting. A book summary also gets its book and, if the text contains a rating, a review. */
export function postNodes(subject: PostSubject, siteUrl: string): Node[] {
	const article = articleNode(subject, siteUrl);
	if (!isBook(subject.post)) return [article];
	const { book, review } = bookNodes(subject, siteUrl);
	return [{ ...article, about: { '@id': book['@id'] } }, book, ...(review ? [review] : [])];
}

function articleNode(subject: PostSubject, siteUrl: string): Node {
	const { post, plainText } = subject;
	const url = absoluteUrl(siteUrl, paths.post(post.slug));
	const { title: headline, description } = searchLook(post);
	const words = countReadWords(plainText);
	return {
		'@type': 'BlogPosting',
		'@id': `${url}#article`,
		headline,
		...(description ? { description } : {}),
		url,
		mainEntityOfPage: { '@id': pageId(siteUrl, paths.post(post.slug)) },
		isPartOf: { '@id': entityId(siteUrl, 'blog') },
		inLanguage: locale,
		datePublished: post.published_at ?? post.created_at,
		dateModified: lastNews(post),
		author: authorOf(post, siteUrl),
		publisher: { '@id': entityId(siteUrl, 'brand') },
		image: picturesOf(subject, siteUrl),
		...associatedMedia(subject, siteUrl),
		...(post.category ? { articleSection: post.category.name } : {}),
		...(post.tags.length > 0 ? { keywords: post.tags } : {}),
		...(words > 0 ? { wordCount: words } : {}),
	};
}

const generatedPicture = { digitalSourceType: generatedType };

/** The social card picture, which is a crop of the cover, and, if it can be shown, the post's own. */
function picturesOf(subject: PostSubject, siteUrl: string): object[] {
	const { image_url, image_width, image_height, image_credit, cover_generated } = subject.post;
	const origin = cover_generated && generatedPicture;
	const credit = image_credit && { creditText: image_credit };
	const own = usableImageUrl(image_url, ignoredImageHosts);
	const size = image_width && image_height ? { width: image_width, height: image_height } : {};
	return [
		{
			'@type': 'ImageObject',
			url: postPicture(subject.post, siteUrl).url,
			...socialPictureSize,
			...origin,
		},
		...(own
			? [{ '@type': 'ImageObject', url: absoluteUrl(siteUrl, own), ...size, ...origin, ...credit }]
			: []),
	];
}

/** The pictures of the text that a model made. */
function associatedMedia({ generated = [] }: PostSubject, siteUrl: string) {
	if (generated.length === 0) return {};
	const toNode = (url: string) => ({
		'@type': 'ImageObject',
		url: absoluteUrl(siteUrl, url),
		...generatedPicture,
	});
	return { associatedMedia: generated.map(toNode) };
}

/** Each person by name; the brand's own byline refers to the brand. */
function authorOf({ author }: PostSummary, siteUrl: string): object {
	if (author === '' || author === site.defaultAuthor)
		return {
			'@type': 'Organization',
			name: site.name,
			...(site.company.url && { url: site.company.url }),
			'@id': entityId(siteUrl, 'brand'),
		};
	const url = absoluteUrl(siteUrl, paths.author(makeNameSlug(author)));
	const people = listPeople(author).map((name) => ({ '@type': 'Person', name, url }));
	return people.length === 1 ? (people[0] ?? {}) : people;
}

function bookNodes({ post, plainText, html }: PostSubject, siteUrl: string) {
	const url = absoluteUrl(siteUrl, paths.post(post.slug));
	const { name, authors, rating } = reviewedBook(
		post.title,
		html === undefined ? plainText : ownText(html),
	);
	const book: Node = {
		'@type': 'Book',
		'@id': `${url}#book`,
		name,
		inLanguage: locale,
		...(authors.length > 0
			? { author: authors.map((each) => ({ '@type': 'Person', name: each })) }
			: {}),
	};
	if (!rating) return { book };
	const review: Node = {
		'@type': 'Review',
		'@id': `${url}#review`,
		url,
		itemReviewed: { '@id': book['@id'], '@type': 'Book', name },
		author: authorOf(post, siteUrl),
		publisher: { '@id': entityId(siteUrl, 'brand') },
		datePublished: post.published_at ?? post.created_at,
		reviewBody: post.excerpt,
		reviewRating: {
			'@type': 'Rating',
			ratingValue: rating.value,
			bestRating: rating.best,
			worstRating: 0,
		},
	};
	return { book, review };
}
