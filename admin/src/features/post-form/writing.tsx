import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { categoryColour, categoryIconName } from '#components/category-icon-name.ts';
import { Icon } from '#components/icon.tsx';
import { isBook } from '#domain/post/book';
import { categoriesQuery } from '../../api/queries.ts';
import type { EditorHandle } from '../../editor/editor-handle.ts';
import type { TitleHost, WantedLink } from '../../editor/host.ts';
import type { EditorWatch } from '../../editor/use-editor-state.ts';
import { messages } from '../../messages/all.ts';
import { LibraryDialog } from '../../pictures/library-dialog.tsx';
import { usePostForm } from '../../text/form-context.ts';
import { isBlank } from '../../text/post-values.ts';
import { Field, FieldError } from '../../ui/field.tsx';
import { useLater } from '../../ui/later.tsx';
import { focusField } from './focus-field.ts';
import { LinkDialogHost, writingArea } from './later-parts.ts';
import { useTextPictures } from './use-text-pictures.ts';

/** The category as it stands above the article; it leads to where it is chosen. */
function CategoryLine() {
	const { writing: text } = messages;
	const { form } = usePostForm();
	const id = useWatch({ control: form.control, name: 'category_id' });
	const category = useQuery(categoriesQuery).data?.find((other) => other.id === id);
	return (
		<button
			type="button"
			className={category ? 'eyebrow' : 'eyebrow none'}
			{...(category && categoryColour(category))}
			aria-label={category && text.changeCategory(category.name)}
			onClick={() => focusField('category_id')}
		>
			<Icon name={categoryIconName(category ?? null)} />
			{category?.name ?? text.chooseCategory}
		</button>
	);
}

/** A book's summary is one of the books, unless something else was chosen. */
export function useBookCategory(): () => void {
	const { form } = usePostForm();
	const books = useQuery(categoriesQuery).data?.find((category) => isBook({ category, tags: [] }));
	return () => {
		if (books && form.getValues('category_id') === '') form.setValue('category_id', books.id);
	};
}

/** Lines with words in more than one of them. */
const isDocument = (pasted: string) => /\S\s*\n\s*\S/.test(pasted);

/** Is the cursor in the last line? The words behind the field break as in it. */
function isAtEnd({ nextSibling, selectionStart, selectionEnd, value }: HTMLTextAreaElement) {
	const words = nextSibling?.firstChild;
	if (selectionStart !== selectionEnd || !words) return false;
	const rest = document.createRange();
	rest.setStart(words, selectionStart);
	rest.setEnd(words, value.length);
	return new Set(Array.from(rest.getClientRects(), ({ top }) => top)).size <= 1;
}

interface TitleFieldProps {
	onEnter: () => void;
	/** Leads to the beginning of the text. */
	onDown: () => void;
	/** Takes what is pasted into the text instead; false if it cannot. */
	onDocument: (data: DataTransfer) => boolean;
}

function TitleField({ onEnter, onDown, onDocument }: TitleFieldProps) {
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
							const { key, ctrlKey, metaKey, shiftKey, altKey, currentTarget } = event;
							const { isComposing } = event.nativeEvent;
							if (ctrlKey || metaKey) return;
							const isDown = key === 'ArrowDown' && !(shiftKey || altKey || isComposing);
							if (key !== 'Enter' && !(isDown && isAtEnd(currentTarget))) return;
							event.preventDefault();
							if (isDown) onDown();
							else if (!isComposing) onEnter();
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
		enter() {
			const field = document.querySelector<HTMLTextAreaElement>('[data-field="title"]');
			field?.focus();
			field?.setSelectionRange(field.value.length, field.value.length);
		},
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
	const { start, form, writer, settled } = usePostForm();
	const TextDesk = useLater(writingArea);
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
					onDown={() => editor.current?.reveal(0)}
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
					gathered={pictures.gathered}
					onGathered={pictures.insertGathered}
					onFile={pictures.add}
					onChoose={pictures.choose}
				/>
			)}
			<LinkDialogHost
				{...{ editor, content: settled.content, postId: start.id, wanted: link }}
				onEnd={() => askLink(undefined)}
			/>
		</>
	);
}
