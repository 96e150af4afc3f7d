import { type Author, initialOf } from '#domain/author';

/** The picture or the initial, as small as a row. */
export const Face = ({ author }: { author: Pick<Author, 'name' | 'image_url'> }) => (
	<span className="face" aria-hidden="true">
		{author.image_url ? <img src={author.image_url} alt="" /> : initialOf(author.name)}
	</span>
);
