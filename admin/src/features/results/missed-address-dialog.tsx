import { type KeyboardEvent, useDeferredValue, useId, useState } from 'react';
import { site } from '#config/site';
import type { BlogResult } from '#contract/results';
import { parseUrl } from '#domain/names/parse-url';
import { missed } from '../../messages/missed-addresses.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import '../../styles/bottom-sheet.css';
import '../../styles/link.css';
import '../../styles/missed-address-dialog.css';
import { TargetList } from './missed-address-targets.tsx';
import { useLeadAddress } from './use-missed-address-redirect.ts';
import { type Target, useTargets } from './use-missed-address-targets.ts';

const text = missed.dialog;
const host = parseUrl(site.company.url)?.hostname;

/** What is typed, what that finds, and which of it would be chosen. */
function useChoice(address: string) {
	const [typed, setTyped] = useState('');
	const [place, setPlace] = useState(0);
	const asked = useDeferredValue(typed.trim());
	const found = useTargets(address, asked);
	const list = [...found.posts, ...found.others];
	const at = Math.min(place, list.length - 1);
	const type = (words: string) => {
		setTyped(words);
		setPlace(0);
	};
	const isSettled = typed.trim() === asked && !found.isStale;
	return {
		typed,
		type,
		asked,
		found,
		list,
		at,
		setPlace,
		chosen: isSettled ? list[at] : undefined,
	};
}

function WillGo({ target }: { target: Target | undefined }) {
	const isOutside = target?.kind === 'company';
	return (
		<p className="goes" aria-live="polite">
			{target && (
				<>
					{isOutside ? text.leaves : text.within}
					<strong>{target.title}</strong>
					{text.from}
					{!isOutside && text.follow}
				</>
			)}
		</p>
	);
}

interface RedirectDialogProps {
	missed: BlogResult['missed'][number];
	onClose: () => void;
}

/** Chooses where an address leads that readers missed; nothing happens before the button. */
export function RedirectDialog({ missed: { address, times, days }, onClose }: RedirectDialogProps) {
	const id = useId();
	const { typed, type, asked, found, list, at, setPlace, chosen } = useChoice(address);
	const lead = useLeadAddress(onClose);
	const go = () => chosen && lead.mutate({ address, to: chosen.to, kind: chosen.kind });
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.nativeEvent.isComposing) return;
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step !== undefined && list.length > 0) setPlace((at + step + list.length) % list.length);
		else if (event.key === 'Enter') go();
		else return;
		event.preventDefault();
	};
	return (
		<Dialog title={missed.redirect} className="sheet redirect" onClose={onClose}>
			<p className="lead">
				<span className="path">{address}</span>
				<br />
				{text.often(times, days)}
			</p>
			<div className="picker">
				<div className="query">
					<Icon name="search" />
					<input
						value={typed}
						data-autofocus
						placeholder={text.field}
						aria-label={text.field}
						role="combobox"
						aria-expanded={list.length > 0}
						aria-controls={id}
						aria-activedescendant={list[at] && `${id}-${at}`}
						aria-autocomplete="list"
						autoComplete="off"
						autoCapitalize="off"
						spellCheck={false}
						onChange={({ target }) => type(target.value)}
						onKeyDown={onKeyDown}
					/>
				</div>
				<TargetList {...{ id, at, asked, ...found }} onPlace={setPlace} />
				{(found.hasFailed || (list.length === 0 && !found.isStale)) && (
					<p className="body" role="status">
						{found.hasFailed ? text.failed : text.none(asked, host)}
					</p>
				)}
			</div>
			<WillGo target={chosen} />
			<footer role="none">
				<Button onClick={onClose}>{messages.common.cancel}</Button>
				<Button tone="primary" disabled={!chosen} busy={lead.isPending} onClick={go}>
					{text.go}
				</Button>
			</footer>
		</Dialog>
	);
}
