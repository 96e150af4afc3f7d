import { messages } from '../../messages/all.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

interface RecoveryCodeListProps {
	codes: readonly string[];
	onKept: () => void;
}

/** The codes that replace a lost phone. The server only has their hashes, so they are shown only now. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
	const { secondFactor, list } = messages;
	const text = `${codes.join('\n')}\n`;
	const copy = async () => {
		try {
			await navigator.clipboard.writeText(text);
			toast.success(secondFactor.copied);
		} catch {
			toast.error(list.copyFailed); // The browser may deny access; the codes are on the screen.
		}
	};
	return (
		<div className="stack">
			<h3>{secondFactor.codesTitle}</h3>
			<p>{secondFactor.codesLead}</p>
			<ol className="codes" aria-label={secondFactor.codesTitle}>
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ol>
			<div className="row">
				<Button onClick={() => void copy()}>{secondFactor.copy}</Button>
				<a
					className="btn"
					href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
					download={secondFactor.file}
				>
					{secondFactor.download}
				</a>
				<Button tone="primary" onClick={onKept}>
					{secondFactor.kept}
				</Button>
			</div>
		</div>
	);
}
