import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '#config/paths';
import type { buildHook } from '#contract/build-hook';
import type { OutputOf } from '#contract/endpoint';
import type { SiteStatus } from '#contract/site-status';
import type { HookState } from '#domain/site/build-hook';
import { siteStatusQuery } from '../../api/queries.ts';
import { activate as text } from '../../messages/activate.ts';
import { messages } from '../../messages/all.ts';
import { netlifyPage } from '../../site/netlify-page.ts';
import { publicSiteQuery } from '../../site/public-site.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { hookQuery } from './activate-query.ts';
import { OpenHooks, PasteAddress } from './paste-address.tsx';
import '../../styles/activate.css';

/** What stands between a new blog and its readers. The last step is there only while strangers see nothing. */
export function WayIn({ hook }: { hook: HookState }) {
	const isHidden = useQuery(publicSiteQuery).data === false;
	const isActive = hook === 'proven';
	if (hook === 'setting' || (isActive && !isHidden)) return null;
	const { account, publishing, open } = text.way;
	const steps = [
		{ name: account, isDone: true },
		{ name: publishing, isDone: isActive },
		...(isHidden ? [{ name: open, isDone: false }] : []),
	];
	const now = steps.findIndex(({ isDone }) => !isDone);
	return (
		<ol className="way-in" aria-label={text.way.label}>
			{steps.map(({ name, isDone }, index) => (
				<li
					key={name}
					className={isDone ? 'done' : undefined}
					aria-current={index === now ? 'step' : undefined}
				>
					{isDone && <Icon name="check" />}
					{name}
				</li>
			))}
		</ol>
	);
}

type Hook = OutputOf<typeof buildHook>;

const titlesOf = ({ pending }: SiteStatus) => [
	...new Set(pending.map(({ title }) => title ?? messages.rail.change)),
];

/** The first publication is also the test of the address. */
function FirstTime({ status }: { status: SiteStatus }) {
	const { steps } = messages.rail;
	const isBuilding = status.build.state === 'building';
	const way = [
		[steps.saved, 'done'],
		[steps.queued, isBuilding ? 'done' : 'now'],
		[steps.building, isBuilding ? 'now' : undefined],
		[steps.live, undefined],
	] as const;
	return (
		<>
			<PageHead title={text.first.title} lead={text.first.lead} />
			<ol className="rail">
				{way.map(([name, state]) => (
					<li key={name} className={state} aria-current={state === 'now' ? 'step' : undefined}>
						{name}
					</li>
				))}
			</ol>
			<p role="status">
				{text.first.onTheWay} <b>{new Intl.ListFormat('pt-BR').format(titlesOf(status))}</b>
			</p>
		</>
	);
}

function Foreign({ hook, waiting, onAgain }: { hook: Hook; waiting: number; onAgain: () => void }) {
	const { foreign } = text;
	return (
		<>
			<PageHead title={foreign.title} lead={foreign.lead} />
			<Notice
				tone="caution"
				title={foreign.text}
				actions={
					<>
						<Button onClick={onAgain}>{foreign.again}</Button>
						<OpenHooks project={hook.project} />
					</>
				}
			>
				{waiting > 0 && foreign.kept(waiting)} {foreign.toDo(hook.project)}
			</Notice>
		</>
	);
}

/** A new project is shown to its owner alone until it is made public. */
function Hidden({ project }: { project: string | null }) {
	const isPublic = useQuery(publicSiteQuery).data;
	const { hidden } = text;
	if (isPublic !== false) return null;
	return (
		<Notice
			tone="caution"
			icon="lock"
			title={hidden.title}
			actions={
				<a className="btn" href={netlifyPage(project)} target="_blank" rel="noopener noreferrer">
					<Icon name="external-link" />
					{hidden.open}
				</a>
			}
		>
			{hidden.text} {hidden.toDo}
		</Notice>
	);
}

function Activated({ hook }: { hook: Hook }) {
	const isSetting = hook.state === 'setting';
	const { title, lead } =
		hook.state === 'proven' ? text.done : isSetting ? text.setting : text.ready;
	return (
		<>
			<PageHead title={title} lead={lead} />
			<p>
				<a className="btn" href={paths.search({})}>
					<Icon name="external-link" />
					{text.done.see}
				</a>
			</p>
			{!isSetting && <Hidden project={hook.project} />}
		</>
	);
}

function Stage({ hook, status }: { hook: Hook; status: SiteStatus }) {
	const [pastes, setPastes] = useState(false);
	const waiting = titlesOf(status).length;
	if (hook.state === 'missing' || pastes) {
		const { project } = hook;
		return <PasteAddress {...{ project, waiting }} onDone={() => setPastes(false)} />;
	}
	if (hook.state === 'foreign')
		return <Foreign {...{ hook, waiting }} onAgain={() => setPastes(true)} />;
	const isFirst = hook.state === 'unproven' || waiting > 0;
	if (hook.state !== 'setting' && isFirst && waiting > 0) return <FirstTime status={status} />;
	return <Activated hook={hook} />;
}

/** The one step that a deploy by button leaves: the address that starts this project's builds. */
export function ActivatePage() {
	const hook = useQuery(hookQuery);
	const status = useQuery(siteStatusQuery);
	const failed = [hook, status].find(({ isError, data }) => isError && !data);
	return (
		<div className="activate">
			{failed && <LoadFailed query={failed} title={text.loadFailed} />}
			{!failed && !(hook.data && status.data) && <p role="status">{messages.common.loading}</p>}
			{hook.data && <WayIn hook={hook.data.state} />}
			{hook.data && status.data && <Stage hook={hook.data} status={status.data} />}
		</div>
	);
}
