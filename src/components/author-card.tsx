import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { type Author, firstName } from '#domain/names/author';
import { AuthorFace } from './author-face.tsx';
import { Icon } from './icon.tsx';

/** Who wrote the article that ends here, with the way to the person's other texts. */
export function AuthorCard({ author }: { author: Author | undefined }) {
	if (!author) return null;
	return (
		<section className="signed" aria-labelledby="autoria">
			<AuthorFace author={author} size="mid" />
			<h2 id="autoria">{author.name}</h2>
			{author.line && <p>{author.line}</p>}
			<a className="link" href={paths.author(author.slug)}>
				{messages.article.allTexts(firstName(author.name))} <Icon name="right" />
			</a>
		</section>
	);
}
