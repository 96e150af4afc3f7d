import { useEffect, useRef, useState } from 'react';
import { bring as text } from '../messages/foreign-pictures.ts';
import { messages } from '../messages.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { bringAll, type Outcome } from './bring-all.ts';

function Report({ brought, stayed }: Outcome) {
	return (
		<div role="status">
			<p className="lead">{text.brought(brought.size)}</p>
			{stayed.length > 0 && (
				<>
					<p>{text.stayed(stayed.length)}</p>
					<ul className="stayed">
						{stayed.map(({ address, why }) => (
							<li key={address}>
								<span>{address}</span>
								<span className="hint">{why}</span>
							</li>
						))}
					</ul>
				</>
			)}
		</div>
	);
}

interface BringPicturesProps {
	addresses: readonly string[];
	/** Called after each try that copied pictures, with those. */
	onBrought: (addresses: ReadonlyMap<string, string>) => void;
	onClose: () => void;
}

/** Copies one picture per call, so that none exceeds a function's time limit. Stopping keeps the copied ones. */
export function BringPictures({ addresses, onBrought, onClose }: BringPicturesProps) {
	const [wanted, setWanted] = useState(addresses);
	const [at, setAt] = useState(0);
	const [outcome, setOutcome] = useState<Outcome>();
	const stopper = useRef<AbortController>(null);
	useEffect(() => () => stopper.current?.abort(), []);
	const start = async (asked: readonly string[]) => {
		const controller = new AbortController();
		stopper.current = controller;
		setWanted(asked);
		setOutcome(undefined);
		const ended = await bringAll(asked, controller.signal, setAt);
		if (ended.brought.size > 0) onBrought(ended.brought);
		setOutcome(ended);
	};
	const stop = () => stopper.current?.abort();
	const { common } = messages;
	const isRunning = at > 0 && !outcome;
	return (
		<Dialog title={text.title} onClose={isRunning ? stop : onClose}>
			{outcome ? <Report {...outcome} /> : <p className="lead">{text.lead(wanted.length)}</p>}
			{isRunning && (
				<div className="progress" role="status">
					<span className="num">{text.running(at, wanted.length)}</span>
					<progress value={at - 1} max={wanted.length} aria-label={text.title} />
				</div>
			)}
			<footer role="none">
				{isRunning && <Button onClick={stop}>{text.stop}</Button>}
				{!isRunning && <Button onClick={onClose}>{at === 0 ? common.cancel : common.close}</Button>}
				{at === 0 && (
					<Button tone="primary" data-autofocus onClick={() => void start(wanted)}>
						{text.start}
					</Button>
				)}
				{outcome && outcome.stayed.length > 0 && (
					<Button onClick={() => void start(outcome.stayed.map(({ address }) => address))}>
						{common.retry}
					</Button>
				)}
			</footer>
		</Dialog>
	);
}
