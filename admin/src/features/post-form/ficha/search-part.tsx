import { useWatch } from 'react-hook-form';
import { messages } from '../../../messages/all.ts';
import { usePostForm } from '../../../text/form-context.ts';
import { Dim, Part } from './part.tsx';
import { PostField } from './post-field.tsx';

/** Texts that replace the post's own in search engines and social cards. */
export function SearchPart() {
	const { search: text, previewPane } = messages.form;
	const title = useWatch({ control: usePostForm().form.control, name: 'search_title' });
	return (
		<Part
			name={previewPane.search}
			of={['search_title', 'search_description']}
			value={title.trim() === '' ? <Dim>{text.fromPost}</Dim> : <span>{title}</span>}
		>
			<PostField name="search_title" />
			<PostField name="search_description" rows={3} hint={text.hint} />
		</Part>
	);
}
