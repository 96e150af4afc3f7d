import { useEffect, useRef, useState } from 'react';
import { bring as text } from '../messages/bring.ts';
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
								<span className="clip">{address}</span>
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
	/** Called once at the end, with the copied pictures. */
	onBrought: (addresses: ReadonlyMap<string, string>) => void;
	onClose: () => void;
}

/** Copies one picture per call, so that none exceeds a function's time limit. Stopping keeps the copied ones. */
export function BringPictures({ addresses, onBrought, onClose }: BringPicturesProps) {
	const [wanted] = useState(addresses);
	const [at, setAt] = useState(0);
	const [outcome, setOutcome] = useState<Outcome>();
	const stopper = useRef<AbortController>(null);
	useEffect(() => () => stopper.current?.abort(), []);
	const start = async () => {
		const controller = new AbortController();
		stopper.current = controller;
		const ended = await bringAll(wanted, controller.signal, setAt);
		if (ended.brought.size > 0) onBrought(ended.brought);
		setOutcome(ended);
	};
	const stop = () => stopper.current?.abort();
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
			<footer>
				{isRunning && <Button onClick={stop}>{text.stop}</Button>}
				{!isRunning && <Button onClick={onClose}>{messages.common.close}</Button>}
				{at === 0 && (
					<Button tone="primary" data-autofocus onClick={() => void start()}>
						{text.start}
					</Button>
				)}
			</footer>
		</Dialog>
	);
}
