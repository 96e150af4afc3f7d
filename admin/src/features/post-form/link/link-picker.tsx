import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { paths } from '#config/paths';
import { linkedSlug } from '#domain/text/own-links';
import { link as text } from '../../../messages/link.ts';
import { messages } from '../../../messages.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { BeginDraft } from './begin-draft.tsx';
import { ChoiceRow } from './choice-row.tsx';
import type { LinkDialogProps } from './link.ts';
import { isAddressLike } from './read-address.ts';
import { type Choice, type Choices, useChoices } from './use-choices.ts';

/** The initial query: the present address, or the selected words when they are an address. */
function firstAsked({ address, selected }: LinkDialogProps): string {
	if (address !== undefined) return linkedSlug(address) ? '' : address;
	const words = selected.trim();
	return !/\s/.test(words) && isAddressLike(words) ? words : '';
}

function NotFound({
	asked,
	none,
	onPost,
	onBegun,
}: {
	asked: string;
	none: NonNullable<Choices['none']>;
	onPost: (post: NonNullable<Choices['none']>['nearest']) => void;
	onBegun: (address: string) => void;
}) {
	const { nearest } = none;
	return (
		<div className="body">
			<span role="status">
				{text.none(asked)}
				{nearest && (
					<>
						{' '}
						{text.nearest}{' '}
						<button type="button" className="link" onClick={() => onPost(nearest)}>
							{nearest.title}
						</button>
						.
					</>
				)}
			</span>
			<BeginDraft title={asked} onBegun={onBegun} />
		</div>
	);
}

function Foot({ canPut, onPut }: { canPut: boolean; onPut: () => void }) {
	return (
		<div className="foot">
			<span className="keys-hint">
				<kbd>↑</kbd>
				<kbd>↓</kbd> {text.choose}
			</span>
			<span className="keys-hint">
				<kbd>Enter</kbd> {text.put}
			</span>
			<span className="keys-hint">
				<kbd>Esc</kbd> {text.back}
			</span>
			<span className="grow" />
			<Button disabled={!canPut} onClick={onPut}>
				{text.putLink}
			</Button>
		</div>
	);
}

const mayChoose = (choice: Choice | undefined): choice is Choice =>
	choice !== undefined && !choice.post?.deleted_at;

interface FieldProps {
	id: string;
	typed: string;
	current: string | undefined;
	onType: (text: string) => void;
	onKeyDown: (event: KeyboardEvent) => void;
	onClose: () => void;
}

function Field({ id, typed, current, onType, onKeyDown, onClose }: FieldProps) {
	return (
		<div className="query">
			<Icon name="search" />
			<input
				value={typed}
				// biome-ignore lint/a11y/noAutofocus: the dialog consists of this field
				autoFocus
				placeholder={text.placeholder}
				aria-label={text.field}
				role="combobox"
				aria-expanded={current !== undefined}
				aria-controls={id}
				aria-activedescendant={current}
				aria-autocomplete="list"
				autoComplete="off"
				autoCapitalize="off"
				spellCheck={false}
				onFocus={({ target }) => target.select()}
				onChange={({ target }) => onType(target.value)}
				onKeyDown={onKeyDown}
			/>
			<IconButton icon="x" label={messages.common.close} onClick={onClose} />
		</div>
	);
}

function usePicker(props: LinkDialogProps) {
	const [typed, setTyped] = useState(() => firstAsked(props));
	const [place, setPlace] = useState(0);
	const [isPaid, setPaid] = useState(false);
	const query = typed.trim();
	const answered = useDeferredValue(query);
	// An address needs no answer, so the Enter right behind its last letter holds.
	const asked = isAddressLike(query) ? query : answered;
	const choices = useChoices(asked, props.postId);
	const { list } = choices;
	const at = Math.min(place, list.length - 1);
	const put = (choice: Choice | undefined) => {
		if (!mayChoose(choice)) return;
		const { address, post, read } = choice;
		const words = post?.title || read?.name || address;
		props.onChoose({ address, words, isPaid: isPaid && read?.kind === 'site' });
	};
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step !== undefined && list.length > 0) setPlace((at + step + list.length) % list.length);
		else if (event.key === 'Enter') {
			if (query === asked && !choices.isStale) put(list[at]);
		} else return;
		event.preventDefault();
	};
	const type = (text: string) => {
		setTyped(text);
		setPlace(0);
	};
	return { typed, type, asked, choices, at, setPlace, isPaid, setPaid, put, onKeyDown };
}

/** The field and its results. */
export function LinkPicker(props: LinkDialogProps) {
	const id = useId();
	const { typed, type, asked, choices, at, ...picker } = usePicker(props);
	const { list, none, isBad, hasFailed } = choices;
	const current = list[at];
	const optionId = (index: number) => `${id}-${index}`;
	return (
		<>
			<Field
				id={id}
				typed={typed}
				current={current && optionId(at)}
				onType={type}
				onKeyDown={picker.onKeyDown}
				onClose={props.onClose}
			/>
			<div
				className="list"
				role="listbox"
				id={id}
				aria-label={current?.read ? text.address : text.posts}
			>
				{list.map((choice, index) => (
					<ChoiceRow
						key={choice.post?.id ?? choice.address}
						id={optionId(index)}
						choice={choice}
						asked={asked}
						isCurrent={index === at}
						onPoint={() => picker.setPlace(index)}
						onPut={() => picker.put(choice)}
					/>
				))}
			</div>
			{current?.read?.kind === 'site' && <Paid checked={picker.isPaid} onChange={picker.setPaid} />}
			{(isBad || hasFailed) && (
				<p className="body" role="status">
					{isBad ? text.bad : text.failed}
				</p>
			)}
			{none && asked !== '' ? (
				<NotFound
					asked={asked}
					none={none}
					onPost={(post) => post && picker.put({ post, address: paths.post(post.slug) })}
					onBegun={(address) => props.onChoose({ address, words: asked, isPaid: false })}
				/>
			) : (
				<Foot canPut={mayChoose(current)} onPut={() => picker.put(current)} />
			)}
		</>
	);
}

function Paid({ checked, onChange }: { checked: boolean; onChange: (isPaid: boolean) => void }) {
	return (
		<label className="radio paid">
			<input
				className="check"
				type="checkbox"
				checked={checked}
				onChange={({ target }) => onChange(target.checked)}
			/>
			{text.paid}
		</label>
	);
}
