import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { whatsappLink } from '#components/whatsapp-link.ts';
import { type DraftLink, draftLink } from '#contract/draft-link';
import { doorSigns } from '#domain/site/door';
import { localDay, localTime } from '#domain/time/dates';
import { formatDayDistance } from '#domain/time/schedule';
import { call } from '../api/call.ts';
import { useAction } from '../api/use-action.ts';
import { showDraft as text } from '../messages/draft-link.ts';
import { messages } from '../messages.ts';
import { Button } from '../ui/button.tsx';
import { copySign } from '../ui/copy-sign.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Drawing } from '../ui/icon.tsx';
import { iconPaths } from '../ui/icon-paths.ts';
import { LoadFailed } from '../ui/load-failed.tsx';
import { formatMoment, formatWeekday } from '../ui/times.ts';
import { toast } from '../ui/toast.ts';
import { toastFailure } from '../ui/toast-failure.ts';
import { useNow } from '../ui/use-now.ts';
import { Waiting } from '../ui/waiting.tsx';
import '../styles/bottom-sheet.css';
import '../styles/draft-link.css';
import {
	addressFor,
	draftLinkQuery,
	forgetSecret,
	keepSecret,
	readAddress,
} from './draft-link-query.ts';

/** `quarta, 2 de dezembro` */
const dayOf = (iso: string) => formatWeekday(iso).replace('-feira', '');

function formatLast(day: string, now: string): string {
	const [, month, date] = day.split('-');
	return day === localDay(now) ? 'hoje' : `em ${Number(date)}/${Number(month)}`;
}

function Facts({ link, now }: { link: DraftLink; now: string }) {
	const { hour, minute } = localTime(link.valid_until);
	return (
		<dl className="link-facts">
			<div>
				<dt>{text.validUntil}</dt>
				<dd>
					{dayOf(link.valid_until)}
					<span>{`às ${hour}:${minute}, ${formatDayDistance(link.valid_until, now)}`}</span>
				</dd>
			</div>
			<div>
				<dt>{text.readings}</dt>
				<dd>
					{link.opened === 0 ? text.nobody : text.opened(link.opened)}
					{link.last_opened_on && <span>{text.last(formatLast(link.last_opened_on, now))}</span>}
				</dd>
			</div>
		</dl>
	);
}

const blobOf = (text: string) => new Blob([text], { type: 'text/plain' });

/**
 * Hands the clipboard a promise of the text, because Safari allows copying only during the press, before it is there.
 */
async function writeClipboard(text: Promise<string>): Promise<void> {
	const { clipboard } = navigator;
	if (typeof clipboard.write === 'undefined') return clipboard.writeText(await text);
	await clipboard.write([new ClipboardItem({ 'text/plain': text.then(blobOf) })]);
}

/** False where the browser denies access to the clipboard. */
async function copyText(text: Promise<string>): Promise<boolean> {
	try {
		await writeClipboard(text);
		return true;
	} catch {
		return false;
	}
}

/** The address with its button; what cannot be copied is selected. */
function CopyLine({ address, wasCopied }: { address: string; wasCopied: boolean }) {
	const field = useRef<HTMLInputElement>(null);
	const [ownCopy, setOwnCopy] = useState<boolean>();
	const isCopied = ownCopy ?? wasCopied;
	const copy = async () => {
		const isDone = await copyText(Promise.resolve(address));
		setOwnCopy(isDone);
		if (isDone) return;
		field.current?.select();
		toast.error(text.copyFailed);
	};
	return (
		<div className="copy-line">
			<input ref={field} readOnly value={address} aria-label={text.address} />
			<Button onClick={() => void copy()}>
				<Drawing paths={isCopied ? iconPaths.check : copySign} />
				{isCopied ? text.copied : text.copy}
			</Button>
		</div>
	);
}

interface ShowDraftProps {
	post: { id: string; title: string };
	onClose: () => void;
}

/** The acts on a link. What the server answers to one replaces what the desk knew of it. */
function useLinkActs({ post, onClose }: ShowDraftProps) {
	const queryClient = useQueryClient();
	const [made, setMade] = useState<{ isCopied: boolean }>();
	const act = async (action: 'make' | 'renew' | 'disable') => {
		const reply = await call(draftLink, { action, post_id: post.id });
		queryClient.setQueryData(draftLinkQuery(post.id).queryKey, reply);
		return reply;
	};
	const make = useAction({
		mutationFn: async () => {
			const reply = act('make');
			const copying = copyText(reply.then(({ secret }) => addressFor(secret ?? '')));
			const { link, secret } = await reply;
			if (!link || !secret) return;
			keepSecret(post.id, secret, link);
			setMade({ isCopied: await copying });
		},
		onError: toastFailure,
	});
	const renew = useAction({
		mutationFn: () => act('renew'),
		onSuccess: () => toast.success(text.renewed),
		onError: toastFailure,
	});
	const disable = useAction({
		mutationFn: () => act('disable'),
		onSuccess: () => {
			forgetSecret(post.id);
			toast.success(text.disabled, { description: text.disabledText });
			onClose();
		},
		onError: toastFailure,
	});
	return { made, make, renew, disable };
}

