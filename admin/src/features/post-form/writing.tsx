import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import type { TitleHost, WantedLink } from '../../editor/host.ts';
import type { EditorWatch } from '../../editor/use-editor-state.ts';
import { messages } from '../../messages/all.ts';
import { LibraryDialog } from '../../pictures/library-dialog.tsx';
import { usePostForm } from '../../text/form-context.ts';
import { isBlank } from '../../text/is-blank.ts';
import { Field, FieldError } from '../../ui/field.tsx';
import { useLater } from '../../ui/later.tsx';
import { CategoryLine } from './category-line.tsx';
import { LinkPlace, textDesk } from './later-parts.ts';
import { useBookCategory } from './use-book-category.ts';
import { useTextPictures } from './use-text-pictures.ts';

/** Lines with words in more than one of them. */
const isDocument = (pasted: string) => /\S\s*\n\s*\S/.test(pasted);

interface TitleFieldProps {
	onEnter: () => void;
	/** Takes what is pasted into the text instead; false if it cannot. */
	onDocument: (data: DataTransfer) => boolean;
}

function TitleField({ onEnter, onDocument }: TitleFieldProps) {
	const { form: text } = messages;
	const { form, start, writer } = usePostForm();
	// A new post starts with its title focused.
	useEffect(() => {
		if (start.post === null && isBlank(start.values))
			document.querySelector<HTMLElement>('[data-field="title"]')?.focus();
	}, [start]);
	const { onChange, ...field } = form.register('title');
	const title = useWatch({ control: form.control, name: 'title' });
	return (
		<Field
			className="title-field"
			label={text.titleLabel}
			error={form.formState.errors.title?.message}
		>
			{(control) => (
				<div className="grown">
					<textarea
						{...control}
						{...field}
						data-field="title"
						rows={1}
						placeholder={text.titlePlaceholder}
						onChange={(event) => {
							event.target.value = event.target.value.replace(/\s*\n\s*/g, ' ');
							void onChange(event);
						}}
						onPaste={(event) => {
							const { clipboardData } = event;
							const { title, content } = writer.text.values;
							const isNew = `${title}${content}`.trim() === '';
							if (
								isNew &&
								isDocument(clipboardData.getData('text/plain')) &&
								onDocument(clipboardData)
							)
								event.preventDefault();
						}}
						onKeyDown={(event) => {
							if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
							event.preventDefault();
							if (!event.nativeEvent.isComposing) onEnter();
						}}
					/>
					<span aria-hidden="true">{title || text.titlePlaceholder}</span>
				</div>
			)}
		</Field>
	);
}

/** The title as a pasted document fills it. */
function useTitle(): TitleHost {
	const { form } = usePostForm();
	return {
		isEmpty: () => form.getValues('title').trim() === '',
		change: ({ from, to }) => {
			if (form.getValues('title').trim() === from)
				form.setValue('title', to, { shouldValidate: form.formState.isSubmitted });
		},
	};
}

interface WritingProps {
	editor: RefObject<EditorHandle | null>;
	watch: EditorWatch;
	words: number;
	minutes: number;
	/** What the person should know while writing. */
	notices: ReactNode;
}

/** The tools stand above the title, and come after it: Shift+Tab leads from the text to them. */
export function Writing({ editor, watch, words, minutes, notices }: WritingProps) {
	const { form: text } = messages;
	const { form, writer, settled } = usePostForm();
	const TextDesk = useLater(textDesk);
	const pictures = useTextPictures(editor);
	const [link, askLink] = useState<WantedLink>();
	const title = useTitle();
	const onBook = useBookCategory();
	const error = form.formState.errors.content?.message;
	const opening = (
		<>
			<div className="mdbar two" aria-hidden="true" />
			<p className="opening write-inner write-text" role="status">
				{text.openingEditor}
			</p>
		</>
	);
	return (
		<>
			<div className="write-inner write-head">
				{notices}
				<CategoryLine />
				<TitleField
					onEnter={() => editor.current?.focus()}
					onDocument={(data) => editor.current?.paste(data) ?? false}
				/>
			</div>
			{TextDesk ? (
				<TextDesk
					{...{ editor, watch, words, minutes, pictures, title, askLink, onBook }}
					owner={writer.body}
					content={settled.content}
					invalid={error !== undefined}
				>
					{error && (
						<div className="error-place">
							<FieldError>{error}</FieldError>
						</div>
					)}
				</TextDesk>
			) : (
				opening
			)}
			{pictures.isOpen && (
				<LibraryDialog
					onClose={pictures.close}
					multiple={pictures.takesSeveral}
					onFile={pictures.add}
					onChoose={pictures.choose}
				/>
			)}
			<LinkPlace
				{...{ editor, content: settled.content, wanted: link }}
				onEnd={() => askLink(undefined)}
			/>
		</>
	);
}
