import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { limits } from '#config/limits';
import { authors as endpoint, type ListedAuthor } from '#contract/authors';
import type { Author } from '#domain/names/author';
import { slugify } from '#domain/names/slug';
import { ApiError, textOf } from '../../api/api-error.ts';
import { authorsQuery } from '../../api/authors-query.ts';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/queries.ts';
import { useAction } from '../../api/use-action.ts';
import { authors as text } from '../../messages/authors.ts';
import { messages } from '../../messages.ts';
import { useUpload } from '../../pictures/use-upload.ts';
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { FormError } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { TextArea, TextField } from '../../ui/text-fields.tsx';
import { toast } from '../../ui/toast.ts';
import { LinkFields } from './author-link-fields.tsx';
import { PictureField } from './author-picture-field.tsx';

type Facts = Omit<Author, 'slug'>;

const factsOf = ({ name, line, image_url, links }: Facts): Facts => ({
	name,
	line,
	image_url,
	links,
});
const nobody: Facts = { name: '', line: null, image_url: null, links: [] };

function useSaveAuthor(slug: string | null, onSaved: () => void) {
	const queryClient = useQueryClient();
	return useAction({
		mutationFn: (facts: Facts) => call(endpoint, { action: 'save', slug, ...facts }),
		onSuccess: ({ publication, author }) => {
			const on = publication === null ? {} : { description: text.savedOnWay };
			toast.success(`${text.saved}: ${author?.name ?? ''}`, on);
			for (const queryKey of [
				authorsQuery.queryKey,
				queryKeys.posts,
				['post'],
				queryKeys.siteStatus,
			]) {
				void queryClient.invalidateQueries({ queryKey });
			}
			onSaved();
		},
	});
}

/** The field that the server names, with its sentence. */
function readRefusal(error: Error | null) {
	if (!error) return { field: undefined, sentence: undefined };
	const field = error instanceof ApiError ? String(error.details['field'] ?? '') : '';
	return { field, sentence: textOf(error, messages.common.actionFailed) };
}

interface AuthorDialogProps {
	/** Undefined for somebody new. */
	author: ListedAuthor | undefined;
	onClose: () => void;
}

/** Closing with changes asks first, so that nothing typed is lost by Esc. */
export function AuthorDialog({ author, onClose }: AuthorDialogProps) {
	const [first] = useState(() => factsOf(author ?? nobody));
	const [facts, setFacts] = useState(first);
	const [leaving, setLeaving] = useState(false);
	const save = useSaveAuthor(author?.slug ?? null, onClose);
	// A picture arrives while something else is typed.
	const set = (some: Partial<Facts>) => setFacts((now) => ({ ...now, ...some }));
	const [fault, setFault] = useState<string>();
	const setPicture = (image_url: string | null) => {
		setFault(undefined);
		set({ image_url });
	};
	const upload = useUpload(({ url }) => setPicture(url), setFault);
	const isChanged = JSON.stringify(facts) !== JSON.stringify(first);
	const close = () => (isChanged ? setLeaving(true) : onClose());
	const { field, sentence } = readRefusal(save.error);
	return (
		<>
			<FormDialog
				title={author?.name ?? text.addTitle}
				go={text.save}
				tone="primary"
				disabled={!isChanged || upload.running !== undefined}
				busyText={save.isPending && text.saving}
				refusal={save.error}
				noValidate
				onGo={() => save.mutate(facts)}
				onClose={close}
			>
				<TextField
					label={text.name}
					hint={author && author.posts > 0 ? text.nameHint : undefined}
					error={field === 'name' ? sentence : undefined}
					data-autofocus
					autoComplete="off"
					maxLength={limits.author}
					value={facts.name}
					onText={(name) => set({ name })}
				/>
				<TextArea
					label={text.line}
					hint={text.lineHint}
					error={field === 'line' ? sentence : undefined}
					rows={3}
					maxLength={limits.authorLine}
					value={facts.line ?? ''}
					onText={(line) => set({ line: line || null })}
				/>
				<PictureField
					facts={{ ...facts, slug: author?.slug ?? slugify(facts.name) }}
					onPicture={setPicture}
					upload={upload}
					fault={fault}
				/>
				<LinkFields links={facts.links} onLinks={(links) => set({ links })} />
				{field !== 'name' && field !== 'line' && <FormError>{sentence}</FormError>}
			</FormDialog>
			<AskBeforeLeaving when={isChanged} title={text.leaveTitle} stay={text.stay} go={text.leave}>
				{text.leaveText}
			</AskBeforeLeaving>
			{leaving && (
				<AskDialog
					title={text.leaveTitle}
					stay={text.stay}
					go={text.leave}
					onAnswer={(leaves) => (leaves ? onClose() : setLeaving(false))}
				>
					{text.leaveText}
				</AskDialog>
			)}
		</>
	);
}
