import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '#config/paths';
import { site } from '#config/site';
import type { RevisionSummary } from '#contract/post-revisions';
import type { Post } from '#domain/post/post';
import { fetchPost, queryKeys } from '../../api/queries.ts';
import { messages } from '../../messages/all.ts';
import { PlanLines } from '../../site/plan-lines.tsx';
import { PublicationRail } from '../../site/publication-rail.tsx';
import { usePublication } from '../../site/use-publication.ts';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { RevisionList } from './revision-list.tsx';
import { revisionsQuery } from './revision-queries.ts';
import { type Against, type Shown, VersionHead, VersionView } from './version-view.tsx';
import '../../styles/form.css';
import '../../styles/diff.css';
import '../../styles/conflict.css';
import '../../styles/history.css';
import { postsAddress } from '../../ui/posts-address.ts';
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

function LoadFailure({ title, children }: { title: string; children: string }) {
	return (
		<main className="desk">
			<Empty
				failed
				title={title}
				action={
					<Link className="btn" to={postsAddress()}>
						{messages.common.back}
					</Link>
				}
			>
				{children}
			</Empty>
		</main>
	);
}

function HowToSee({ whole, onChoose }: { whole: boolean; onChoose: (whole: boolean) => void }) {
	const { history: text } = messages;
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
		<div className="seg tools-diff" role="group" aria-label={text.howToSee}>
			<button type="button" aria-pressed={!whole} onClick={() => onChoose(false)}>
				{text.onlyChanges}
			</button>
			<button type="button" aria-pressed={whole} onClick={() => onChoose(true)}>
				{text.wholeText}
			</button>
		</div>
	);
}

/** The newest comes first. */
function shownOf(revisions: RevisionSummary[], current: RevisionSummary): Shown {
	const previous = revisions.find(({ revision }) => revision < current.revision);
	return { current, previous, present: revisions[0], now: new Date().toISOString() };
}

/** How far the newest change, such as one carried out by plan, is on its way to readers. */
function OnItsWay({ postId }: { postId: string }) {
	const publication = usePublication(postId);
	return publication && <PublicationRail publication={publication} />;
}

function Versions({ post, revisions }: { post: Post; revisions: RevisionSummary[] }) {
	const [chosen, setChosen] = useState<number>();
	const [against, setAgainst] = useState<Against>('previous');
	const [wholeText, setWholeText] = useState(false);
	const current = revisions.find(({ revision }) => revision === chosen) ?? revisions[0];
	if (!current) return null;
	const shown = shownOf(revisions, current);
	const { previous, present, now } = shown;
	const base = against === 'present' && present !== current ? present : previous;
	return (
		<div className="past">
			<RevisionList
				revisions={revisions}
				current={current.revision}
				now={now}
				onChoose={setChosen}
			/>
			<main className="compare" id="conteudo">
				<div className="compare-inner">
					<PlanLines postId={post.id} />
					<OnItsWay postId={post.id} />
					<VersionHead post={post} shown={shown} against={against} onChoose={setAgainst} />
					{base && <HowToSee whole={wholeText} onChoose={setWholeText} />}
					<VersionView
						key={`${current.revision}-${base?.revision}`}
						postId={post.id}
						version={current}
						base={base}
						wholeText={wholeText}
					/>
				</div>
			</main>
		</div>
	);
}

/** Versions by day, each compared word by word with the previous or the present one; restoring makes a new one. */
export function HistoryPage() {
	const { history: text, form } = messages;
	const { id = '' } = useParams();
	const { post, list } = useHistory(id);
	const failure = post.error ?? list.error;
	const isThere = post.data && list.data && list.data.length > 0;
	return (
		<>
			<title>{`${text.title} — ${messages.appTitle} — ${site.name}`}</title>
			<header className="desk-bar doc-bar">
				<Link className="btn quiet back" to={paths.admin.edit(id)}>
					<Icon name="arrow-left" />
					<span className="back-word">{text.back}</span>
				</Link>
				<div className="who">
					<h1 className="clip">{post.data?.title}</h1>
				</div>
			</header>
			{failure && (
				<LoadFailure title={post.error ? form.notFound : text.loadFailed}>
					{failure.message}
				</LoadFailure>
			)}
			{!failure && !isThere && <Waiting />}
			{isThere && <Versions post={post.data} revisions={list.data} />}
		</>
	);
}
