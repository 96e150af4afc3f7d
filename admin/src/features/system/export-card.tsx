import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { localTime } from '#domain/dates';
import { textOf } from '../../api/api-error.ts';
import { exportMessages as texts } from '../../messages/export.ts';
import { Button } from '../../ui/button.tsx';
import type { ExportProgress } from './export-download.ts';

/** The day in São Paulo, as everywhere at the desk. */
function nameToday(): string {
	const { year, month, day } = localTime(new Date().toISOString());
	return texts.fileName(`${year}-${month}-${day}`);
}

function saveFile(blob: Blob, name: string): void {
	const url = URL.createObjectURL(blob);
	const link = document.createElement('a');
	link.href = url;
	link.download = name;
	link.click();
	// The browser reads the address after this event-loop turn.
	setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function useExport() {
	const [progress, setProgress] = useState<ExportProgress>();
	const stop = useRef(new AbortController());
	useEffect(() => {
		stop.current = new AbortController();
		return () => stop.current.abort();
	}, []);
	const run = useMutation({
		mutationFn: async () => {
			const { downloadExport } = await import('./export-download.ts');
			return downloadExport(setProgress, stop.current.signal);
		},
		onSuccess: ({ zip }) => saveFile(zip, nameToday()),
		onSettled: () => setProgress(undefined),
	});
	return { run, progress };
}

/** Downloads everything that was written, so that the editor can leave this product at any time. */
export function ExportCard() {
	const { run, progress } = useExport();
	const busy = progress
		? texts.working(progress.done, progress.total)
		: texts.working(0, undefined);
	return (
		<section className="card" aria-labelledby="levar">
			<header>
				<h2 id="levar">{texts.title}</h2>
			</header>
			<p>{texts.lead}</p>
			<p className="row between card-action">
				<span className="hint" role="status">
					{run.isError && textOf(run.error, texts.failed)}
					{run.data && texts.done(run.data.files)}
					{run.data && run.data.missing.length > 0 && ` ${texts.missing(run.data.missing.length)}`}
				</span>
				<Button busyText={run.isPending && busy} onClick={() => run.mutate()}>
					{texts.download}
				</Button>
			</p>
		</section>
	);
}
