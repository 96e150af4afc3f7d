import {
	lazy,
	type RefObject,
	Suspense,
	useDeferredValue,
	useEffect,
	useMemo,
	useState,
} from 'react';
import { useController, useWatch } from 'react-hook-form';
import { limits } from '#config/limits';
import { countWords } from '#domain/read-time';
import type { PostValues } from '../../journal/post-values.ts';
import { messages } from '../../messages/all.ts';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { Field, FieldError } from '../../ui/field.tsx';
import type { Found } from './editor/find.ts';
import type { EditorHandle } from './editor/markdown-editor.tsx';
import { Toolbar } from './editor/toolbar.tsx';
import { LibraryDialog } from './ficha/library-dialog.tsx';
import { usePostForm } from './form-context.ts';
import { useTextPictures } from './use-text-pictures.ts';

/** Split from the desk's first load, but requested before the post has arrived. */
const editorModule = import('./editor/markdown-editor.tsx');
const MarkdownEditor = lazy(() =>
	editorModule.then((module) => ({ default: module.MarkdownEditor })),
);

const LinkPlace = lazy(() =>
	import('./link/link-place.tsx').then((module) => ({ default: module.LinkPlace })),
);

const FindPanel = lazy(() =>
	import('./editor/find-panel.tsx').then((module) => ({ default: module.FindPanel })),
);

const isBlank = ({ title, content }: PostValues) => title.trim() === '' && content.trim() === '';

function TitleField({ onEnter }: { onEnter: () => void }) {
	const { form: text } = messages;
	const { form, start } = usePostForm();
	// A new post starts with its title focused.
	useEffect(() => {
		if (start.post === null && isBlank(start.values))
			document.querySelector<HTMLElement>('[data-field="title"]')?.focus();
	}, [start]);
	const { onChange, ...field } = form.register('title');
	return (
		<Field
			className="title-field"
			label={text.titleLabel}
			error={form.formState.errors.title?.message}
		>
			{(control) => (
				<textarea
					{...control}
					{...field}
					data-field="title"
					rows={1}
					maxLength={limits.title + 100}
					onChange={(event) => {
						event.target.value = event.target.value.replace(/\s*\n\s*/g, ' ');
						void onChange(event);
					}}
					onKeyDown={(event) => {
						if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
						event.preventDefault();
						if (!event.nativeEvent.isComposing) onEnter();
					}}
				/>
			)}
		</Field>
	);
}

/** Title, toolbar, text, nothing else. */
export function Writing({
	editor,
	minutes,
}: {
	editor: RefObject<EditorHandle | null>;
	minutes: number;
}) {
	const { form: text } = messages;
	const { form } = usePostForm();
	const { field, fieldState } = useController({ control: form.control, name: 'content' });
	const content = useDeferredValue(useWatch({ control: form.control, name: 'content' }));
	const words = useMemo(() => countWords(content), [content]);
	const [found, setFound] = useState<Found | null>(null);
	const pictures = useTextPictures(editor);
	const error = fieldState.error?.message;
	return (
		<>
			<TitleField onEnter={() => editor.current?.focus()} />
			<Toolbar editor={editor} count={text.words(words, minutes)} onImage={pictures.open} />
			{found && (
				<Suspense>
					<FindPanel found={found} length={field.value.length} editor={editor} />
				</Suspense>
			)}
			{pictures.running && <UploadProgress running={pictures.running} onCancel={pictures.cancel} />}
			{error && (
				<div className="error-place">
					<FieldError>{error}</FieldError>
				</div>
			)}
			<Suspense
				fallback={
					<p className="opening" role="status">
						{text.openingEditor}
					</p>
				}
			>
				<MarkdownEditor
					value={field.value}
					invalid={error !== undefined}
					onChange={field.onChange}
					pictureHost={pictures.host}
					onFound={setFound}
					handle={editor}
				/>
			</Suspense>
			<p className="hint">{text.contentHint}</p>
			{pictures.isOpen && (
				<LibraryDialog
					onClose={pictures.close}
					multiple={!pictures.isReplacing}
					onFile={pictures.add}
					onChoose={pictures.choose}
				/>
			)}
			<Suspense>
				<LinkPlace editor={editor} content={content} />
			</Suspense>
		</>
	);
}
