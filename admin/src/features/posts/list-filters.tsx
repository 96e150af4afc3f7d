import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { postSorts } from '#contract/admin-posts';
import { fold } from '#domain/text/fold';
import { movingPeriods } from '#domain/time/period';
import {
	categoriesQuery,
	type ListInput,
	type PostSort,
	postListQuery,
} from '../../api/queries.ts';
import { filters as text } from '../../messages/filters.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { usePhone } from '../../ui/use-phone.ts';
import { FilterPill } from './filter-pill.tsx';
import { countFilters, isFiltered, noFilters, useListInput } from './list-params.ts';
import { nameOfPeriod } from './period-name.ts';
import '../../styles/bottom-sheet.css';
import '../../styles/filters.css';

interface FilterProps {
	input: ListInput;
	onChange: (part: Partial<ListInput>) => void;
}

const none = { value: 'none', label: messages.list.noCategory };

function CategoryFilter({ input, onChange }: FilterProps) {
	const found = useQuery(categoriesQuery).data;
	const options = [...(found ?? []).map(({ id, name }) => ({ value: id, label: name })), none];
	const chosen = options.find(({ value }) => value === input.category)?.label;
	return (
		<FilterPill
			label={text.category}
			value={input.category}
			shown={chosen ?? (found ? text.goneCategory : '…')}
			options={options}
			onChange={(category) => onChange({ category })}
		/>
	);
}

/** The contract of authors loads with it, after what is seen. */
const authorNamesQuery = queryOptions({
	queryKey: ['authors', 'names'],
	queryFn: async ({ client }) => {
		const { authorsQuery } = await import('../../api/authors-query.ts');
		const authors = await client.fetchQuery(authorsQuery);
		return authors.map(({ name, posts }) => ({ name, posts }));
	},
	staleTime: 30_000,
});

function AuthorFilter({ input, onChange }: FilterProps) {
	const { data: found = [] } = useQuery(authorNamesQuery);
	const options = found
		.filter(({ name, posts }) => posts > 0 || name === input.author)
		.map(({ name }) => ({ value: name, label: name }));
	const asked = fold(input.author ?? '');
	const value = options.find((option) => fold(option.value) === asked)?.value ?? input.author;
	return (
		<FilterPill
			label={text.author}
			value={value}
			shown={value ?? ''}
			options={options}
			onChange={(author) => onChange({ author })}
		/>
	);
}

const other = { value: 'other', label: text.otherPeriod };
const moving = movingPeriods.map((value) => ({ value, label: text.periods[value] }));

const PeriodDialog = later(async () => (await import('./period-dialog.tsx')).PeriodDialog);

function PeriodFilter({ input, onChange }: FilterProps) {
	const [writing, setWriting] = useState(false);
	const { period } = input;
	return (
		<>
			<FilterPill
				label={text.period}
				value={period}
				shown={nameOfPeriod(period ?? '')}
				options={[...moving, other]}
				onChange={(chosen) =>
					chosen === other.value ? setWriting(true) : onChange({ period: chosen })
				}
			/>
			{writing && (
				<PeriodDialog
					period={period}
					onUse={(chosen) => {
						setWriting(false);
						onChange({ period: chosen });
					}}
					onClose={() => setWriting(false)}
				/>
			)}
		</>
	);
}

/** Posts with a day of review, the nearest first. Chosen, it stands before the others; without such posts nowhere. */
function ReviewFilter({ input, onChange }: FilterProps) {
	// The list itself asks.
	const { data } = useQuery({ ...postListQuery(input), enabled: false });
	const { dated = 0, late = 0 } = data?.reviews ?? {};
	if (input.review)
		return (
			<span className="pill on">
				<span className="shown">{text.review}</span>
				<button
					type="button"
					className="off-x"
					aria-label={text.remove(text.review)}
					onClick={() =>
						onChange({
							review: undefined,
							sort: input.sort === 'review-closest' ? 'recent' : input.sort,
						})
					}
				>
					<Icon name="x" />
				</button>
			</span>
		);
	if (dated === 0) return null;
	return (
		<button
			type="button"
			className="pill"
			onClick={() => onChange({ review: 'dated', sort: 'review-closest' })}
		>
			<span className="shown">
				{text.review} {late > 0 && <span className="num">{late}</span>}
			</span>
		</button>
	);
}

function Sort({ input, onChange }: FilterProps) {
	const isEnglish = (sort: PostSort) => !['views', 'updated', 'review-closest'].includes(sort);
	return (
		<label className="sort">
			<span>{text.sort}</span>
			<select
				className="select"
				lang={isEnglish(input.sort) ? 'en' : undefined}
				value={input.sort}
				onChange={({ target }) => onChange({ sort: target.value as PostSort })}
			>
				{postSorts.map((sort) => (
					<option key={sort} value={sort} lang={isEnglish(sort) ? 'en' : 'pt-BR'}>
						{text.sorts[sort]}
					</option>
				))}
			</select>
		</label>
	);
}

/** What narrows the list, by category, author and period, and its order. */
function Choices(props: FilterProps) {
	const { input, hrefOf } = useListInput();
	const review = <ReviewFilter {...props} />;
	return (
		<>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take part in its parent's flex line */}
			<div className="pills" role="group" aria-label={text.group}>
				{input.review && review}
				<CategoryFilter {...props} />
				<AuthorFilter {...props} />
				<PeriodFilter {...props} />
				{!input.review && review}
				{isFiltered(input) && (
					<Link className="btn quiet" to={hrefOf({ q: '', status: 'all', ...noFilters })}>
						{messages.list.clearFilters}
					</Link>
				)}
			</div>
			<Sort {...props} />
		</>
	);
}

/** On a phone the choices stand in a sheet, whose button says how many of them are made. */
function Sheet(props: FilterProps) {
	const [isOpen, setOpen] = useState(false);
	const { title, show } = text.sheet;
	const count = countFilters(props.input);
	const close = () => setOpen(false);
	return (
		<>
			<Button
				className={count > 0 ? 'on' : undefined}
				aria-haspopup="dialog"
				onClick={() => setOpen(true)}
			>
				{title} {count > 0 && <span className="num">{count}</span>}
			</Button>
			{isOpen && (
				<Dialog title={title} className="sheet filter-sheet" onClose={close}>
					<div className="filters">
						<Choices {...props} />
					</div>
					<footer role="none">
						<Button tone="primary" onClick={close}>
							{show}
						</Button>
					</footer>
				</Dialog>
			)}
		</>
	);
}

/** Narrows the list and orders it. */
export const ListFilters = (props: FilterProps) =>
	usePhone() ? <Sheet {...props} /> : <Choices {...props} />;
