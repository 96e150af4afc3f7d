/** Numbers that more than one room needs; most are specified. */
export const limits = {
	/** How long the bin keeps a post. */
	binDays: 30,
	draftLinkDays: 7,
	title: 200,
	excerpt: 180,
	author: 120,
	authorLine: 300,
	authorLinks: 6,
	linkLabel: 40,
	categoryName: 80,
	/** The line for readers on a category's page. */
	categoryLine: 160,
	slug: 120,
	tags: 20,
	tagLength: 50,
	readTime: 20,
	imageUrl: 2048,
	imageAlt: 300,
	imageCredit: 300,
	/** Pixels of a picture's longer side. */
	pictureSide: 20_000,
	/** Bytes of a post's content. */
	contentBytes: 1_000_000,
	/** Bytes of a request that carries a post; `src/contract/endpoint.ts` has that of any other. */
	postBodyBytes: 1_200_000,
	password: 256,
	homePageSize: 6,
	booksPageSize: 9,
	/** Posts on a page of a tag or an author. */
	indexPageSize: 24,
	/** Tags that often stand beside a tag. */
	nearTags: 5,
	/** Categories that a category's page leads on to. */
	neighbourCategories: 3,
	/** A list with at most this many items is a single page. */
	listPageSize: 120,
	pagerNumbers: 5,
	carouselVisible: 3,
	carouselPosts: 9,
	carouselStep: 2,
	/** Home's sections of categories: posts in words beside the first, and below each of the next. */
	beatLines: 3,
	homeDesks: 4,
	deskLines: 2,
	/** Titles of home's index by month. */
	homeOlder: 12,
	/** The largest of them; a row of more is not read to its end. */
	homeCategories: 16,
	mostRead: 5,
	footerCategories: 4,
	structuredDataItems: 100,
	/** The newest posts; the feed has them in full as far as these bytes reach. */
	feedItems: 50,
	feedBytes: 300_000,
	relatedPosts: 3,
	readAlso: 4,
	adminPageSize: 50,
	imagesPageSize: 24,
	auditPageSize: 50,
	/** Minimum length of a new password, in characters; a short sentence is enough. */
	newPassword: 15,
	/** What a browser opens of a file that the editor chooses; it is scaled down before it is sent. */
	openedPictureBytes: 40_000_000,
	openedPicturePixels: 100_000_000,
	/** Bytes of a picture in one request: Netlify accepts about 4.5 MB of binary data in a body of 6 MB. */
	sentPictureBytes: 4_300_000,
	/** A picture of 40 megapixels takes 160 MB of memory; a function has 1 GB. */
	sentPicturePixels: 40_000_000,
	/** Of an animation's frames together: encoding their three sizes takes a function about three seconds. */
	movingPixels: 20_000_000,
	/** Bytes of a picture that another site or the drawing service sends. */
	outsidePictureBytes: 8 * 1024 * 1024,
} as const;

export const defaultReadTime = '5 min';
