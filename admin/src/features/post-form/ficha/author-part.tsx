import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { authorsQuery } from '../../../api/authors-query.ts';
import { offeredReadTime } from '../../../checks/check-read-time.ts';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { ReadTimeOffer } from '../read-time-offer.tsx';
import { Dim, Part } from './part.tsx';
import { PostField } from './post-field.tsx';

/** `minutes` is computed from the text; it is offered, but never replaces what the editor typed. */
export function AuthorPart({ minutes }: { minutes: number }) {
	const { author: text, fields } = messages.form;
	const { form } = usePostForm();
	// Names already written are only a suggestion: a new one is as good.
	const { data: authors } = useQuery(authorsQuery);
	const [author, readTime] = useWatch({ control: form.control, name: ['author', 'read_time'] });
	const asked = offeredReadTime(readTime, minutes);
	const line = (
		<span>
			{author || <Dim>{text.none}</Dim>}
			<Dim>{text.reading(readTime)}</Dim>
		</span>
	);
	return (
		<Part name={fields.author} of={['author', 'read_time']} value={line}>
			<div className="duo">
				<PostField name="author" list="quem-escreve" />
				<PostField name="read_time" />
			</div>
			<datalist id="quem-escreve">
				{(authors ?? []).map(({ slug, name }) => (
					<option key={slug} value={name} />
				))}
			</datalist>
			{asked && (
				<p className="hint">
					{text.asks(asked)} <ReadTimeOffer time={asked} />
				</p>
			)}
		</Part>
	);
}
