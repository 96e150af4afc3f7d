import { messages } from '#config/messages';
import { paths } from '#config/paths';
import { makeNameSlug } from '#domain/names/slug';

export function TagLinks({ tags, as = 'tags' }: { tags: string[]; as?: 'tags' | 'chips' }) {
	if (tags.length === 0) return null;
	return (
		<ul className={as} aria-label={messages.card.tags}>
			{tags.map((tag) => (
				<li key={tag}>
					<a className={as === 'chips' ? 'chip' : undefined} href={paths.tag(makeNameSlug(tag))}>
						{tag}
					</a>
				</li>
			))}
		</ul>
	);
}
