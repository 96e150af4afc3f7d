import { useWatch } from 'react-hook-form';
import { limits } from '#config/limits';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { Dim, Part } from './part.tsx';
import { PostField } from './post-field.tsx';

export function ExcerptPart() {
	const { excerpt: text, fields } = messages.form;
	const excerpt = useWatch({ control: usePostForm().form.control, name: 'excerpt' });
	const { length } = excerpt.trim();
	const over = length > limits.excerpt;
	const count = <span className={over ? 'num over' : 'num'}>{text.count(length)}</span>;
	return (
		<Part
			name={fields.excerpt}
			of={['excerpt']}
			value={length > 0 ? <span>{excerpt}</span> : <Dim>{text.auto}</Dim>}
			tone={over ? 'bad' : undefined}
		>
			<PostField
				name="excerpt"
				rows={3}
				hint={
					<>
						{text.hint} {count}
					</>
				}
			/>
		</Part>
	);
}
