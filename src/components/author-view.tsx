import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { type Author, firstName } from '#domain/names/author';
import type { Category } from '#domain/names/category';
import type { Page } from '#domain/post/pagination';
import type { PostSummary } from '#domain/post/post';
import { formatMonth } from '#domain/time/dates';
import { AuthorFace } from './author-face.tsx';
import { ChipList } from './chip-list.tsx';
import { Pager } from './pager.tsx';
import { PostIndex } from './post-index.tsx';

export interface AuthorViewProps {
	author: Author;
	list: Page<PostSummary>;
	/** When the oldest post was created. */
	since: string;
	/** Categories of the author's posts, most frequent first. */
	categories: readonly Category[];
}

/** One page of an author's posts. */
export function AuthorView(props: AuthorViewProps) {
	const { author, list, categories } = props;
	const text = messages.authors;
	const chips = categories.map((category) => ({
		text: category.name,
		address: paths.category(category.slug),
		category,
	}));
	return (
		<div className="wrap">
			<AuthorHead {...props} />
			<ChipList id="escreve" title={text.writesAbout} chips={chips} />
			<section aria-labelledby="textos">
				<h2 className="kind" id="textos">
					{text.textsOf(firstName(author.name))}
				</h2>
				<PostIndex posts={list.items} headingLevel={3} />
			</section>
			<Pager
				page={list.page}
				pages={list.pages}
				addressOf={(page) => paths.author(author.slug, page)}
			/>
		</div>
	);
}

function AuthorHead({ author, list, since }: AuthorViewProps) {
	return (
		<header className="page-head person">
			<AuthorFace author={author} size="big" />
			<div>
				<h1>{author.name}</h1>
				{author.line && <p className="line">{author.line}</p>}
				<p className="facts">
					<span>{messages.authors.count(list.total)}</span>
					<span>{messages.authors.since(formatMonth(since))}</span>
					{author.links.map(({ label, url }) => (
						<a key={url} href={url} rel="me noopener">
							{label}
						</a>
					))}
				</p>
			</div>
		</header>
	);
}