type Acts = ReturnType<typeof useLinkActs>;

const MakeButton = ({ label, make }: { label: string; make: Acts['make'] }) => (
	<Button
		tone="primary"
		data-autofocus
		busyText={make.isPending && text.making}
		onClick={() => make.mutate()}
	>
		{label}
	</Button>
);

const CloseButton = ({ onClose }: Pick<ShowDraftProps, 'onClose'>) => (
	<Button onClick={onClose}>{messages.common.close}</Button>
);

/** Shown while there is no link: it is being made, could not be, or nothing is there to show. */
function NoLink({
	canShow,
	make,
	onClose,
}: {
	canShow: boolean;
	make: Acts['make'];
	onClose: () => void;
}) {
	if (canShow && !make.isError) return <p role="status">{text.making}</p>;
	return (
		<>
			<p className="lead">{canShow ? text.makeFailed : text.nothing}</p>
			<footer role="none">
				<CloseButton onClose={onClose} />
				{canShow && <MakeButton label={text.make} make={make} />}
			</footer>
		</>
	);
}

function AskDisable({ disable, onKeep }: { disable: Acts['disable']; onKeep: () => void }) {
	return (
		<div className="ask-again" role="alert">
			<p>
				<strong>{text.disableAsk}</strong> {text.disableText}
			</p>
			<div className="row">
				<Button autoFocus onClick={onKeep}>
					{text.keep}
				</Button>
				<Button tone="warn" onClick={() => disable.mutate()}>
					{text.disable}
				</Button>
			</div>
		</div>
	);
}

interface MadeLinkProps extends ShowDraftProps {
	link: DraftLink;
	canShow: boolean;
	now: string;
	acts: Acts;
}

function leadOf(
	link: DraftLink,
	{ address, made, now }: { address: string | undefined; made: Acts['made']; now: string },
) {
	if (!address) return text.elsewhere;
	if (made) return made.isCopied ? text.madeAndCopied : text.made;
	return text.valid(formatMoment(link.shown_at, now));
}

/** A link that opens. */
function MadeLink({ post, link, canShow, now, acts, onClose }: MadeLinkProps) {
	const { made, make, renew, disable } = acts;
	const [isAsking, setAsking] = useState(false);
	const address = readAddress(post.id, link);
	return (
		<>
			<p className="lead" role="status">
				{leadOf(link, { address, made, now })}
			</p>
			{address && <CopyLine key={address} address={address} wasCopied={made?.isCopied ?? false} />}
			<Facts link={link} now={now} />
			{!link.is_current && (
				<div className="row between">
					<span className="hint">{text.changed}</span>
					<Button onClick={() => renew.mutate()}>{text.renew}</Button>
				</div>
			)}
			{isAsking && <AskDisable disable={disable} onKeep={() => setAsking(false)} />}
			{address && !isAsking && (
				<a
					className="btn primary full"
					href={whatsappLink(text.message(post.title, address))}
					target="_blank"
					rel="noopener noreferrer"
				>
					<Drawing paths={doorSigns.whatsapp} />
					{text.whatsapp}
				</a>
			)}
			{!isAsking && <p className="hint">{address ? text.whoever : text.another}</p>}
			{!isAsking && (
				<footer className="split" role="none">
					<Button tone="quiet warn" onClick={() => setAsking(true)}>
						{text.disable}
					</Button>
					<CloseButton onClose={onClose} />
					{!address && canShow && <MakeButton label={text.makeAnother} make={make} />}
				</footer>
			)}
		</>
	);
}

/** Makes, sends and disables the link by which somebody without an account reads this text. */
export function ShowDraftDialog({ post, onClose }: ShowDraftProps) {
	const now = useNow();
	const acts = useLinkActs({ post, onClose });
	const query = useQuery({ ...draftLinkQuery(post.id), staleTime: 0 });
	const { data } = query;
	const { make, disable } = acts;
	// Whoever opens this wants one, and it opens nothing until it is sent.
	const isWanted = data?.link === null && data.can_show && make.isIdle && disable.isIdle;
	useEffect(() => {
		if (isWanted) make.mutate();
	}, [isWanted, make]);
	return (
		<Dialog title={text.title} className="sheet show-draft" onClose={onClose}>
			{!data && (query.error ? <LoadFailed title={text.loadFailed} query={query} /> : <Waiting />)}
			{data && !data.link && <NoLink canShow={data.can_show} make={make} onClose={onClose} />}
			{data?.link && (
				<MadeLink {...{ post, now, acts, onClose }} link={data.link} canShow={data.can_show} />
			)}
		</Dialog>
	);
}
