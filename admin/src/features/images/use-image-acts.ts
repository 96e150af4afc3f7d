import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { images } from '#contract/images';
import { call } from '../../api/call.ts';
import { useAction } from '../../api/use-action.ts';
import { messages } from '../../messages/all.ts';
import { picturesKey } from '../../pictures/picture-library.tsx';
import { toast } from '../../ui/toast.ts';
import { toastFailure } from '../../ui/toast-failure.ts';

/** Descriptions that are typed and not saved, by picture: a search or another page of the library keeps them. */
export function useTypedAlts() {
	const [typed, setTyped] = useState<Record<string, string>>({});
	const keep = (hash: string, alt: string) => setTyped((all) => ({ ...all, [hash]: alt }));
	/** Whatever was typed, or only this text. */
	const forget = (hash: string, alt?: string) =>
		setTyped(({ [hash]: own, ...others }) =>
			own === undefined || own === (alt ?? own) ? others : { ...others, [hash]: own },
		);
	return { typed, keep, forget, count: Object.keys(typed).length };
}

const useRefresh = () => {
	const queryClient = useQueryClient();
	return () => queryClient.invalidateQueries({ queryKey: picturesKey });
};

export function useDescribe(onDone: (hash: string, alt: string) => void) {
	const refresh = useRefresh();
	return useAction({
		mutationFn: (input: { hash: string; alt: string }) =>
			call(images, { action: 'describe', ...input }),
		onSuccess: () => toast.success(messages.pictures.described),
		onError: toastFailure,
		onSettled: async (_, error, { hash, alt }) => {
			await refresh();
			if (!error) onDone(hash, alt);
		},
	});
}

/** Deletes pictures that nothing shows, and offers to take that back. */
export function useDeleteImages(onDone: (asked: string[]) => void) {
	const { pictures, common } = messages;
	const refresh = useRefresh();
	const restore = useAction({
		mutationFn: (hashes: string[]) => call(images, { action: 'restore', hashes }),
		onSuccess: (_, { length }) => toast.success(pictures.restored(length)),
		onError: toastFailure,
		onSettled: refresh,
	});
	return useAction({
		mutationFn: (hashes: string[]) => call(images, { action: 'delete', hashes }),
		onSuccess: async ({ hashes: deleted = [] }, asked) => {
			await refresh();
			onDone(asked);
			const stayed = asked.length - deleted.length;
			toast.success(pictures.deleted(deleted.length), {
				...(stayed > 0 && { description: pictures.stayed(stayed) }),
				action: { label: common.undo, onClick: () => restore.mutate(deleted) },
			});
		},
		onError: toastFailure,
	});
}
