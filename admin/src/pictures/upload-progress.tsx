import { messages } from '../messages/all.ts';
import { Button } from '../ui/button.tsx';
import type { RunningUpload } from './use-upload.ts';

export function UploadProgress({
	running,
	onCancel,
}: {
	running: RunningUpload;
	onCancel: () => void;
}) {
	const { pictures } = messages;
	return (
		<div className="progress">
			<div className="row between">
				<span className="clip">{running.name}</span>
				<span className="num">{running.percent}%</span>
			</div>
			<progress value={running.percent} max={100} aria-label={pictures.uploadOf} />
			<div className="row end">
				<Button tone="quiet" onClick={onCancel}>
					{pictures.cancelUpload}
				</Button>
			</div>
		</div>
	);
}
