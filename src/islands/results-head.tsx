import type { Ref } from 'react';
import { Icon } from '#components/icon.tsx';
import { paths } from '#config/paths';
import { resultsTexts } from '#config/results-texts';
import { isTermInfix } from '#domain/search/search-match';
import type { SearchAnswer, SearchRequest } from '#search/search-index';
import { isFiltering, readAddress } from './read-address.ts';
import { writeAddress } from './search-address.ts';

interface ResultsHeadProps {
	/** The query that the answer below belongs to. */
	request: SearchRequest;
	answer: SearchAnswer | undefined;
	failed: boolean;
	ref?: Ref<HTMLHeadingElement>;
	/** Follows a link to results in place. */
	onFollow?: ((event: React.MouseEvent) => void) | undefined;
}

const text = resultsTexts;
const headingId = 'resultados';

/** Title, count and the active filters, each removable by a click. */
export function ResultsHead({ request, answer, failed, ref, onFollow }: ResultsHeadProps) {
	return (
		<div className={answer?.help ? 'results-head none' : 'results-head'}>
			<h2 id={headingId} ref={ref} tabIndex={-1}>
				{text.title}
			</h2>
			<p role="status">
				{failed && <span className="visually-hidden">{text.failedTitle}</span>}
				{answer && <span>{text.count(answer.total)}</span>}
			</p>
			{answer && <Remark answer={answer} />}
			{answer?.also !== undefined && (
				<p>
					<span>{text.also}</span>
					<a
						className="link"
						href={paths.search({ ...answer.request, q: answer.also, page: 1 })}
						onClick={onFollow}
					>
						{answer.also}
					</a>
				</p>
			)}
			<FilterChips request={request} categoryName={answer?.category?.name} />
		</div>
	);
}

/** Says why the count may be unexpected. */
function Remark({ answer }: { answer: SearchAnswer }) {
	if (answer.request.q !== '' && answer.terms.length === 0) return <p>{text.noWords}</p>;
	return (
		<>
			{answer.shortened && <p>{text.shortened(answer.terms.length)}</p>}
			{answer.total === 0 && !answer.terms.every(([word = '']) => isTermInfix(word)) && (
				<p>{text.shortWords}</p>
			)}
		</>
	);
}

function FilterChips({
	request,
	categoryName,
}: {
	request: SearchRequest;
	categoryName?: string | undefined;
}) {
	const without = (filter: Partial<SearchRequest>) => (event: React.MouseEvent) => {
		const chip = event.currentTarget.closest('li');
		const next = chip?.nextElementSibling?.querySelector('button');
		// The chips may still be those of an earlier answer.
		const rest = { ...readAddress(location.search), ...filter, page: 1 };
		writeAddress(rest);
		if (!isFiltering(rest)) focusPageHeading();
		else (next ?? document.getElementById(headingId))?.focus();
	};
	return (
		<ul className="chips" aria-label={text.filters}>
			{request.q !== '' && <Chip label={`“${request.q}”`} onRemove={without({ q: '' })} />}
			{request.category !== '' && (
				<Chip label={categoryName ?? text.category} onRemove={without({ category: '' })} />
			)}
			{request.tag !== '' && <Chip label={request.tag} onRemove={without({ tag: '' })} />}
		</ul>
	);
}

function Chip({ label, onRemove }: { label: string; onRemove: React.MouseEventHandler }) {
	return (
		<li>
			<button type="button" className="chip" onClick={onRemove} title={label}>
				<span className="filter">{label}</span>
				<Icon name="close" />
				<span className="visually-hidden">{text.remove}</span>
			</button>
		</li>
	);
}

/** Without any filter the results are gone, and the page is home. */
export function focusPageHeading(): void {
	const heading = document.querySelector('h1');
	if (!heading) return;
	heading.tabIndex = -1;
	heading.focus();
}
