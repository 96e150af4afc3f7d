import { useEffect, useRef, useState } from 'react';
import type { Image } from '#contract/images';
import { ApiError, textOf } from '../api/api-error.ts';
import { messages } from '../messages/all.ts';
import { toast } from '../ui/toast.ts';
import { countPicturesUnderWay } from './pictures-under-way.ts';
import { uploadPicture } from './upload-picture.ts';

export interface RunningUpload {
	name: string;
	percent: number;
}

function tellFailure(why: string): void {
	toast.error(messages.pictures.uploadFailed, { description: why });
}

/** One upload at a time, with progress and cancellation; a failure never affects the text. */
export function useUpload(onDone: (image: Image) => void, onFailed = tellFailure) {
	const [running, setRunning] = useState<RunningUpload>();
	const stopper = useRef<AbortController>(null);
	const upload = async (file: File) => {
		const controller = new AbortController();
		stopper.current = controller;
		const count = countPicturesUnderWay();
		count(1);
		setRunning({ name: file.name, percent: 0 });
		try {
			const onProgress = (share: number) =>
				setRunning({ name: file.name, percent: Math.round(share * 100) });
			onDone(await uploadPicture(file, { signal: controller.signal, onProgress }));
		} catch (error) {
			if (!(error instanceof ApiError && error.code === 'aborted'))
				onFailed(textOf(error, messages.common.actionFailed));
		} finally {
			count(0);
			setRunning(undefined);
		}
	};
	useEffect(() => {
		if (!running) return undefined;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [running]);
	return { running, upload, cancel: () => stopper.current?.abort() };
}
