import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '#config/paths';
import { site } from '#config/site';
import {
	categoriesQuery,
	fetchPost,
	queryKeys,
	revisionQuery,
	revisionsQuery,
} from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { formatMoment } from '../../ui/times.ts';
import { Comparison } from './comparison.tsx';
import { RestoreButton } from './restore-button.tsx';
import { RevisionList } from './revision-list.tsx';
import '../../styles/form.css';
import '../../styles/diff.css';
import '../../styles/conflict.css';
import '../../styles/history.css';
import '../../styles/phone-form.css';

function useHistory(id: string) {
	const post = useQuery({
		queryKey: queryKeys.post(id),
		queryFn: ({ signal }) => fetchPost(id, signal),
	});
	const postId = post.data?.id;
	const list = useQuery({ ...revisionsQuery(postId ?? ''), enabled: postId !== undefined });
	return { post, list };
}

interface RevisionViewProps {
	postId: string;
	revision: number;
	/** The revision to compare with; undefined for the first. */
	base: number | undefined;
	wholeText: boolean;
}

function RevisionView({ postId, revision, base, wholeText }: RevisionViewProps) {
	const { common, history } = messages;
	const shown = useQuery(revisionQuery(postId, revision));
	const compared = useQuery({ ...revisionQuery(postId, base ?? 0), enabled: base !== undefined });
	const categories = useQuery(categoriesQuery).data ?? [];
	if (shown.isError)
		return (
			<Empty failed title={history.loadFailed}>
				{shown.error.message}
			</Empty>
		);
	if (!shown.data || (base !== undefined && !compared.data))
		return <p role="status">{common.loading}</p>;
	return (
		<Comparison
			before={compared.data}
			after={shown.data}
			categories={categories}
			wholeText={wholeText}
		/>
	);
}

/** Versions by day; each word by word against the one before it or the present one; restoring makes a new one. */
export function HistoryPage() {
	const { history: text, form, common } = messages;
	const { id = '' } = useParams();
	const { post, list } = useHistory(id);
	const [chosen, setChosen] = useState<number>();
	const [against, setAgainst] = useState<'previous' | 'present'>('previous');
	const [wholeText, setWholeText] = useState(false);
	const failure = post.error ?? list.error;
	const now = new Date().toISOString();
	const revisions = list.data ?? [];
	const current = revisions.find(({ revision }) => revision === chosen) ?? revisions[0];
	const previous = current && revisions.find(({ revision }) => revision < current.revision);
	const present = revisions[0];
	const base = against === 'present' && present !== current ? present : previous;
	return (
		<>
			<title>{`${text.title} — ${messages.appTitle} — ${site.name}`}</title>
			<header className="desk-bar doc-bar">
				<Link className="btn quiet back" to={paths.admin.edit(id)}>
					<Icon name="arrow-left" />
					<span className="back-word">{text.back}</span>
				</Link>
				<div className="who">
					<strong className="clip">{post.data?.title}</strong>
				</div>
			</header>
			{failure && (
				<main className="desk">
					<Empty
						failed
						title={post.error ? form.notFound : text.loadFailed}
						action={
							<Link className="btn" to={paths.admin.home}>
								{common.back}
							</Link>
						}
					>
						{failure.message}
					</Empty>
				</main>
			)}
			{!failure && !current && (
				<p className="checking" role="status">
					<span className="spin" /> {common.loading}
				</p>
			)}
			{post.data && current && (
				<div className="past">
					<RevisionList
						revisions={revisions}
						current={current.revision}
						now={now}
						onChoose={setChosen}
					/>
					<main className="compare" id="conteudo">
						<div className="compare-inner">
							<div className="compare-head">
								<div>
									<h1>{text.versionOf(formatMoment(current.created_at, now))}</h1>
									{!previous && present === current ? (
										<p className="muted">{text.first}</p>
									) : (
										<p className="row muted">
											<label htmlFor="comparada">{text.comparedWith}</label>
											<select
												id="comparada"
												className="select auto"
												value={against}
												onChange={({ target }) => setAgainst(target.value as typeof against)}
											>
												{previous && (
													<option value="previous">
														{text.previous(formatMoment(previous.created_at, now))}
													</option>
												)}
												{!previous && <option value="previous">{text.nothingBefore}</option>}
												{present && present !== current && (
													<option value="present">
														{text.present(formatMoment(present.created_at, now))}
													</option>
												)}
											</select>
										</p>
									)}
								</div>
								{current !== present && (
									<RestoreButton
										postId={post.data.id}
										revision={current.revision}
										currentRevision={post.data.revision}
										time={formatMoment(current.created_at, now)}
									/>
								)}
							</div>
							{/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend */}
							<div className="seg tools-diff" role="group" aria-label={text.howToSee}>
								<button type="button" aria-pressed={!wholeText} onClick={() => setWholeText(false)}>
									{text.onlyChanges}
								</button>
								<button type="button" aria-pressed={wholeText} onClick={() => setWholeText(true)}>
									{text.wholeText}
								</button>
							</div>
							<RevisionView
								key={`${current.revision}-${base?.revision}`}
								postId={post.data.id}
								revision={current.revision}
								base={base?.revision}
								wholeText={wholeText}
							/>
						</div>
					</main>
				</div>
			)}
		</>
	);
}
