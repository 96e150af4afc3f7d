import { useEffect, useRef, useState } from 'react';
import { isBackupLate } from '#domain/site/trouble';
import { localTime } from '#domain/time/dates';
import { textOf } from '../../api/api-error.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { exportMessages as texts } from '../../messages/export.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoment } from '../../ui/times.ts';
import { Answer } from './answer.tsx';
import type { ExportProgress } from './export-download.ts';
import type { System } from './system-query.ts';

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
	const run = useAction({
		mutationFn: async () => {
			const { downloadExport } = await import('./export-download.ts');
			return downloadExport(setProgress, stop.current.signal);
		},
		onSuccess: ({ zip }) => saveFile(zip, nameToday()),
		onSettled: () => setProgress(undefined),
	});
	return { run, progress };
}

type Backup = NonNullable<System['backup']>;

export const isCopyLate = (backup: System['backup'], now: string): boolean =>
	backup !== null && isBackupLate(backup.at, now);

function Contents({ backup, isLate }: { backup: Backup; isLate: boolean }) {
	const { backup: text } = messages.system;
	return (
		<>
			<p>
				{text.contents(backup.posts, backup.pictures)} {isLate && text.late}
			</p>
			{isLate && <p>{text.lateToDo}</p>}
		</>
	);
}

function titleOf(backup: System['backup'], now: string): string {
	const { backup: text } = messages.system;
	if (!backup) return text.none;
	const moment = formatMoment(backup.at, now);
	return moment.includes('/') ? text.onDay(moment.replace(' ', ', ')) : text.today(moment);
}

/** The newest backup, and the whole blog as a download, so that the editor can leave this product at any time. */
export function CopyAnswer({ backup, now }: { backup: System['backup']; now: string }) {
	const { run, progress } = useExport();
	const busy = texts.working(progress?.done ?? 0, progress?.total);
	const isLate = isCopyLate(backup, now);
	return (
		<Answer
			isTall
			sign="shield"
			title={titleOf(backup, now)}
			{...(backup && { tone: isLate ? ('bad' as const) : ('ok' as const) })}
		>
			{backup ? (
				<Contents backup={backup} isLate={isLate} />
			) : (
				<p>{messages.system.backup.noneText}</p>
			)}
			<p className="row">
				<Button busyText={run.isPending && busy} onClick={() => run.mutate()}>
					{texts.download}
				</Button>
				<span className="hint" role="status">
					{run.isError && textOf(run.error, texts.failed)}
					{run.data && texts.done(run.data.files)}
					{run.data && run.data.missing.length > 0 && ` ${texts.missing(run.data.missing.length)}`}
				</span>
			</p>
			<p className="hint">{texts.lead}</p>
		</Answer>
	);
}
