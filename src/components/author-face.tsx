import type { Author } from '#domain/names/author';
import { initialOf } from '#domain/names/author';
import { readOwnImage } from '#domain/pictures/own-picture';
import { hashText, spreadHash } from '#domain/text/hash-text';
import { grounds } from '#drawings/grounds';

const tones = ['tijolo', 'mata', 'vinho', 'petroleo', 'noite'] as const;

interface AuthorFaceProps {
	author: Pick<Author, 'name' | 'slug' | 'image_url'>;
	size?: 'mid' | 'big';
}

/** A person at a lit window: the picture or the initial in the same arch, in two tones that the address decides. */
export function AuthorFace({ author, size }: AuthorFaceProps) {
	const { name, slug, image_url } = author;
	const { shape, ground } = grounds[tones[spreadHash(hashText(slug)) % tones.length] ?? 'tijolo'];
	return (
		<span
			className={size ? `face ${size}` : 'face'}
			style={{ background: `linear-gradient(${shape},${ground})` }}
			aria-hidden="true"
		>
			{image_url ? (
				<img
					src={image_url}
					srcSet={readOwnImage(image_url)?.srcset}
					sizes="8rem"
					alt=""
					decoding="async"
				/>
			) : (
				initialOf(name)
			)}
		</span>
	);
}
