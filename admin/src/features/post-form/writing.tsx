import {
	lazy,
	type RefObject,
	Suspense,
	useDeferredValue,
	useEffect,
	useMemo,
	useRef,
	useState,
} from 'react';
import { useController, useWatch } from 'react-hook-form';
import { limits } from '#config/limits';
import { type Image, images } from '#contract/images';
import { sizedImageUrl } from '#domain/own-image';
import { countWords } from '#domain/read-time';
import { call } from '../../api/call.ts';
import type { PostValues } from '../../journal/post-values.ts';
import { messages } from '../../messages/all.ts';
import { UploadProgress } from '../../pictures/upload-progress.tsx';
import { useUpload } from '../../pictures/use-upload.ts';
import { FieldError } from '../../ui/field.tsx';
import type { Found } from './editor/find.ts';
import type { EditorHandle } from './editor/markdown-editor.tsx';
import { Toolbar } from './editor/toolbar.tsx';
import { LibraryDialog } from './ficha/library-dialog.tsx';
import { usePostForm } from './form-context.ts';
import { ImageDialog } from './image-dialog.tsx';

/** Apart from the desk's first load, yet on its way before the post is there. */
const editorModule = import('./editor/markdown-editor.tsx');
const MarkdownEditor = lazy(() =>
	editorModule.then((module) => ({ default: module.MarkdownEditor })),
);

const FindPanel = lazy(() =>
	import('./editor/find-panel.tsx').then((module) => ({ default: module.FindPanel })),
);

const isBlank = ({ title, content }: PostValues) => title.trim() === '' && content.trim() === '';

function TitleField({ onEnter }: { onEnter: () => void }) {
	const { form: text } = messages;
	const { form, start } = usePostForm();
	// A blank page begins with its title.
	useEffect(() => {
		if (start.post === null && isBlank(start.values)) document.getElementById('titulo')?.focus();
	}, [start]);
	const error = form.formState.errors.title?.message;
	const { onChange, ...field } = form.register('title');
	return (
		<div className="title-field">
			<label htmlFor="titulo">{text.titleLabel}</label>
			<textarea
				{...field}
				id="titulo"
				data-field="title"
				rows={1}
				maxLength={limits.title + 100}
				aria-invalid={error ? true : undefined}
				aria-describedby={error ? 'erro-titulo' : undefined}
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
			{error && <FieldError id="erro-titulo">{error}</FieldError>}
		</div>
	);
}

const altOf = (text: string) => text.replaceAll(/[[\]\n]/g, ' ').trim();
/** The size goes along, so that the page keeps the picture's place. */
const imageText = (image: Image) => `![${altOf(image.alt)}](${sizedImageUrl(image)})\n`;

/** What was typed about a picture stays with it; should that fail the text has it all the same. */
function keepDescription({ hash, alt }: Image, typed: string): void {
	const described = typed.trim();
	if (described === '' || described === alt) return;
	call(images, { action: 'describe', hash, alt: described }).catch((error: unknown) =>
		console.warn('describe', error),
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
	const [describing, setDescribing] = useState<Image>();
	const [library, setLibrary] = useState(false);
	const waiting = useRef<File[]>([]);
	// One after the other: each is described before the next leaves, and one that fails keeps none back.
	const next = () => {
		const file = waiting.current.shift();
		if (file) void upload(file);
	};
	const { running, upload, cancel } = useUpload(setDescribing, next);
	const insert = (image: Image) => {
		editor.current?.insert(imageText(image));
		editor.current?.focus();
	};
	const onPictures = (files: File[]) => {
		waiting.current.push(...files);
		if (!running && !describing) next();
	};
	const described = (alt: string | undefined) => {
		if (describing && alt !== undefined) {
			insert({ ...describing, alt });
			keepDescription(describing, alt);
		}
		setDescribing(undefined);
		next();
	};
	const error = fieldState.error?.message;
	return (
		<>
			<TitleField onEnter={() => editor.current?.focus()} />
			<Toolbar
				editor={editor}
				count={text.words(words, minutes)}
				onImage={() => setLibrary(true)}
			/>
			{found && (
				<Suspense>
					<FindPanel found={found} length={field.value.length} editor={editor} />
				</Suspense>
			)}
			{running && <UploadProgress running={running} onCancel={cancel} />}
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
					onPictures={onPictures}
					onFound={setFound}
					handle={editor}
				/>
			</Suspense>
			<p className="hint">{text.contentHint}</p>
			{library && (
				<LibraryDialog
					onClose={() => setLibrary(false)}
					onFile={(file) => onPictures([file])}
					onChoose={(image) => (image.alt === '' ? setDescribing(image) : insert(image))}
				/>
			)}
			{describing && <ImageDialog image={describing} onDone={described} />}
		</>
	);
}
