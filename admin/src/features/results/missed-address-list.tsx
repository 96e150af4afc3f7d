import { useState } from 'react';
import type { BlogResult } from '#contract/results';
import { localDay } from '#domain/time/dates';
import { missed as text } from '../../messages/missed-addresses.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.tsx';
import { shortenUnit } from './unit-names.ts';
import { useFreeAddress } from './use-missed-address-redirect.ts';

const RedirectDialog = later(
	async () => (await import('./missed-address-dialog.tsx')).RedirectDialog,
);

const dayMs = 86_400_000;
function lastTime(day: string): string {
	const now = Date.now();
	if (day === localDay(new Date(now).toISOString())) return text.last.today;
	if (day === localDay(new Date(now - dayMs).toISOString())) return text.last.yesterday;
	return text.last.on(shortenUnit(day, false));
}

/** An address that leads on, or will. */
function Led({ led: { address, leads_to, is_waiting } }: { led: BlogResult['led'][number] }) {
	const free = useFreeAddress();
	return (
		<li>
			<div>
				<span className="path">{address}</span>
				<span className="sub went">
					<Icon name="check" />
					{text.goes}
					<b>{leads_to}</b>
					{is_waiting ? text.goesThen : '.'}
				</span>
			</div>
			<Button
				tone="quiet"
				busy={free.isPending}
				aria-label={`${messages.common.undo}: ${address}`}
				onClick={() => free.mutate(address)}
			>
				{messages.common.undo}
			</Button>
		</li>
	);
}

/** Addresses at which readers found nothing; each can be led on. */
export function Missed({ missed, led }: Pick<BlogResult, 'missed' | 'led'>) {
	const [chosen, setChosen] = useState<BlogResult['missed'][number]>();
	const waiting = led.filter(({ is_waiting }) => is_waiting);
	const others = led.filter(({ is_waiting }) => !is_waiting);
	return (
		<section aria-labelledby="missed">
			<h3 id="missed">
				{text.addresses} <span className="num">{text.addressesNote}</span>
			</h3>
			<ul className="miss">
				{waiting.map((each) => (
					<Led key={each.address} led={each} />
				))}
				{missed.map((each) => (
					<li key={each.address}>
						<div>
							<span className="path">{each.address}</span>
							<span className="sub">
								{text.often(each.times, each.days)}. {lastTime(each.last_day)}
							</span>
						</div>
						<Button
							aria-label={`${text.redirect} ${each.address}`}
							aria-haspopup="dialog"
							onClick={() => setChosen(each)}
						>
							{text.redirect}
						</Button>
					</li>
				))}
			</ul>
			{others.length > 0 && (
				<details>
					<summary>{text.led(others.length)}</summary>
					<ul className="miss">
						{others.map((each) => (
							<Led key={each.address} led={each} />
						))}
					</ul>
				</details>
			)}
			<p className="hint">{text.kept}</p>
			{chosen && <RedirectDialog missed={chosen} onClose={() => setChosen(undefined)} />}
		</section>
	);
}
