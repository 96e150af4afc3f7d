import { limits } from '#config/limits';
import type { Image } from '#contract/images';
import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-fields.tsx';
import { ImageUses } from './picture-uses.tsx';
import { type useDeleteImages, useDescribe, type useTypedAlts } from './use-image-acts.ts';

export interface ImageFormProps {
	image: Image;
	alts: ReturnType<typeof useTypedAlts>;
	remove: ReturnType<typeof useDeleteImages>;
}

/** What is known of a picture, its description, and the way out of the library. */
export function ImageForm({ image, alts, remove }: ImageFormProps) {
	const { pictures } = messages;
	const { hash, name, width, height, origin } = image;
	const describe = useDescribe(alts.forget);
	const alt = alts.typed[hash] ?? image.alt;
	const isSaved = alt === image.alt;
	return (
		<div className="stack">
			<dl className="picture-facts">
				<dt>{pictures.file}</dt>
				<dd>{name}</dd>
				<dt>{pictures.dimensions}</dt>
				<dd>{pictures.size(width, height)}</dd>
				{origin && (
					<>
						<dt>{pictures.origin}</dt>
						<dd>{pictures.came[origin]}</dd>
					</>
				)}
				<dt>{pictures.uses}</dt>
				<dd>
					<ImageUses hash={hash} />
				</dd>
			</dl>
			<TextArea
				label={pictures.alt}
				hint={pictures.altHint}
				rows={3}
				maxLength={limits.imageAlt}
				value={alt}
				onText={(text) => (text === image.alt ? alts.forget(hash) : alts.keep(hash, text))}
			/>
			<span className="row between">
				<Button
					// Pressed, it keeps the focus.
					disabled={isSaved && describe.isIdle}
					busy={isSaved || describe.isPending}
					onClick={() => describe.mutate({ hash, alt })}
				>
					{pictures.describe}
				</Button>
				<Button
					tone="quiet warn"
					aria-label={`${pictures.delete}: ${name}`}
					busy={remove.isPending}
					onClick={() => remove.mutate([hash])}
				>
					{pictures.delete}
				</Button>
			</span>
		</div>
	);
}
